"""What the plots say: from the figures of the store to charts in the player's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from golf_desktop.storage.days import DayResult
from golf_desktop.storage.plots import Figures, Span
from golf_desktop.ui.daily.texts import day_text, plain_day, result_text
from golf_desktop.ui.language import counted
from golf_desktop.ui.plots.canvas import Style
from golf_desktop.ui.plots.charts import Bars, BarsChart, Chart, CourseChart, SharesChart, sentences
from golf_desktop.ui.plots.sheet import Sheet
from golf_desktop.ui.plots.year import YearChart
from golf_desktop.ui.statistics.bars import Bar, bars_of
from golf_desktop.ui.statistics.texts import (
    count_text,
    decimal_text,
    rule_set_text,
    share_text,
    when_text,
)
from golf_desktop.ui.texts import number_text, percent_text


def _tr(text: str) -> str:
    return QCoreApplication.translate("plots", text)


def _counted(one: str, several: str, number: int) -> str:
    return counted("plots", one, several, number)


class Kind(Enum):
    """Which plot it is."""

    COURSE = auto()
    SCORES = auto()
    SHARES = auto()
    STROKES = auto()
    DAYS = auto()

    @property
    def needs_best(self) -> bool:
        """Whether it shows what the deals could have come to."""
        return self in (Kind.SCORES, Kind.STROKES)


@dataclass(frozen=True, slots=True)
class Known:
    """What the plots are made of.

    Attributes:
        figures: of the attempts.
        days: what became of the deals of the day.
        today: the day that it is.
    """

    figures: Figures
    days: Mapping[date, DayResult]
    today: date


def titles() -> dict[Kind, str]:
    """What each plot is called, in the order in which they are offered."""
    return {
        Kind.COURSE: _tr("Scores over time"),
        Kind.SCORES: _tr("Scores beside best play"),
        Kind.SHARES: _tr("Share cleared, by rules"),
        Kind.STROKES: _tr("Strokes over the best possible"),
        Kind.DAYS: _tr("Deals of the day"),
    }


def chart(kind: Kind, known: Known, year: int) -> Chart | None:
    """A plot, or None where there is nothing to draw.

    Args:
        kind: which one.
        known: what it is made of.
        year: the year of the deals of the day.
    """
    figures = known.figures
    if kind is Kind.DAYS:
        return _days(known, year)
    if not figures.played or (kind is Kind.STROKES and not figures.known):
        return None
    made = {
        Kind.COURSE: _course,
        Kind.SCORES: _scores,
        Kind.SHARES: _shares,
        Kind.STROKES: _strokes,
    }
    return made[kind](figures)


def nothing_text(kind: Kind, known: Known) -> str:
    """Why there is nothing to draw."""
    if kind is Kind.STROKES and known.figures.played:
        return _tr(
            "The best possible score of these deals is not known. It is worked out while this is"
            " shown, for layouts in which that is soon done."
        )
    return _tr("No attempts of this kind yet.")


def _attempts(count: int) -> str:
    return _counted("1 attempt", "%n attempts", count)


def _best_known(figures: Figures) -> str:
    """Of how many attempts the best possible is known."""
    return _tr("The best possible score is known for {known} of {all} attempts.").format(
        known=count_text(figures.known), all=count_text(figures.played)
    )


def _best_score(scores: Mapping[int, int]) -> str:
    return _tr("The best score is {score}.").format(score=number_text(min(scores)))


# -- Scores over time -----------------------------------------------------------------------


def _course(figures: Figures) -> Chart:
    course = figures.course
    single = all(span.first == span.last for span in course.spans)
    scores = _tr("Score") if single else _tr("Lowest to highest score")
    running = _tr("Mean of the last {count}").format(count=count_text(course.window))
    last = course.spans[-1]
    recent = _tr("{attempts}; the mean of the last {count} is {mean}.").format(
        attempts=_attempts(last.last),
        count=count_text(min(course.window, last.last)),
        mean=decimal_text(last.running),
    )
    summary = sentences((recent, _best_score(figures.scores)))
    titles_ = (_tr("Attempt"), _tr("When"), _tr("Lowest"), _tr("Mean"), _tr("Highest"), running)
    rows = tuple(
        (
            _places(span),
            when_text(span.begun),
            number_text(span.low),
            decimal_text(span.mean),
            number_text(span.high),
            decimal_text(span.running),
        )
        for span in course.spans
    )
    return CourseChart(
        titles()[Kind.COURSE],
        summary,
        Sheet(titles_, rows),
        tuple(_span_text(span) for span in course.spans),
        course,
        (scores, running, _tr("Attempts, in the order in which they were played")),
    )


def _places(span: Span) -> str:
    first, last = count_text(span.first), count_text(span.last)
    return first if span.first == span.last else f"{first}–{last}"


def _span_text(span: Span) -> str:
    running = decimal_text(span.running)
    if span.first == span.last:
        return _tr("Attempt {number}, {when}: score {score}, running mean {mean}").format(
            number=count_text(span.first),
            when=when_text(span.begun),
            score=number_text(span.low),
            mean=running,
        )
    form = _tr("Attempts {numbers}, from {when}: {low} to {high}, running mean {mean}")
    return form.format(
        numbers=_places(span),
        when=when_text(span.begun),
        low=number_text(span.low),
        high=number_text(span.high),
        mean=running,
    )


# -- Distributions --------------------------------------------------------------------------


def _in_bar(bar: Bar, distribution: Mapping[int, int]) -> int:
    return sum(distribution.get(score, 0) for score in range(bar.low, bar.high + 1))


def _scores(figures: Figures) -> Chart:
    """Scores beside the best possible: of the same attempts, as soon as any of these is known."""
    yours = figures.matched if figures.known else figures.scores
    groups = bars_of(Counter(yours) + Counter(figures.best))
    rows = [Bars(_tr("Your scores"), Style.FULL, _shares_of(groups, yours))]
    if figures.known:
        best = _shares_of(groups, figures.best)
        rows.append(Bars(_tr("Best play of these deals"), Style.HATCHED, best))
    return BarsChart(
        titles()[Kind.SCORES],
        _scores_summary(figures, yours),
        _scores_sheet(yours, figures.best),
        tuple(_score_text(bar, yours, figures.best) for bar in groups),
        tuple(bar.text for bar in groups),
        tuple(rows),
        _tr("Score"),
        percent_text("{number}"),
    )


def _scores_summary(figures: Figures, yours: Mapping[int, int]) -> str:
    """The means, and of how many attempts they are."""
    mean = _tr("Your mean score is {mean}.").format(mean=decimal_text(_mean(yours)))
    if not figures.known:
        return sentences((mean, _best_score(yours), _best_known(figures)))
    best = _tr("By best play it would be {mean}.").format(mean=decimal_text(_mean(figures.best)))
    compared = _tr("Compared are {known} of {all} attempts, whose best is known.")
    return sentences(
        (
            mean,
            best,
            compared.format(known=count_text(figures.known), all=count_text(figures.played)),
            _best_score(yours),
        )
    )


def _score_text(bar: Bar, yours: Mapping[int, int], best: Mapping[int, int]) -> str:
    """What some scores' bars tell."""
    mine = _in_bar(bar, yours)
    said = _tr("Score {score}: {attempts}").format(score=bar.text, attempts=_attempts(mine))
    if not best:
        return said
    return _tr("{yours}, {share}; by best play {best}").format(
        yours=said,
        share=share_text(mine / sum(yours.values())),
        best=share_text(_in_bar(bar, best) / sum(best.values())),
    )


