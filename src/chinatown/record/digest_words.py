"""Six words that stand for the beginning of a digest, for people who compare it by voice.

There is one list for all languages: whoever plays in another one reads out the same words.
"""

from __future__ import annotations

from typing import Final

WORDS_COMPARED: Final = 6
"""How many words people compare; each stands for eight bits of a digest."""

_LIST: Final = """
album alpha amber anchor angel apple arrow atlas avocado bacon badge ballet balloon
bamboo banana banjo beaver bicycle biscuit bonus border bottle bravo bread broccoli
bronze brush bucket buffalo butter cabin cactus camel candle canyon cargo carpet
cathedral cello cement cherry chess chili chimney chocolate cinema cinnamon circus
clover cobra coffee compass copper cotton cowboy crab cricket crystal cube cucumber
dagger daisy dance delta desert diamond diary diploma dolphin domino dragon drum dynamo
eagle earth echo elbow elephant emerald engine espresso fabric falcon feather ferry
festival finger flag flute forest fossil fridge galaxy garden garlic gazelle ghost giant
giraffe gold gorilla grape guitar hammer harbor harvest hawk helmet hero hippo honey
horizon hurricane iceberg igloo iguana island ivory jacket jaguar jasmine jazz jungle
kangaroo karate kayak ketchup kettle kiwi koala ladder lagoon lamp lantern lasagna
lavender lemon leopard lily limousine lizard lobster macaroni magic magnet mammoth
marble menu metro milk mirror monkey moon mosquito mountain museum mustard napkin needle
ninja notebook nugget oasis ocean octopus olive onion opera orange orbit orchestra
palace panda paper paprika peach peanut pebble pencil penguin picnic pigeon pilot pirate
pizza potato pretzel prism pumpkin puzzle pyramid quartz queen rabbit radar rainbow
raven ribbon robot rocket ruby safari salmon samba satellite saturn scarf scooter shadow
silver siren skeleton snow sofa sphinx spider square squid statue sugar sunset swan
tango taxi temple tennis tiger tomato torch tornado tractor train trumpet tulip tunnel
turtle umbrella unicorn vacuum vampire vanilla velvet village violin volcano wagon
walnut water whale window wolf yacht yogurt zebra zigzag zipper
"""

DIGEST_WORDS: Final = tuple(_LIST.split())
"""256 words, of which any two differ in two letters or more."""


def digest_words(digest: str) -> tuple[str, ...]:
    """Return the words for the first digits of a digest, one for every two of them.

    >>> digest_words("0001fa09c4d1ff")
    ('album', 'alpha', 'wolf', 'bacon', 'raven', 'silver')
    """
    return tuple(DIGEST_WORDS[byte] for byte in bytes.fromhex(digest[: 2 * WORDS_COMPARED]))
