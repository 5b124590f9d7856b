import type { ProductNoun } from '../product-noun.ts'

export const sat: ProductNoun = {
  match: /\bsat(ov[a-z]*)?\b/,
  nom: 'sat',
  gen: 'sata',
  acc: 'sat',
  gender: 'm',
  audience: 'ljudi koji žele da pogledaju na ruku, a ne u telefon',
  keywords: ['sat', 'pametni sat', 'ručni sat', 'sat za svaki dan', 'sat za poklon', 'sat za rekreaciju'],
  titles: ['Pogled na ruku umesto na telefon', 'Vreme na ruci, telefon u torbi', 'Sat koji ide uz sve'],
  hooks: [
    'Sat koji kaže ono što Vam treba, i pusti Vas da nastavite razgovor.',
    'Lep na ruci, jasan na prvi pogled, spreman za svaki dan.',
    'Manje vađenja telefona, više gledanja u ljude.',
  ],
  punches: ['Pogled na ruku. I dalje ste tu.', 'Telefon neka čeka. Vi ne morate.', 'Na ruci je. Znate koliko je sati.'],
  bullets: [
    ['Čita se iz prve', 'Brojevi su krupni i jasni, i napolju i uveče.'],
    ['Ide uz odelo i uz trenerku', 'Ne morate da ga skidate kad menjate plan za dan.'],
    ['Lak na ruci', 'Posle pola sata zaboravite da ga nosite.'],
    ['Telefon ostaje u torbi', 'Bacite pogled i nastavite sa onim sa kim ste.'],
    ['Poklon koji se nosi', 'Ne ide u fioku. Vidite ga pri svakom susretu.'],
  ],
  reasons: [
    [
      'Telefon uzmete zbog vremena, a vratite ga posle pola sata.',
      'Hteli ste samo da vidite koliko je sati. Sa satom na ruci jedan pogled je zaista jedan pogled, a dan ostane Vaš.',
    ],
    [
      'Ruka se vidi pre nego što progovorite.',
      'Dobar sat nije ni prevelik ni napadan. Primeti ga onaj ko treba, a Vama služi svaki put kad pogledate naniže.',
    ],
  ],
  troubles: [
    [
      'Koliko je sati? Gde mi je telefon?',
      'Torba, džep, sto, pa opet torba.',
      'Odgovor je na ruci, i kad su Vam ruke pune.',
      'Želim vreme na ruci',
    ],
    [
      'Svaki pogled u telefon se oduži',
      'Poruka, slika, vest, i ručak se ohladi.',
      'Sat odgovori i pusti Vas da se vratite.',
      'Želim manje ekrana',
    ],
    [
      'Stari sat čeka bolje dane',
      'Lep je, a nosite ga dvaput godišnje.',
      'Ovaj je za ponedeljak i za subotu.',
      'Želim sat za svaki dan',
    ],
    [
      'Ne znate šta da poklonite',
      'Čovek sve ima, a rođendan je u petak.',
      'Sat se poklanja sto godina i nijednom nije bio dosadan.',
      'Želim poklon',
    ],
  ],
  faq: [
    [
      'Odgovara li za tanju ruku?',
      'Kaiš se podešava, pa odgovara većini. Mere, gde ih proizvođač navodi, stoje u opisu.',
    ],
    ['Da li je za žene i za muškarce?', 'Jeste, oblik je takav da stoji i jednima i drugima.'],
    [
      'Kako se održava?',
      'Prebrišite ga suvom krpicom i skinite pre kupanja, osim ako u opisu ne piše da voda ne smeta.',
    ],
  ],
  advice: [
    'Kako da dobro stoji',
    'Zategnite kaiš tako da sat može da se pomeri za prst. Tada ne žulja, a ne klizi ni niz ruku.',
  ],
  remarks: [
    ['m', 'Na sastancima više ne vadim telefon. Šef primetio.'],
    ['f', 'Stoji i na mojoj tankoj ruci, toga sam se plašila.'],
    ['m', 'Poklon od žene. Nisam ga skinuo tri nedelje.'],
    ['f', 'Lep i jednostavan, ide uz sve.'],
    ['m', 'Očekivao sam veći, ali sam se predomislio čim sam ga stavio.'],
  ],
  story: {
    by: 'm',
    job: 'Profesor istorije',
    about: 'o danu kad je telefon ostavio u zbornici',
    head: 'Učenicima sam zabranio telefone. Onda su uhvatili mene',
    intro:
      'Predajem istoriju u gimnaziji. Na mom času telefoni stoje u kutiji, po abecedi.\n\nMoj je stajao u džepu, „samo da vidim koliko je sati”.',
    trouble:
      'Vidim vreme, pa poruku. Vidim poruku, pa vest. Dok dignem glavu, zadnja klupa je već u srednjem veku, i to ne zbog mene.\n\nTo sam radio dvadeset puta na dan.',
    low: 'Na času o Francuskoj revoluciji digla je ruku učenica iz prve klupe: „Profesore, zašto Vaš telefon nije u kutiji?”\n\nRevolucija. Tačno po programu.',
    turn: 'Otac je ceo život nosio sat. Nikad ga nisam video da nešto traži po džepovima.',
    found:
      'Poručio sam ga sa strepnjom, jer nisam nosio sat od mature. Prvog dana sam gledao i u ruku i u džep.\n\nTrećeg dana sam telefon stavio u kutiju, na svoje mesto po abecedi.',
    after:
      'Odeljenje je zapljeskalo. Zadnja klupa se vratila u današnje vreme.\n\nČas sam prvi put posle dugo vremena završio tačno u zvono.',
    now: 'Telefon gledam u zbornici, na velikom odmoru. Na ruci vidim koliko mi je ostalo do kraja vladavine Luja.\n\nOtac kaže da mi lepo stoji. On to ne kaže često.',
    quote: 'Hteo sam da znam koliko je sati. Dobio sam nazad pun čas.',
    noMore: ['Kopanje po džepu zbog vremena', 'Pola sata izgubljeno na „samo da vidim”', 'Telefon na stolu za ručkom'],
  },
}