def _scores_sheet(yours: Mapping[int, int], best: Mapping[int, int]) -> Sheet:
    """How often each score was made and would have been."""
    played, known = sum(yours.values()), sum(best.values())
    rows = tuple(
        (
            number_text(score),
            count_text(yours.get(score, 0)),
            share_text(yours.get(score, 0) / played),
            count_text(best.get(score, 0)),
            share_text(best.get(score, 0) / known) if known else "",
        )
        for score in sorted({*yours, *best})
    )
    heads = (
        _tr("Score"),
        _tr("Attempts"),
        _tr("Share"),
        _tr("By best play"),
        _tr("Share by best play"),
    )
    return Sheet(heads, rows)


def _strokes(figures: Figures) -> Chart:
    groups = bars_of(figures.strokes)
    counts = [_in_bar(bar, figures.strokes) for bar in groups]
    perfect = figures.strokes.get(0, 0)
    summary = sentences(
        (
            _tr("{mean} strokes over the best possible on average; {perfect} at the best.").format(
                mean=decimal_text(_mean(figures.strokes)), perfect=_attempts(perfect)
            ),
            _best_known(figures),
        )
    )
    table = tuple(
        (number_text(over), count_text(count), share_text(count / figures.known))
        for over, count in figures.strokes.items()
    )
    marks = tuple(
        _tr("{strokes} over the best possible: {attempts}, {share}").format(
            strokes=bar.text, attempts=_attempts(count), share=share_text(count / figures.known)
        )
        for bar, count in zip(groups, counts, strict=True)
    )
    return BarsChart(
        titles()[Kind.STROKES],
        summary,
        Sheet((_tr("Strokes over"), _tr("Attempts"), _tr("Share")), table),
        marks,
        tuple(bar.text for bar in groups),
        (Bars(_tr("Attempts"), Style.FULL, tuple(map(float, counts))),),
        _tr("Strokes over the best possible"),
    )


