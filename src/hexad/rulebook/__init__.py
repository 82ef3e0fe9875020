"""The playable rulebook: a course for each game, whose lessons are data.

Each rule of RULES has a lesson, and a lesson has tasks on real positions. The answers are not part of the data: the
rules find them. What the data says of wrong answers is checked when it is read.

>>> from hexad import rulebook
>>> lesson = rulebook.lesson("A13")
>>> lesson.tasks[0].right
('f7f8',)
"""

from __future__ import annotations

from hexad.position import Position
from hexad.rulebook.course import GAMES, RULES, RULINGS, course, lesson
from hexad.rulebook.reader import LessonError
from hexad.rulebook.tasks import Answer, Attack, Cells, Choice, Lesson, One, Play, Read, Task, Try

__all__ = [
    "GAMES",
    "RULES",
    "RULINGS",
    "Answer",
    "Attack",
    "Cells",
    "Choice",
    "Lesson",
    "LessonError",
    "One",
    "Play",
    "Position",
    "Read",
    "Task",
    "Try",
    "course",
    "lesson",
]
