import type { ProductNoun } from '../product-noun.ts'

export const punjac: ProductNoun = {
  match: /\bpunja[cn]/,
  nom: 'punjač',
  gen: 'punjača',
  acc: 'punjač',
  gender: 'm',
  audience: 'svi kojima se telefon gasi u pogrešno vreme',
  keywords: [
    'punjač',
    'punjač za telefon',
    'pouzdano punjenje',
    'punjač za put',
    'punjač za kuću',
    'oprema za telefon',
  ],
  titles: ['Pun telefon, mirna glava', 'Kratka pauza, puna baterija', 'Jedan punjač za sve po kući'],
  hooks: [
    'Punjač koji radi svoj posao dok Vi pijete kafu, i ne traži pažnju.',
    'Priključite telefon, okrenite se i krenite. Spreman je.',
    'Dosta je bilo kablova koji pune samo pod jednim uglom.',
  ],
  punches: ['Kafa gotova. Telefon spreman.', 'Ne držite kabl. Držite šolju.', 'Jedan punjač. Mir u kući.'],
  bullets: [
    ['Puni kad ga priključite', 'Bez nameštanja kabla i bez „samo ne diraj”.'],
    ['Spreman za put', 'Mali je, pa stoji u torbi i ne smeta.'],
    ['Za više uređaja po kući', 'Telefon ujutru, slušalice popodne, tablet uveče.'],
    ['Ne greje se bez potrebe', 'Radi mirno i preko noći, na noćnom stočiću.'],
    ['Manje kablova na stolu', 'Jedno mesto za punjenje i svi znaju gde je.'],
  ],
  reasons: [
    [
      'Baterija se ne troši kad treba, nego kad najmanje treba.',
      'Uvek pred razgovor, pred put, pred sliku koju ste hteli da snimite. {ime} čeka na svom mestu, pa i kratka pauza bude dovoljna.',
    ],
    [
      'Loš punjač se plaća dvaput.',
      'Jednom u prodavnici, drugi put živcima. Dobar priključite i zaboravite, a to je sve što od njega i tražimo.',
    ],
  ],
  troubles: [
    [
      'Kabl puni samo pod uglom',
      'Podložite ga knjigom i hodate na prstima.',
      'Ovaj priključite i odete.',
      'Želim da prosto radi',
    ],
    [
      'Ujutru telefon na pola',
      'Celu noć na struji, a baterija ista.',
      'Miran i pouzdan, pa jutro počne sa punim telefonom.',
      'Želim pun telefon',
    ],
    [
      'Svi traže isti punjač',
      'Jedan u kući, petoro u redu.',
      'Uzmite po jedan za svaku sobu, dok važi ova cena.',
      'Želim mir u kući',
    ],
    [
      'Na putu Vas izda',
      'Poslednja crta baterije, a adresa u telefonu.',
      'Kad stoji u torbi, nema trčanja po kafićima.',
      'Želim rezervu',
    ],
  ],
  faq: [
    [
      'Da li je za moj telefon?',
      'Uporedite priključak na svom telefonu sa opisom. Ako niste sigurni, recite nam model kad Vas pozovemo da potvrdimo adresu.',
    ],
    ['Sme li da radi preko noći?', 'Sme. Stavite ga na tvrdu podlogu, ne pod jastuk.'],
    ['Stiže li kabl uz njega?', 'Sve što stiže u kutiji vidi se na slikama i u opisu.'],
  ],
  advice: ['Da baterija duže traje', 'Dopunjujte češće po malo, umesto da čekate da se ugasi. Telefon to voli.'],
  remarks: [
    ['m', 'Konačno punjač oko kog se ne vodi rat u kući.'],
    ['f', 'Uzela tri komada, svako dete svoj.'],
    ['m', 'Stoji na poslu, napunim dok sam na sastanku.'],
    ['f', 'Priključiš i puni. Ne znam šta bih dodala.'],
    ['m', 'Kabl bih voleo malo duži, ali puni bez greške.'],
  ],
  story: {
    by: 'm',
    job: 'Vozač dostave',
    about: 'o danu kad je telefon ćutao',
    head: 'Sto pošiljki i telefon na tri odsto',
    intro:
      'Moj telefon je moj šef. U njemu su adrese, brojevi, potvrde i poruke od žene.\n\nKad se on ugasi, ja sam samo čovek u kombiju.',
    trouble:
      'Imao sam punjač koji radi ako se kabl uvije dvaput i pritisne gumicom. Ako naiđe rupa, kraj.\n\nA kod nas rupe ne nailaze. One žive na putu.',
    low: 'Jednog petka mi se telefon ugasio ispred zgrade od dvanaest spratova. Znao sam samo: „Jelena, plava vrata.”\n\nObišao sam osam plavih vrata i tri Jelene.',
    turn: 'Treća Jelena me je pustila da pozovem firmu i dala mi svoj punjač da dopunim. Za vreme jedne kafe telefon je oživeo.',
    found:
      'Pitao sam je odakle joj i poručio isti te večeri, u dva primerka. Jedan za kombi, drugi za kuću.\n\nGumicu sam bacio kroz prozor. Dobro, u kantu.',
    after:
      'Otad telefon ujutru kreće pun i pun se vraća. Nedelju dana sam iz navike i dalje gledao u procente.\n\nOnda sam prestao.',
    now: 'Rupe su i dalje tu. Punjač isto.\n\nTreća Jelena je u međuvremenu poručila patike. Doneo sam ih pravo na plava vrata.',
    quote: 'Ne tražim mnogo od punjača. Samo da puni.',
    noMore: ['Gumica na kablu', 'Knjiga ispod telefona', 'Molba u kafiću za „samo pet minuta struje”'],
  },
}