def _shares_of(groups: Sequence[Bar], distribution: Mapping[int, int]) -> tuple[float, ...]:
    """What is in each bar, in per cent of all."""
    whole = sum(distribution.values()) or 1
    return tuple(100 * _in_bar(bar, distribution) / whole for bar in groups)


def _mean(distribution: Mapping[int, int]) -> float:
    return sum(each * count for each, count in distribution.items()) / sum(distribution.values())


# -- Rules and days -------------------------------------------------------------------------


def _shares(figures: Figures) -> Chart:
    names = tuple(rule_set_text(each.rules) for each in figures.shares)
    shares = tuple(each.cleared / each.played for each in figures.shares)
    texts = tuple(
        _tr("{share}, {cleared} of {played}").format(
            share=share_text(share),
            cleared=count_text(each.cleared),
            played=count_text(each.played),
        )
        for share, each in zip(shares, figures.shares, strict=True)
    )
    rows = tuple(
        (name, count_text(each.played), count_text(each.cleared), share_text(share))
        for name, each, share in zip(names, figures.shares, shares, strict=True)
    )
    cleared = sum(each.cleared for each in figures.shares)
    summary = _tr("{attempts}, of which {share} were cleared.").format(
        attempts=_attempts(figures.played), share=share_text(cleared / figures.played)
    )
    return SharesChart(
        titles()[Kind.SHARES],
        summary,
        Sheet((_tr("Rules"), _tr("Played"), _tr("Cleared"), _tr("Share cleared")), rows),
        tuple(f"{name}: {text}" for name, text in zip(names, texts, strict=True)),
        names,
        shares,
        texts,
        _tr("And {count} more: see the table."),
    )


def _days(known: Known, year: int) -> Chart:
    results = {day: result for day, result in known.days.items() if day.year == year}
    cleared = sum(result.is_cleared for result in results.values())
    summary = _tr("{year}: {days} played, {cleared} cleared.").format(
        year=year,
        days=_counted("1 deal of the day", "%n deals of the day", len(results)),
        cleared=count_text(cleared),
    )
    first = date(year, 1, 1)
    days = [first + timedelta(days=number) for number in range((date(year + 1, 1, 1) - first).days)]
    marks = tuple(day_text(day, results.get(day), known.today) for day in days)
    rows = tuple(
        (plain_day(day), result_text(result), number_text(result.score))
        for day, result in results.items()
    )
    return YearChart(
        titles()[Kind.DAYS],
        summary,
        Sheet((_tr("Day"), _tr("Result"), _tr("Score")), rows),
        marks,
        year,
        known.today,
        results,
        (_tr("Cleared"), _tr("Not cleared")),
    )
