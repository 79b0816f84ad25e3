"""Pseudo-locales: English made longer and accented, one of them written from right to left.

What they show that is cut, covered or stays plain English would be so in a language of people.
They are made when a test runs and take the place of the English texts on their way to the page.
"""

import math
import re
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from chinatown.catalogue import FOLDER, Catalogue

AREAS: Final = tuple(sorted(path.stem for path in (FOLDER / "en").glob("*.ftl")))
GROWTH: Final = 1.4
"""How long a text is beside its English one."""
_ACCENTED: Final = str.maketrans(
    "ACDEGHIKLNORSTUWYZacdeghiklnorstuwyz", "ÅÇÐÉĜĤÎĶĻÑÖŔŠŢÛŴÝŽåçðéĝĥîķļñöŕšţûŵýž"
)
_AS_THEY_ARE: Final = frozenset({"language-name", "text-direction", "code-example"})
_OVERRIDE: Final = "\u202e"
_POP: Final = "\u202c"


def longer(text: str) -> str:
    """Return a text with as many words, accented, and at least 40% longer.

    >>> longer("Keep 2")
    'Ķéééép 2'
    """
    lacking = math.ceil(len(text) * (GROWTH - 1)) if re.search("[A-Za-z]", text) else 0
    parts = re.split("([A-Za-z]+)", text)
    words = range(1, len(parts), 2)
    letters = sum(len(parts[place]) for place in words)
    for place in words:
        word = parts[place]
        more = math.ceil(lacking * len(word) / letters)
        vowel = re.search("[aeiouy]", word)
        end = vowel.end() if vowel else len(word)
        parts[place] = (word[:end] + word[end - 1 : end] * more + word[end:]).translate(_ACCENTED)
    return "".join(parts)


class _Pseudo(Transformer):
    def __init__(self, right_to_left: bool) -> None:
        self.right_to_left = right_to_left

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        words = longer(node.value)
        if self.right_to_left and words.strip():
            words = _OVERRIDE + words + _POP
        return ast.TextElement(words)


class PseudoLocale:
    """A language that nobody speaks, made of the English texts.

    `text` gives a text as the page shows it.
    """

    def __init__(self, *, right_to_left: bool) -> None:
        self.right_to_left = right_to_left
        self.source = "\n".join(self._translated(FOLDER / "en" / f"{area}.ftl") for area in AREAS)
        bundle = FluentBundle(["en"], use_isolating=False)
        bundle.add_resource(FluentResource(self.source))
        catalogue = Catalogue(AREAS)
        # In place of the files, which it would read at the first text.
        vars(catalogue)["_bundles"] = (bundle,)
        self.text = catalogue.text

    def _translated(self, path: Path) -> str:
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        pseudo = _Pseudo(self.right_to_left)
        for entry in resource.body:
            if isinstance(entry, ast.Message) and entry.id.name not in _AS_THEY_ARE:
                pseudo.visit(entry)
        texts = FluentSerializer().serialize(resource)
        if self.right_to_left:
            texts = texts.replace("text-direction = ltr", "text-direction = rtl")
        return re.sub("^#.*\n", "", texts, flags=re.MULTILINE)

    def speak_on(self, page: Page) -> None:
        """Let a page that is opened from now on get these texts for the English ones."""

        def answer(route: Route) -> None:
            route.fulfill(body=self.source, content_type="text/plain; charset=utf-8")

        page.route(re.compile(r"/assets/en-\w+\.txt$"), answer)
