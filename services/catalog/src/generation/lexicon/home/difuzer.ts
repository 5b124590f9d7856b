import type { ProductNoun } from '../product-noun.ts'

export const difuzer: ProductNoun = {
  match: /\bdifuz/,
  nom: 'difuzer',
  gen: 'difuzera',
  acc: 'difuzer',
  gender: 'm',
  audience: 'ljudi koji vole da kuća lepo miriše i da je vazduh prijatan',
  keywords: [
    'difuzer',
    'difuzer za sobu',
    'mirisna ulja',
    'prijatan miris u kući',
    'ovlaživanje vazduha',
    'opuštanje kod kuće',
  ],
  titles: ['Dom koji Vas mirisom dočeka', 'Veče koje lepo miriše', 'Kap ulja, cela soba'],
  hooks: [
    'Difuzer koji se ne čuje, a gosti ga primete već na vratima.',
    'Nekoliko kapi omiljenog ulja i kuća više ne miriše na ručak.',
    'Za veče koje počinje onog trenutka kad zatvorite vrata.',
  ],
  punches: ['Uđite. Miriše na odmor.', 'Ručak je bio juče. Miris ne mora da bude.', 'Tri kapi. Druga soba.'],
  bullets: [
    ['Miris koji ne guši', 'Širi se polako i ostaje blag, pa ga osetite, ali Vas ne zaboli glava.'],
    ['Vi birate raspoloženje', 'Lavanda uveče, citrus ujutru, četinari u decembru.'],
    ['Tih je', 'Radi dok čitate i dok spavate, i ne skreće pažnju na sebe.'],
    ['Vazduh manje suv', 'Fina magla prija kad je zimi grejanje jako.'],
    ['Lep predmet', 'Stoji na polici kao vaza, a ne kao uređaj.'],
  ],
  reasons: [
    [
      'Miris pamtimo duže nego nameštaj.',
      'Bakinu kuću ne pamtimo po zavesama. {ime} daje Vašem domu njegov miris, onaj po kom će ga deca prepoznati.',
    ],
    [
      'Sprej pokrije. Ulje zamiriše.',
      'Sprej udari i nestane, a ono ispod ostane. Nekoliko kapi ulja u vodi širi se polako, pa soba miriše na lavandu, a ne na parfem.',
    ],
  ],
  troubles: [
    [
      'Kuća miriše na jučerašnji ručak',
      'Prozor otvoren, a kupus jači.',
      'Nekoliko kapi citrusa i kuhinja je opet kuhinja.',
      'Želim prijatan miris',
    ],
    [
      'Zimi se vazduh osuši',
      'Grlo i koža to prvi primete.',
      'Fina magla vrati sobi malo vlage.',
      'Želim prijatniji vazduh',
    ],
    [
      'Ne umete da se isključite',
      'Telo je kod kuće, glava na poslu.',
      'Miris lavande je znak da je dan gotov.',
      'Želim mirno veče',
    ],
    ['Svećice traže da ih čuvate', 'A Vi biste da zažmurite.', 'Bez plamena i bez voska po stolu.', 'Želim bez brige'],
  ],
  faq: [
    [
      'Koja ulja mogu da koristim?',
      'Eterična ulja koja se mešaju sa vodom, nekoliko kapi. Počnite sa manje, pa dodajte.',
    ],
    [
      'Da li je bezbedan oko dece i ljubimaca?',
      'Držite ga van dohvata i provetravajte. Neka ulja ljubimcima ne prijaju, pa pitajte veterinara.',
    ],
    [
      'Kako se čisti?',
      'Prospite vodu, prebrišite posudu mekom krpom i ostavite da se osuši. Dovoljno je jednom nedeljno.',
    ],
  ],
  advice: [
    'Kako da miris traje',
    'Postavite ga podalje od prozora i radijatora, na visinu stola. Manje kapi, a češće, uvek mirišu lepše.',
  ],
  remarks: [
    ['f', 'Gosti pitaju čime perem podove. Ničim posebnim.'],
    ['f', 'Lavanda uveče i deca znaju da je vreme za spavanje.'],
    ['m', 'Tih je, radi celu noć i ne čuje se.'],
    ['f', 'Na polici izgleda kao vaza.'],
    ['m', 'Ženin poklon sebi. Priznajem, prija i meni.'],
  ],
  story: {
    by: 'f',
    job: 'Vlasnica male pekare',
    about: 'o mirisu koji joj je nedostajao kod kuće',
    head: 'Ceo grad voli kako mirišem. Ja više nisam mogla',
    intro:
      'Imam pekaru. Ljudi kažu da imam najlepši posao, jer ceo dan miriše na hleb.\n\nProbajte da tako mirišete u četiri ujutru, sedam dana, deset godina.',
    trouble:
      'Kosa mi miriše na kvasac, kaput na burek, kola na kifle. Dođem kući, i kuća isto.\n\nProvetravala sam i zimi. Sprejevi su mirisali na kifle sa vanilom.',
    low: 'Ćerka je dovela drugaricu iz škole. Devojčica je udahnula na vratima i pitala ima li nešto da se jede.\n\nSvi su se smejali. Ja sam te večeri poželela da pripadam još nečemu osim pekari.',
    turn: 'Na moru smo jednom spavali kod žene koja ima lavandu. Ujutru sam ležala, disala i nisam htela na plažu.\n\nTog mirisa sam se setila.',
    found:
      'Sipala sam vode, dodala tri kapi i sela. Ništa se nije desilo. Onda je prošlo pet minuta.\n\nZažmurila sam i bila na onom krevetu na moru.',
    after:
      'Za nedelju dana kuća je prestala da bude nastavak pekare. Ćerka kaže da sad miriše „na mamu kad je odmorna”.\n\nTo mi je najlepši kompliment u životu.',
    now: 'U četiri ujutru i dalje mirišem na hleb. U osam uveče ne.\n\nDrugarica i dalje pita ima li nešto da se jede. Ima.',
    quote: 'Hleb je moj posao. Lavanda je moja kuća.',
    noMore: ['Sprej preko mirisa ručka', 'Svećice koje čuvate od dece', 'Otvoren prozor u januaru'],
  },
}
