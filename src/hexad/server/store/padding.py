"""Lists as parameters of statements."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")

__all__ = ["padded"]


def padded(values: Iterable[T]) -> list[T]:
    """Return the values for `in_`, with the last one repeated up to a power of two.

    A statement has a parameter for each value of a list. With a statement for each length, the drivers' caches of
    prepared statements would take megabytes in every connection.
    """
    found = list(values)
    if not found:
        return found
    size = 1 << (len(found) - 1).bit_length()
    return found + found[-1:] * (size - len(found))
