import type { ProductNoun } from '../product-noun.ts'

export const torba: ProductNoun = {
  match: /\btorb|\btasn/,
  nom: 'torba',
  gen: 'torbe',
  acc: 'torbu',
  gender: 'f',
  audience: 'ljudi koji ceo dan sve nose sa sobom',
  keywords: [
    'torba',
    'torba za posao',
    'torba za svaki dan',
    'torba za put',
    'praktična torba',
    'poklon za nju i njega',
  ],
  titles: ['Sve stane, ništa se ne traži', 'Jedna torba za ceo dan', 'Lako na ramenu, uredno unutra'],
  hooks: [
    'Torba u kojoj se ključevi nađu iz prve, i kad zvoni telefon.',
    'Spakujete je ujutru i ne mislite na nju do večeri.',
    'Za posao, pijacu i iznenadni put na selo.',
  ],
  punches: ['Sve je tu. I zna se gde.', 'Ključevi iz prve. Svaki put.', 'Stane ceo dan. Rame ne oseti.'],
  bullets: [
    ['Svaka stvar ima džep', 'Telefon, ključevi i novčanik nisu više na dnu.'],
    ['Lepo stoji na ramenu', 'Traka ne klizi i ne useca se ni kad je puna.'],
    ['Stane koliko treba', 'Ono od kuće, i ono što usput kupite.'],
    ['Drži oblik', 'Stoji uspravno i kad je spustite na pod.'],
    ['Ide uz sve', 'Uz kaput ujutru i uz majicu popodne.'],
  ],
  reasons: [
    [
      'Najviše vremena gubimo po dnu torbe.',
      'Zvoni telefon, a Vi vadite češalj. {ime} ima mesto za ono što se stalno traži, pa ruka sama zna kuda.',
    ],
    [
      'Dobra torba se ne primeti.',
      'Ne klizi, ne useca se i ne prevrće. Primeti se tek kad je jednog dana ostavite kod kuće.',
    ],
  ],
  troubles: [
    ['Ključevi su na dnu', 'A kesa u drugoj ruci puca.', 'Imaju svoj džep, uvek isti.', 'Želim da nađem iz prve'],
    [
      'Traka klizi s ramena',
      'Na svakom koraku je podižete.',
      'Ova stoji gde je stavite, i preko kaputa.',
      'Želim da ne klizi',
    ],
    ['Nosite dve umesto jedne', 'U jednoj posao, u drugoj ručak.', 'Sve stane u jednu, uredno.', 'Želim jednu torbu'],
    [
      'Sve je u istoj vreći',
      'Naočare uz ključeve, račun uz bananu.',
      'Pregrade drže stvari razdvojene.',
      'Želim red u torbi',
    ],
  ],
  faq: [
    ['Šta sve staje?', 'Ono što nosite svakog dana, i još malo. Mere, gde su navedene, nalaze se u opisu.'],
    ['Kako se održava?', 'Prebrišite je vlažnom krpom i sušite na vazduhu, dalje od sunca.'],
    ['Da li je za put?', 'Za dan ili dva jeste. Za duže ipak ponesite kofer.'],
  ],
  advice: ['Da duže traje', 'Jednom nedeljno je ispraznite do kraja. Pola težine su najčešće računi i sitnina.'],
  remarks: [
    ['f', 'Ključevi iz prve. Ne mogu da verujem koliko me to raduje.'],
    ['m', 'Nosim je na posao i na trening, drži se odlično.'],
    ['f', 'Lepša uživo nego na slici.'],
    ['f', 'Stane mi sve, a ne izgleda kao da se selim.'],
    ['m', 'Kupio ženi. Pogodio, prvi put.'],
  ],
  story: {
    by: 'f',
    job: 'Patronažna sestra',
    about: 'o torbi u kojoj se više ništa ne traži',
    head: 'Dnevno obiđem deset kuća. Pred svakim vratima tražila sam isto',
    intro:
      'Obilazim mame i bebe po kućama. Ceo dan nosim karton, vagu, rukavice i jabuku za sebe.\n\nI ključeve, koji su uvek bili ispod svega.',
    trouble:
      'Stajala sam pred tuđim vratima i kopala po torbi kao po pesku. Otvarali su mi pre nego što nađem šta mi treba.\n\nJabuka je bila svuda. Uglavnom po kartonima.',
    low: 'Jednom sam iz torbe umesto toplomera izvadila daljinski od svog televizora. Mlada mama me je pogledala, pa bebu, pa daljinski.\n\nKod kuće ga je muž tražio ceo dan.',
    turn: 'Starija koleginica, pred penziju, otvorila je svoju torbu pred nama i zažmurila. „Pitajte me šta hoćete”, rekla je, i vadila ne gledajući.',
    found:
      'Pitala sam je gde je kupila. Nije bila najlepša koju sam videla, ali svaka stvar je imala svoj džep.\n\nSvoju sam spakovala na krevetu, polako, kao kofer za more.',
    after:
      'Sutradan sam pred prvim vratima zažmurila. Karton, rukavice, ključevi. Sve iz prve.\n\nJabuka ima svoj džep, sa strane, i ostala je jabuka.',
    now: 'Sad pred vratima imam minut viška. Udahnem i popravim kosu.\n\nDaljinski je kod kuće. Muž ga ipak traži.',
    quote: 'Torba nije veća. Samo je dan u njoj složen.',
    noMore: ['Kopanje po dnu pred vratima', 'Dve torbe na jednom ramenu', 'Jabuka po papirima'],
  },
}
