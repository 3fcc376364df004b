"""One program for each folder of data: a second start hands its wish to the running window.

Whoever holds the lock in the folder is the running one and listens on a local socket. Both the
lock and the proof that somebody listens belong to a living process, so nothing that a killed one
leaves behind is ever in the way.

What is said on the socket, in this order:

1. The running one: `_GREETING`. A window that hangs says nothing, and so is not sent a wish that
   it would carry out long after the second start has given up and opened a window of its own.
2. The second start: the message's length in bytes as a big-endian 32-bit number, and the message.
3. The running one: `_RECEIPT`; then it hangs up.
"""

from __future__ import annotations

import logging
import os
import stat
import struct
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCryptographicHash,
    QDeadlineTimer,
    QDir,
    QObject,
    QThread,
    QTimer,
    Signal,
)

from golf_desktop.foreground import let_others_come_to_front

if TYPE_CHECKING:
    # Only ever loaded late: the first frame must not pay for the network.
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger(__name__)

MESSAGE_LIMIT = 64 * 1024
"""The longest message, in bytes."""

PATIENCE_MS = 3000
"""How long a second start waits for the running one, which may itself be just starting."""

_LOCK_NAME = "running.lock"
_GREETING = b"golf-desktop 1\n"
_RECEIPT = b"\x06"
_LENGTH = struct.Struct(">I")
_RETRY_MS = 20
_VISIT_MS = 5000
_MOST_VISITS = 64
# The path of a socket has room for 104 bytes on macOS and 108 on Linux; our name takes 29.
_LONGEST_SOCKET_FOLDER = 64


