import type { ProductNoun } from '../product-noun.ts'

export const ventilator: ProductNoun = {
  match: /\bventilator/,
  nom: 'ventilator',
  gen: 'ventilatora',
  acc: 'ventilator',
  gender: 'm',
  audience: 'ljudi kojima je leti u stanu pretoplo',
  keywords: [
    'ventilator',
    'stoni ventilator',
    'rashlađivanje sobe',
    'ventilator za spavanje',
    'osveženje leti',
    'tih ventilator',
  ],
  titles: ['Povetarac na dugme', 'Julska noć u kojoj se spava', 'Leto, ali podnošljivo'],
  hooks: [
    'Ventilator koji vazduh pokrene, a Vas ne probudi.',
    'Uključite ga, okrenite ka sebi i leto postane prijatnije.',
    'Za sto, za krevet i za svaki dan kad je napolju asfalt mek.',
  ],
  punches: ['Napolju jul. Kod Vas povetarac.', 'Vrućina je u gradu. Vi ste u hladu.', 'Uključite ga. Dišite.'],
  bullets: [
    ['Odmah se oseti', 'Nema čekanja da se soba rashladi, povetarac je tu.'],
    ['Tih noću', 'Šumi kao lišće i ne prekida san.'],
    ['Ide sa Vama', 'Preko dana na stolu, uveče pored kreveta.'],
    ['Malo troši', 'Može da radi celu noć, a da ne mislite na račun.'],
    ['Ne suši vazduh', 'Pokreće vazduh koji već imate, pa se ujutru ne budite suvog grla.'],
  ],
  reasons: [
    [
      'Vrućina ne smeta. Smeta vazduh koji stoji.',
      'Čim se vazduh pokrene, koža to oseti kao hladovinu. {ime} ne pravi zimu, nego povetarac, a to je najčešće dovoljno.',
    ],
    [
      'San leti zavisi od malo vazduha.',
      'Otvoren prozor donese i buku i komarce. Ventilator pored kreveta donese samo povetarac.',
    ],
  ],
  troubles: [
    [
      'Okrećete jastuk na hladniju stranu',
      'Treći put, a tek je ponoć.',
      'Lagan povetarac i jastuk ostaje gde jeste.',
      'Želim da spavam',
    ],
    [
      'Klima suši grlo i diže račun',
      'Ujutru promukli, krajem meseca tanji.',
      'Ventilator samo pokreće vazduh, bez zime u julu.',
      'Želim prirodno',
    ],
    [
      'Za stolom se majica lepi',
      'Misli idu polako, papir se lepi za ruku.',
      'Malo vazduha u lice i posao krene.',
      'Želim svež sto',
    ],
    [
      'Jedna klima, četiri sobe',
      'Hladno je samo u hodniku.',
      'Ventilator ponesete u sobu u kojoj ste.',
      'Želim ga u svojoj sobi',
    ],
  ],
  faq: [
    ['Da li je glasan?', 'Na najmanjoj brzini jedva se čuje, na najvećoj šumi. Većina uz taj šum lakše zaspi.'],
    ['Sme li da radi cele noći?', 'Sme. Usmerite ga malo iznad sebe, ne pravo u lice.'],
    ['Kako se čisti?', 'Isključite ga iz struje i prebrišite rešetku i elisu vlažnom krpom, jednom mesečno.'],
  ],
  advice: [
    'Gde da ga postavite',
    'Uveče ga okrenite ka otvorenom prozoru da izbaci topao vazduh, a kad legnete, vratite ga ka sebi.',
  ],
  remarks: [
    ['f', 'Potkrovlje, jul. Ko zna, zna. Spavali smo.'],
    ['m', 'Stoji na stolu u radionici, radi po ceo dan.'],
    ['f', 'Tih je, beba spava pored njega.'],
    ['m', 'Na najjačem se čuje, ali tad i duva pošteno.'],
    ['f', 'Nosim ga iz sobe u sobu kao mačku.'],
  ],
  story: {
    by: 'f',
    job: 'Krojačica',
    about: 'o letu kad je prestala da šije noću',
    head: 'Leti sam šila noću, jer je danju igla klizila iz prstiju',
    intro: 'Radionica mi je u potkrovlju. Zimi je divno, vidi se ceo grad.\n\nLeti se vidi i kako se grad topi.',
    trouble:
      'Od podneva do šest nisam mogla ništa. Svila se lepi za prste, makaze klize, mušterije ulaze i izlaze.\n\nZato sam šila noću, a danju spavala, kao slepi miš.',
    low: 'Pred jednu svadbu sam u tri ujutru prišila rukav naopako. Mlada je došla u osam.\n\nPlakale smo obe. Ona od treme, ja od vrućine.',
    turn: 'Mušterija iz prizemlja mi je donela haljinu i ventilator. „Haljina je za skraćivanje”, rekla je, „a ovo Vam je pozajmica.”',
    found:
      'Stavila sam ga pored mašine, da ne pomera svilu. Posle minuta su mi se prsti osušili.\n\nHaljinu sam skratila pre ručka, a sutradan poručila svoj.',
    after:
      'Vratila sam se u dan. Jutrom krojim, posle podne šijem, uveče sedim na prozoru i gledam svetla.\n\nRukavi su od tada na svojoj strani.',
    now: 'Mlada iz te priče mi je donela drugu haljinu, za sestrinu svadbu. Pitala je zašto je u radionici tako prijatno.\n\nPokazala sam joj krivca.',
    quote: 'Nisam pobedila leto. Samo sam ga naterala da se kreće.',
    noMore: ['Lepeza od novina', 'Mokar peškir preko vrata', 'Rad noću zbog vrućine'],
  },
}
