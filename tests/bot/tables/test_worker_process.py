"""A process that answers lines: how far the work is, what happens when it ends, and that it ends at once."""

import os
import sys
import threading

import pytest

from bot.tables.goblins.worker_process import WorkerProcess

ECHO = "import sys\nfor line in sys.stdin:\n  print('part 1', 'part 2', line.strip(), sep='\\n', flush=True)"
DYING = "print('part 1', flush=True); input()"
SLOW = "import time; print('part 1', flush=True); time.sleep(60)"


def worker(program: str) -> WorkerProcess:
    return WorkerProcess((sys.executable, "-S", "-c", program))


def test_lines_that_only_say_how_far_it_is_come_before_the_answer() -> None:
    process, heard = worker(ECHO), list[str]()

    def note_progress(line: str) -> bool:
        heard.append(line)
        return line.startswith("part")

    assert process.ask_worker_process("hello\n", note_progress) == "hello"
    assert heard == ["part 1", "part 2", "hello"]
    assert process.ask_worker_process("again\n") == "part 1", "by default each line is an answer"
    process.close_process()


def test_one_that_ends_in_the_middle_is_not_asked_again_by_itself_and_answers_the_next_question() -> None:
    process, heard = worker(DYING), list[str]()

    def note_progress(line: str) -> bool:
        heard.append(line)
        return True

    for times in (1, 2):
        with pytest.raises(ChildProcessError):
            process.ask_worker_process("hello\n", note_progress)
        assert heard == ["part 1"] * times
        assert process.process_id is None


def test_one_that_is_stopped_ends_at_once_whatever_it_does() -> None:
    process, begun, failed = worker(SLOW), threading.Event(), list[OSError]()

    def note_progress(_: str) -> bool:
        begun.set()
        return True

    def ask() -> None:
        try:
            process.ask_worker_process("hello\n", note_progress)
        except OSError as fault:
            failed.append(fault)

    asking = threading.Thread(target=ask)
    asking.start()
    assert begun.wait(30)
    child = process.process_id
    assert child
    process.stop_process()
    asking.join(30)
    assert len(failed) == 1
    with pytest.raises(ProcessLookupError):
        os.kill(child, 0)
    with pytest.raises(ChildProcessError):
        process.ask_worker_process("again\n")
