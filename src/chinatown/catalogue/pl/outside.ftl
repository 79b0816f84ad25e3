### Co boty spoza programu robią źle w symulacjach i turniejach.
###
### $bot to rodzaj bota w podanej postaci, $detail to kod albo to, co bot wypisuje.

outside-illegal = { $bot }: akcje wbrew zasadom: { $count }, pierwsza w partii { $game }, w rundzie { $round }: { $detail }. Zastępuje je najprostsza akcja.
outside-unreadable = { $bot }: nieczytelne odpowiedzi: { $count }, pierwsza w partii { $game }, w rundzie { $round }: { $detail }. Zastępuje je najprostsza akcja.
outside-late = { $bot }: spóźnione odpowiedzi: { $count }, pierwsza w partii { $game }, w rundzie { $round }. Zastępuje je najprostsza akcja.
outside-no-action = { $bot }: brak akcji, na którą czeka gra: { $count }, pierwszy raz w partii { $game }, w rundzie { $round }. Zastępuje ją najprostsza akcja.
outside-too-many-actions = { $bot }: fazy ze zbyt wieloma akcjami: { $count }, pierwsza w partii { $game }, w rundzie { $round }. Miejsce pasuje do końca fazy.
outside-ended = { $bot }: partie, w których program kończy pracę przed czasem: { $count }, pierwsza to partia { $game }, runda { $round }, kod { $detail }. Miejsce pasuje do końca partii.
outside-flood = { $bot }: partie, w których program wypisuje za dużo: { $count }, pierwsza to partia { $game }, runda { $round }. Miejsce pasuje do końca partii.
outside-given-up = { $bot }: partie ze zbyt wieloma błędami: { $count }, pierwsza to partia { $game }, runda { $round }. Miejsce pasuje do końca partii.
