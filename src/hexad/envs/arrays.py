"""Arrays that the core writes into: of the right type and shape, in one piece, and open to writing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["checked", "zeros"]

T = TypeVar("T", bound=np.generic)

# What JAX asks for: arrays that begin elsewhere it copies.
_ALIGNMENT = 64


def zeros(kind: type[T], shape: tuple[int, ...]) -> NDArray[T]:
    """A new array, which begins where every library can take it as it is."""
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    room = np.zeros(size + _ALIGNMENT, np.uint8)
    begin = -room.ctypes.data % _ALIGNMENT
    return room[begin : begin + size].view(kind).reshape(shape)


def checked(name: str, array: Any, kind: type[T], shape: tuple[int, ...]) -> NDArray[T]:  # noqa: ANN401
    """The array as it is, or a ValueError that says what is wrong with it."""
    if not isinstance(array, np.ndarray):
        raise ValueError(f"{name} is a {type(array).__name__}: expected a NumPy array")  # noqa: TRY004 - one kind for all
    if array.dtype != kind:
        raise ValueError(f"{name} holds {array.dtype}: expected {np.dtype(kind)}")
    if array.shape != shape:
        raise ValueError(f"{name} has the shape {array.shape}: expected {shape}")
    if not array.flags.c_contiguous or not array.flags.aligned:
        raise ValueError(f"{name} does not lie in one piece: expected a C-contiguous array")
    if not array.flags.writeable:
        raise ValueError(f"{name} is read-only: expected an array that can be written")
    return array
