class RandomBase:
    DEALS_PYSOL: int
    DEALS_PYSOLFC: int
    DEALS_MS: int
