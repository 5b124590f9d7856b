import type { ProductNoun } from '../product-noun.ts'

/** What can be said of any product; the categories lay their own words over it. */
export const PRODUCT = {
  match: /(?!)/,
  nom: 'proizvod',
  gen: 'proizvoda',
  acc: 'proizvod',
  gender: 'm',
  faq: [
    ['Da li je teško za korišćenje?', 'Nije. Ako nešto ipak zapne, javite nam se radnim danom.'],
    ['Šta stiže u paketu?', 'Ono što vidite na slikama i u opisu, uredno spakovano.'],
    ['Da li je zgodan za poklon?', 'Jeste. Ako ne pogodite, imate 30 dana za povraćaj novca.'],
  ],
  advice: [
    'Mali savet',
    'Stavite ga na mesto koje vidite svakog dana. Stvari koje vidimo koristimo, ostale zaboravimo.',
  ],
  remarks: [
    ['f', 'Tačno kao na slici, a radi bolje nego što sam mislila.'],
    ['m', 'Uzeo jedan na probu, sad imamo tri.'],
    ['f', 'Koristim ga svakog dana. To za malo šta mogu da kažem.'],
    ['m', 'Jednostavan i čvrst. Nema šta da se doda.'],
    ['f', 'Poklonila sam ga sestri, pa poručila i sebi.'],
  ],
  story: {
    by: 'f',
    job: 'Službenica',
    about: 'o maloj stvari koja joj je promenila jutro',
    head: 'Mislila sam da mi treba odmor. Trebala mi je jedna sitnica manje',
    intro:
      'Imam običan posao, običan stan i neobično malo vremena. Dan mi se sastoji od sitnica.\n\nSvaka traje minut, a zajedno pojedu jutro.',
    trouble:
      'Godinama sam jednu od tih sitnica rešavala „za sad”. Malo lepka, malo strpljenja, malo ćutanja.\n\n„Za sad” je trajalo od prošlog leta.',
    low: 'Jednog ponedeljka se sve skupilo. Zakasnila sam, zaboravila doručak i na posao došla u dve različite cipele.\n\nNiko ništa nije rekao. To je bilo najgore.',
    turn: 'Koleginica je pogledala moje cipele i umesto šale mi poslala stranicu: „Počni od nečega.”',
    found:
      'Nisam verovala da jedna kupovina nešto menja. Poručila sam jer se plaća kuriru i jer se može vratiti.\n\nPrvog jutra sam uštedela minut. Nisam znala šta ću s njim, pa sam popila kafu sedeći.',
    after:
      'Posle nedelju dana minut je postao navika. Posle dve sam krenula i ostale sitnice da rešavam redom.\n\nCipele su iste. Mislim, obe.',
    now: 'Odmor mi i dalje treba, kao i svima. Samo više ne bežim od ponedeljka.\n\nKoleginici sam poklonila isto. Sad obe pijemo kafu sedeći.',
    quote: 'Nije mi promenilo život. Promenilo mi je jutro, a to je svaki dan.',
    noMore: ['Rešenja „za sad”', 'Kafa s nogu', 'Nerviranje zbog iste sitnice'],
  },
} as const satisfies Partial<ProductNoun>