class Claim:
    """The right to be the one program for a folder, or the knowledge that nobody can have it.

    It lasts until it is released or the process ends, however it ends; being forgotten does not
    end it, or a window still open would lose it.

    Attributes:
        folder: the folder of data.
    """

    __slots__ = ("_descriptor", "folder")

    def __init__(self, folder: Path, descriptor: int | None = None) -> None:
        """Make a claim; without the descriptor of a locked file it holds nothing."""
        self.folder = folder
        self._descriptor = descriptor

    @property
    def is_held(self) -> bool:
        """Whether other starts are kept out of the folder."""
        return self._descriptor is not None

    def release(self) -> None:
        """Let another process have the folder. Close the doorkeeper first."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def claim(folder: Path) -> Claim | None:
    """Become the one program for the folder, which is made if need be.

    Never waits and never raises `OSError`: where no lock can be had (a folder that is read-only,
    full or no folder, a file system without locks) the claim holds nothing, and the game plays.

    Returns:
        The claim, or None when another living process holds it.
    """
    # A lock of the kernel's on a file that stays, and not a QLockFile: that one never clears what
    # a power cut left empty, what came on a memory stick from another computer, or a lock whose
    # process number is now our own, as it is in each container; and it waits for the disk.
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = os.open(folder / _LOCK_NAME, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        log.info("no lock in the data folder: %s", error)
        return Claim(folder)
    try:
        if _lock(descriptor):
            return Claim(folder, descriptor)
    except OSError as error:
        log.info("the data folder's file system has no locks: %s", error)
        os.close(descriptor)
        return Claim(folder)
    os.close(descriptor)
    return None


def hand_over(folder: Path, message: bytes, timeout_ms: int = PATIENCE_MS) -> bool:
    """Hand a message to the program that runs for the folder.

    Tries until the time is over, for the running one may not listen yet. No application object
    is needed.

    Args:
        folder: the folder of data.
        message: what the running one shall be asked.
        timeout_ms: the longest this may take, in milliseconds.

    Returns:
        Whether the running one has confirmed the message.

    Raises:
        ValueError: the message is longer than `MESSAGE_LIMIT`.
    """
    deadline = _deadline(message, timeout_ms)
    while not _try_to_hand_over(folder, message, deadline):
        if deadline.hasExpired():
            return False
        QThread.msleep(_RETRY_MS)
    return True


def claim_or_hand_over(folder: Path, message: bytes, timeout_ms: int = PATIENCE_MS) -> Claim | None:
    """Become the one program for the folder, or hand the message to the one that is.

    When the other ends meanwhile, its place is taken; when it does not answer in time, the claim
    holds nothing, so that the player gets a window whatever happens.

    Args:
        folder: the folder of data.
        message: what the running one shall be asked.
        timeout_ms: the longest to wait for the other, in milliseconds.

    Returns:
        The claim with which to open a window, or None when the message was handed over.

    Raises:
        ValueError: the message is longer than `MESSAGE_LIMIT`.
    """
    deadline = _deadline(message, timeout_ms)
    while (mine := claim(folder)) is None:
        if _try_to_hand_over(folder, message, deadline):
            return None
        if deadline.hasExpired():
            log.info("the running window does not answer")
            return Claim(folder)
        QThread.msleep(_RETRY_MS)
    return mine


class Doorkeeper(QObject):
    """Hears what later starts of the program ask of this one.

    Whoever connects can neither hold up the event loop nor fill the memory: messages come in
    piece by piece, `MESSAGE_LIMIT` bytes at the most, from `_MOST_VISITS` at once, and within
    `_VISIT_MS`.

    Signals:
        asked: a whole message came, and its sender knows. Its content is not checked.
    """

    asked = Signal(bytes)

    def __init__(self, mine: Claim, parent: QObject | None = None) -> None:
        """Make a doorkeeper, who does not listen yet, for the folder of the claim."""
        super().__init__(parent)
        self._claim = mine
        self._server: QLocalServer | None = None
        self._visits: set[_Visit] = set()

    def listen(self) -> bool:
        """Begin to listen, after the first frame; whether it could.

        With a claim that holds nothing it never does: the socket may be another's.
        """
        if self._server is not None:
            return True
        if not self._claim.is_held:
            return False
        try:
            from PySide6.QtNetwork import QLocalServer
        except ImportError as error:
            # It needs libraries of the system that nothing else here does.
            log.info("cannot listen to other starts: %s", error)
            return False

        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._let_in)
        for address in _addresses(self._claim.folder):
            # We hold the lock, so whoever left a socket here is gone.
            QLocalServer.removeServer(address)
            if server.listen(address):
                self._server = server
                return True
            log.info("cannot listen to other starts: %s", server.errorString())
        server.deleteLater()
        return False

    def close(self) -> None:
        """Stop listening, and hang up on all who are not done."""
        if self._server is None:
            return
        self._server.close()
        self._server.deleteLater()
        self._server = None
        for visit in tuple(self._visits):
            visit.end()

    def _let_in(self) -> None:
        while self._server is not None and self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            if len(self._visits) >= _MOST_VISITS:
                socket.abort()
                socket.deleteLater()
                continue
            visit = _Visit(socket, self)
            self._visits.add(visit)
            visit.ended.connect(self._forget)
            visit.asked.connect(self.asked)
            visit.greet()

    def _forget(self, visit: _Visit) -> None:
        self._visits.discard(visit)
        visit.deleteLater()


class _Visit(QObject):
    """One who has connected, until it has said what it wants or is sent away.

    Signals:
        asked: the whole message came, and its sender knows.
        ended: the connection is closed; tells which visit it was.
    """

    asked = Signal(bytes)
    ended = Signal(QObject)

    def __init__(self, socket: QLocalSocket, parent: QObject) -> None:
        """Begin to hear whoever is at the other end of the socket, which becomes ours."""
        super().__init__(parent)
        self._length: int | None = None
        self._is_done = False
        self._is_ended = False
        self._socket = socket
        socket.setParent(self)
        socket.setReadBufferSize(_LENGTH.size + MESSAGE_LIMIT)
        socket.readyRead.connect(self._read)
        socket.disconnected.connect(self._tell_end)
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(self.end)
        timer.start(_VISIT_MS)

    def greet(self) -> None:
        """Let them speak."""
        self._socket.write(_GREETING)

    def end(self) -> None:
        """Hang up at once."""
        self._is_done = True
        self._socket.abort()
        # A socket that was closed already has nothing to tell.
        self._tell_end()

    def _read(self) -> None:
        if self._is_done:
            return
        if self._length is None:
            if self._socket.bytesAvailable() < _LENGTH.size:
                return
            (self._length,) = _LENGTH.unpack(self._socket.read(_LENGTH.size).data())
        if self._length > MESSAGE_LIMIT:
            log.info("another process sent no message of ours")
            self.end()
        elif self._socket.bytesAvailable() >= self._length:
            self._is_done = True
            self._receive(bytes(self._socket.read(self._length).data()))

    def _receive(self, message: bytes) -> None:
        socket = self._socket
        socket.write(_RECEIPT)
        socket.flush()
        # A sender who is gone gave up waiting and has opened a window of its own.
        is_heard = socket.state() is socket.LocalSocketState.ConnectedState
        socket.disconnectFromServer()
        if is_heard:
            # Last of all: the answer to it may open a dialog, and so run for long.
            self.asked.emit(message)

    def _tell_end(self) -> None:
        self._is_done = True
        if not self._is_ended:
            self._is_ended = True
            self.ended.emit(self)


def _lock(descriptor: int) -> bool:
    """Lock an open file for as long as the process lives; whether it was free."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def _addresses(folder: Path) -> list[str]:
    """Where the program for the folder may listen, in order of preference.

    The name tells the folder by a hash, for the path of a socket must be short; by whatever way
    the folder is named, it is the same. On Windows these are names of pipes.
    """
    world = os.path.normcase(os.path.realpath(folder))
    if sys.platform == "win32":
        user = os.environ.get("USERNAME", "")
    else:
        user = str(os.getuid())
    # Qt's hash, since loading hashlib takes longer than all else here.
    digest = QCryptographicHash.hash(
        os.fsencode(f"{user}\0{world}"), QCryptographicHash.Algorithm.Sha256
    )
    name = f"golf-desktop-{bytes(digest.data()).hex()[:16]}"
    if sys.platform == "win32":
        return [name]
    # More than one, since a start by other means (cron, a remote shell) may know of fewer.
    folders = (os.environ.get("XDG_RUNTIME_DIR", ""), f"/run/user/{user}", QDir.tempPath(), "/tmp")
    usable = [path for path in dict.fromkeys(folders) if _can_hold_sockets(path)]
    return [f"{path}/{name}" for path in usable]


