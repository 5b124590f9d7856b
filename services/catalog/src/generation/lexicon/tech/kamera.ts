import type { ProductNoun } from '../product-noun.ts'

export const kamera: ProductNoun = {
  match: /\bkamer/,
  nom: 'kamera',
  gen: 'kamere',
  acc: 'kameru',
  gender: 'f',
  audience: 'ljudi koji žele da znaju šta se dešava kad nisu tu',
  keywords: [
    'kamera',
    'kamera za nadzor',
    'kamera za kuću',
    'nadzor dvorišta',
    'sigurnost doma',
    'kamera sa telefonom',
  ],
  titles: ['Vidite i kad niste tu', 'Mirnije na putu, mirnije na poslu', 'Kuća na dlanu'],
  hooks: [
    'Kamera koja gleda umesto Vas, da Vi na putu ne mislite na kuću.',
    'Jedan pogled i znate da je sve na svom mestu.',
    'Za vrata, dvorište i sve ono što ostavite kad zaključate.',
  ],
  punches: ['Zaključali ste. I dalje vidite.', 'Ko je zvonio? Pogledajte.', 'Otišli ste. Oko je ostalo.'],
  bullets: [
    ['Slika koja se razume', 'Vidite ko je i šta je, a ne samo da je nešto prošlo.'],
    ['Uvek na istom mestu', 'Postavite je jednom i dalje gleda sama.'],
    ['Mir kad otputujete', 'Umesto poziva komšiji, jedan pogled.'],
    ['Ne pada u oči', 'Mala je i stoji mirno, pa je primeti samo onaj ko treba.'],
    ['Trag ostaje', 'Kad se nešto desi, nije reč protiv reči.'],
  ],
  reasons: [
    [
      'Brava čuva vrata. Mir čuva nešto drugo.',
      'Zaključali ste, pa se na pola puta pitate da li ste. {ime} odgovara na to pitanje pre nego što okrenete nazad.',
    ],
    [
      'Najgore je ne znati.',
      'Pas laje, alarm svira, komšija zove. Dok ne vidite, zamišljate najgore. Sa kamerom pogledate, pa odlučite.',
    ],
  ],
  troubles: [
    [
      'Na putu mislite na kuću',
      'Prvi dan odmora prođe u pitanjima.',
      'Pogledate, vidite mirno dvorište i odmor počne.',
      'Želim miran put',
    ],
    [
      'Neko je ogrebao auto ili kapiju',
      'A niko ništa nije video.',
      'Kamera je videla i nije zaboravila.',
      'Želim da znam',
    ],
    [
      'Paket „ostavljen”, a nema ga',
      'Kurir tvrdi jedno, Vi vidite praznu stazu.',
      'Pogledate snimak i pitanje je rešeno.',
      'Želim odgovor',
    ],
    [
      'Roditelji su sami u kući',
      'Ne javljaju se, a Vi ste na poslu.',
      'Vidite da je baba u bašti i nastavite da radite.',
      'Želim da budem bez brige',
    ],
  ],
  faq: [
    ['Da li je teško postaviti je?', 'Uputstvo je u kutiji, korak po korak. Ako zapne, javite nam se radnim danom.'],
    [
      'Šta ako nema struje?',
      'Zavisi od napajanja, koje je navedeno u opisu. Kad se struja vrati, proverite da li je slika opet tu.',
    ],
    ['Smem li da snimam ulicu?', 'Usmerite je na svoje dvorište i ulaz. Tuđe prozore i javni put izbegavajte.'],
  ],
  advice: [
    'Gde da je postavite',
    'Više od visine glave, da sunce ne ulazi pravo u nju. Ugao kuće obično vidi i vrata i stazu.',
  ],
  remarks: [
    ['m', 'Vikendica je sto kilometara daleko. Sad je u telefonu.'],
    ['f', 'Vidim kad deca uđu u kuću i dalje radim mirno.'],
    ['m', 'Rešila je raspravu oko parkinga za pet minuta.'],
    ['f', 'Otac ju je postavio sam, a on ne voli uputstva.'],
    ['m', 'Slika bolja nego što sam očekivao za te pare.'],
  ],
  story: {
    by: 'f',
    job: 'Farmaceutkinja',
    about: 'o vikendici koju je prestala da sanja',
    head: 'Vikendica nam je bila odmor. Postala mi je nesanica',
    intro:
      'Imamo malu vikendicu kraj šume. Deda ju je zidao, otac pokrio, mi je krečimo.\n\nI svake zime brinemo o njoj, od novembra do aprila.',
    trouble:
      'Prve godine su nestala drva. Druge godine kosilica. Treće smo zatekli prozor bez stakla i list u krevetu.\n\nNiko ništa nije video, naravno. Šuma ćuti.',
    low: 'Te zime sam se budila u tri i pitala muža da li je zaključao. On je svaki put rekao „jesam”. Onda je i on prestao da spava.\n\nU februaru smo pričali o prodaji.',
    turn: 'Pacijent, penzionisani policajac, čekao je terapiju i rekao: „Vi ne treba da prodate vikendicu. Vi treba da je vidite.”',
    found:
      'Muž ju je postavio ispod strehe za jedno popodne. Nisam verovala da će raditi u onoj hladnoći i mraku.\n\nPrve noći sam pogledala. Sneg, ograda i jedna lisica.',
    after:
      'Sledeće noći opet lisica. Treće sam zaspala pre nego što sam pogledala.\n\nU aprilu su drva bila na svom mestu.',
    now: 'Vikendicu nismo prodali. Lisica ima ime i deca je pozdravljaju preko telefona.\n\nJa u tri noću spavam.',
    quote: 'Nije me čuvala brava. Čuvalo me je to što vidim.',
    noMore: ['Pozivi komšiji da „samo baci pogled”', 'Buđenje u tri zbog brave', 'Povratak s pola puta'],
  },
}
