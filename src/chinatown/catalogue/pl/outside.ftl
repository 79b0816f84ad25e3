### Co boty spoza programu robią źle w symulacjach i turniejach.
###
### $bot to rodzaj bota w podanej postaci, $detail to kod albo to, co bot wypisuje.

outside-illegal = { $bot }: działania wbrew zasadom: { $count }, pierwsze w partii { $game }, w rundzie { $round }: { $detail }. Zastępuje je najprostsze działanie.
outside-unreadable = { $bot }: nieczytelne odpowiedzi: { $count }, pierwsza w partii { $game }, w rundzie { $round }: { $detail }. Zastępuje je najprostsze działanie.
outside-late = { $bot }: spóźnione odpowiedzi: { $count }, pierwsza w partii { $game }, w rundzie { $round }. Zastępuje je najprostsze działanie.
outside-no-action = { $bot }: brak działania, na które czeka gra: { $count }, pierwszy raz w partii { $game }, w rundzie { $round }. Zastępuje je najprostsze działanie.
outside-too-many-actions = { $bot }: fazy ze zbyt wieloma działaniami: { $count }, pierwsza w partii { $game }, w rundzie { $round }. Miejsce pasuje do końca fazy.
outside-ended = { $bot }: partie, w których program kończy pracę przed czasem: { $count }, pierwsza to partia { $game }, runda { $round }, kod { $detail }. Miejsce pasuje do końca partii.
outside-flood = { $bot }: partie, w których program wypisuje za dużo: { $count }, pierwsza to partia { $game }, runda { $round }. Miejsce pasuje do końca partii.
outside-given-up = { $bot }: partie ze zbyt wieloma błędami: { $count }, pierwsza to partia { $game }, runda { $round }. Miejsce pasuje do końca partii.
