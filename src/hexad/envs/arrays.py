"""Arrays that the core writes into: of the right type and shape, contiguous and writeable."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["checked", "zeros"]

T = TypeVar("T", bound=np.generic)

# JAX copies arrays that are not aligned to this many bytes.
_ALIGNMENT = 64


def zeros(kind: type[T], shape: tuple[int, ...]) -> NDArray[T]:
    """A new array, aligned so that other libraries can use its memory without a copy."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(size + _ALIGNMENT, np.uint8)
    begin = -room.ctypes.data % _ALIGNMENT
    return room[begin : begin + size].view(kind).reshape(shape)


def checked(name: str, array: object, kind: type[T], shape: tuple[int, ...]) -> NDArray[T]:
    """The array unchanged; raises ValueError if its type, shape or layout is wrong."""
    if not isinstance(array, np.ndarray):
        raise ValueError(f"{name} is a {type(array).__name__}: expected a NumPy array")  # noqa: TRY004 - all faults of arrays raise ValueError
    if array.dtype != kind:
        raise ValueError(f"{name} holds {array.dtype}: expected {np.dtype(kind)}")
    if array.shape != shape:
        raise ValueError(f"{name} has the shape {array.shape}: expected {shape}")
    if not array.flags.c_contiguous or not array.flags.aligned:
        raise ValueError(f"{name} does not lie in one piece: expected a C-contiguous array")
    if not array.flags.writeable:
        raise ValueError(f"{name} is read-only: expected an array that can be written")
    return array