def _can_hold_sockets(path: str) -> bool:
    is_short = 0 < len(os.fsencode(path)) <= _LONGEST_SOCKET_FOLDER
    return is_short and path.startswith("/") and os.access(path, os.W_OK | os.X_OK)


def _is_ours(address: str) -> bool:
    """Whether a socket is there, and nobody else's: all users may write where it can be."""
    if sys.platform == "win32":
        return True
    try:
        status = Path(address).lstat()
    except OSError:
        return False
    return stat.S_ISSOCK(status.st_mode) and status.st_uid == os.getuid()


def _deadline(message: bytes, timeout_ms: int) -> QDeadlineTimer:
    if len(message) > MESSAGE_LIMIT:
        raise ValueError(f"a message of {len(message)} bytes is too long")
    # A negative time would mean for ever.
    return QDeadlineTimer(max(0, timeout_ms))


def _try_to_hand_over(folder: Path, message: bytes, deadline: QDeadlineTimer) -> bool:
    """Hand the message to whoever listens now; whether it was confirmed."""
    return any(
        _deliver(address, message, deadline) for address in _addresses(folder) if _is_ours(address)
    )


def _deliver(address: str, message: bytes, deadline: QDeadlineTimer) -> bool:
    """Say our part to the one who listens there; whether it was confirmed."""
    try:
        from PySide6.QtNetwork import QLocalSocket
    except ImportError as error:
        log.info("cannot talk to the window that is open: %s", error)
        return False

    socket = QLocalSocket()
    socket.connectToServer(address)
    if not socket.waitForConnected(deadline.remainingTime()):
        return False
    if _read(socket, len(_GREETING), deadline) != _GREETING:
        return False
    let_others_come_to_front()
    socket.write(_LENGTH.pack(len(message)) + message)
    while socket.bytesToWrite():
        if not socket.waitForBytesWritten(deadline.remainingTime()):
            return False
    return _read(socket, len(_RECEIPT), deadline) == _RECEIPT


def _read(socket: QLocalSocket, count: int, deadline: QDeadlineTimer) -> bytes:
    """Wait for so many bytes; fewer come when the time is over or the other hangs up."""
    while socket.bytesAvailable() < count:
        if not socket.waitForReadyRead(deadline.remainingTime()):
            break
    return bytes(socket.read(count).data())
