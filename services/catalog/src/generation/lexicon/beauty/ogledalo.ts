import type { ProductNoun } from '../product-noun.ts'

export const ogledalo: ProductNoun = {
  match: /\bogledal/,
  nom: 'ogledalo',
  gen: 'ogledala',
  acc: 'ogledalo',
  gender: 'n',
  audience: 'žene koje se šminkaju kod kuće i muškarci koji se briju na brzinu',
  keywords: [
    'ogledalo',
    'ogledalo za šminkanje',
    'stono ogledalo',
    'osvetljeno ogledalo',
    'šminkanje kod kuće',
    'poklon za nju',
  ],
  titles: ['Šminka ista kao na dnevnom svetlu', 'Vidite ono što vide drugi', 'Ogledalo koje ne laže'],
  hooks: [
    'Ogledalo u kom se vidi prava boja, pa na ulici nema iznenađenja.',
    'Postavite ga na sto, sednite i šminka ide iz prve.',
    'Za obrve, ajlajner i jutra u kojima je kupatilo zauzeto.',
  ],
  punches: ['U kupatilu lepo. Na ulici isto.', 'Vidite se. Kako treba.', 'Obrve jednake. Obe.'],
  bullets: [
    ['Prave boje', 'Puder i ruž izgledaju kao što će izgledati napolju.'],
    ['Bez senki na licu', 'Vidite obe strane podjednako.'],
    ['Nagnete ga prema sebi', 'Umesto da se Vi naginjete prema njemu.'],
    ['Svoje mesto na stolu', 'Kupatilo prepustite ostalima.'],
    ['Lepo stoji', 'I kad ga ne koristite, soba izgleda uređeno.'],
  ],
  reasons: [
    [
      'Svetlo u kupatilu laska. Ulica ne.',
      'Zato puder vidimo tek u retrovizoru. {ime} pokazuje lice kakvo jeste, pa šminku popravite pre nego što izađete.',
    ],
    [
      'Dobro ogledalo štedi vreme.',
      'Kad vidite šta radite, sve ide iz prve. Manje brisanja, manje vatica i više vremena za kafu.',
    ],
  ],
  troubles: [
    [
      'Puder vidite tek u retrovizoru',
      'Kod kuće je bilo savršeno.',
      'Ovde vidite pravu boju, pre izlaska.',
      'Želim pravu boju',
    ],
    [
      'Naginjete se preko lavaboa',
      'Leđa savijena, ajlajner kriv.',
      'Ogledalo je ispred Vas, a Vi sedite.',
      'Želim da sednem',
    ],
    [
      'Kupatilo je zauzeto',
      'Svako jutro, baš kad Vama treba.',
      'Svoje mesto, svoje svetlo, svoj mir.',
      'Želim svoj kutak',
    ],
    [
      'Jedna obrva uvek drugačija',
      'Jer je svetlo samo sa jedne strane.',
      'Vidite lice celo, pa su i obrve iste.',
      'Želim jednako',
    ],
  ],
  faq: [
    ['Kako se napaja?', 'Način napajanja, ako ga ima, naveden je u opisu i vidi se na slikama.'],
    ['Gde da ga postavim?', 'Na sto, naspram prozora, u visini lica. Najlepše je kad i danje svetlo pada na Vas.'],
    ['Kako se čisti?', 'Suvom mekom krpom, kružno. Sredstvo nanesite na krpu, nikad pravo na staklo.'],
  ],
  advice: [
    'Mali trik',
    'Šminkajte se licem prema prozoru, a ogledalo stavite između. Tako dnevno svetlo pada na Vas, a ne iza Vas.',
  ],
  remarks: [
    ['f', 'Konačno mi je puder iste boje i kod kuće i napolju.'],
    ['f', 'Kupatilo je muževljevo, sto je moj. Mir.'],
    ['m', 'Brijem se za njim, nije samo za žene.'],
    ['f', 'Ćerka ga je prisvojila, poručujem još jedno.'],
    ['f', 'Iskreno pokazuje. Možda i previše.'],
  ],
  story: {
    by: 'f',
    job: 'Voditeljka na lokalnoj televiziji',
    about: 'o jutarnjem programu i dve različite obrve',
    head: 'Gledaoci su mi pisali da imam dve različite obrve',
    intro:
      'Vodim jutarnji program. Budim grad u šest, a sebe u četiri.\n\nMala televizija nema šminkera. Ima mene i jednu sijalicu.',
    trouble:
      'Šminkala sam se u kupatilu, pod žutim svetlom, naslonjena na lavabo. U ogledalu sam izgledala kao sa mora.\n\nU kadru sam izgledala kao da sam sa mora stigla peške.',
    low: 'Jedna gledateljka je napisala pismo, rukom. „Draga voditeljko, leva obrva Vam je uvek začuđena.”\n\nPogledala sam snimak. Bila je u pravu već dve godine.',
    turn: 'Snimatelj, koji vidi sve, a ne kaže ništa, rekao je: „Nije do Vas. Do svetla je. Ne vidite se.”',
    found:
      'Poručila sam ogledalo i stavila ga na kuhinjski sto, licem ka prozoru. Sela sam. Prvi put sam se šminkala sedeći.\n\nVidela sam sve. Malo me je uplašilo.',
    after:
      'Prvog jutra mi je trebalo duže. Drugog kraće. Trećeg sam stigla da popijem kafu pre programa.\n\nObrve su se, posle dve godine, dogovorile.',
    now: 'Ista gospođa je opet pisala. „Sad su obe mirne”, kaže, „mogu da pijem kafu.”\n\nPismo mi stoji uz ogledalo.',
    quote: 'Nisam naučila da se šminkam. Samo sam se konačno videla.',
    noMore: ['Naginjanje preko lavaboa', 'Popravke u retrovizoru', 'Jutarnji red za kupatilo'],
  },
}
