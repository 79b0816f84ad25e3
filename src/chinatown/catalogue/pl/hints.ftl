### To, co uczy przy stole; zob. plik angielski.

## Typy sklepów obok planu

hint-legend = Dochód na rundę wg rozmiaru, w tys.
hint-shop-pays = { $shop }, pełny rozmiar: { $maximum }. Dochód według rozmiaru: { $money }

## Budynek na planie

hint-pays = { $more ->
    [yes] przynosi { $money } na rundę, z jeszcze jednym sklepem { $next }
   *[no] przynosi { $money } na rundę
}
hint-no-street = bez dostępu do ulicy: tylko jako dalszy ciąg twojego przedsiębiorstwa obok
hint-lot = { $kind ->
    [grows] { $shop } { $was } → { $size }: do { $now } na rundę
    [earns] do { $now } na rundę
   *[hope] wart około { $total } do końca gry
}

## Karty do wyboru

hint-card-closed = Bez ulicy: tylko jako dalszy ciąg przedsiębiorstwa obok
hint-why-keep = Dlaczego { $keep } z { $all }?

## Drogi do zasad

hint-rules = Zasady
hint-why = dlaczego odmowa
hint-rules-about = Zasady: { $about }

## Pierwsza gra, na pierwszej stronie

hint-lesson = Nauka przez grę
hint-lesson-about = Pierwsza gra z przewodnikiem: około dziesięciu minut, a przerwać i wrócić można w każdej chwili.
hint-lesson-start = Zacznij pierwszą grę
hint-lesson-resume = Wróć do pierwszej gry
hint-lesson-rules = Przeczytaj zasady
