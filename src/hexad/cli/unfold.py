"""Options that commands share: a parameter that is a dataclass becomes an option for each of its fields.

All commands share --language. It is chosen before they are asked, see `hexad.cli.language`, and only listed here.
"""

from __future__ import annotations

import inspect
from dataclasses import is_dataclass
from functools import update_wrapper
from typing import TYPE_CHECKING, Annotated, Any

from hexad.cli.options import option
from hexad.texts import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

__all__ = ["unfold"]

_LANGUAGE = inspect.Parameter(
    "language",
    inspect.Parameter.KEYWORD_ONLY,
    default=None,
    annotation=Annotated[str | None, option("--language", "|".join(LANGUAGES), "help-language")],
)


def unfold(command: Callable[..., object]) -> Callable[..., object]:
    """The command as Typer should see it: with the fields of its dataclasses as parameters of their own."""
    own = inspect.signature(command, eval_str=True).parameters
    groups = {name: _fields(one.annotation) for name, one in own.items() if is_dataclass(one.annotation)}

    def run(**values: Any) -> object:  # noqa: ANN401
        del values[_LANGUAGE.name]
        for name, fields in groups.items():
            values[name] = own[name].annotation(**{field: values.pop(field) for field in fields})
        return command(**values)

    flat = [field for name in own for field in (groups[name].values() if name in groups else [own[name]])]
    update_wrapper(run, command)
    signature = inspect.Signature([one.replace(kind=one.KEYWORD_ONLY) for one in (*flat, _LANGUAGE)])
    run.__signature__ = signature  # type: ignore[attr-defined]  # where inspect looks for it
    return run


def _fields(group: Any) -> Mapping[str, inspect.Parameter]:  # noqa: ANN401 - any dataclass
    return inspect.signature(group, eval_str=True).parameters
