import type { ProductNoun } from '../product-noun.ts'

export const zvucnik: ProductNoun = {
  match: /\bzvucni[kc]/,
  nom: 'zvučnik',
  gen: 'zvučnika',
  acc: 'zvučnik',
  gender: 'm',
  audience: 'ljudi koji muziku vole na terasi, u kuhinji i na putu',
  keywords: [
    'zvučnik',
    'prenosni zvučnik',
    'zvučnik za terasu',
    'muzika u pokretu',
    'zvučnik za telefon',
    'poklon za ljubitelje muzike',
  ],
  titles: ['Zvuk koji puni celu terasu', 'Muzika ide sa Vama', 'Vaša pesma, Vaše mesto'],
  hooks: [
    'Zvučnik koji stane u ruku, a čuje se do kraja dvorišta.',
    'Ponesite ga iz kuhinje na terasu, a pesma neka se nastavi.',
    'Telefon ima muziku. Ovo joj daje glas.',
  ],
  punches: ['Pustite je glasnije. Ovde se može.', 'Telefon šapuće. Zvučnik peva.', 'Mali na polici. Veliki na terasi.'],
  bullets: [
    ['Pun zvuk, malo mesta', 'Stoji na ivici stola i ne smeta, a prostor ispuni.'],
    ['Kreće se sa Vama', 'Kuhinja, kupatilo, terasa, izlet. Ne ostaje vezan za policu.'],
    ['Glas se razume', 'Reči pesme, vesti i razgovor čuju se jasno i kad je tiho.'],
    ['Poveže se jednom', 'Sledeći put ga telefon prepozna čim ga uključite.'],
    ['Ko dođe, taj pušta', 'Gost poveže svoj telefon i pusti svoju pesmu.'],
    ['Lep i kad ćuti', 'Ne morate da ga sklanjate kad dođu gosti.'],
  ],
  reasons: [
    [
      'Telefon na stolu nije muzika.',
      'Zvuk iz telefona čuje onaj ko sedi do njega. {ime} stoji na sredini stola i svi čuju isto, pa razgovor i muzika mogu zajedno.',
    ],
    [
      'Muzika menja prostor brže od nameštaja.',
      'Upalite je dok kuvate i kuhinja postane drugo mesto. Ponesite je napolje i dvorište dobije veče. Za to je dovoljan jedan dobar zvučnik.',
    ],
  ],
  troubles: [
    [
      'Telefon u praznoj čaši',
      'Stari trik, i dalje zvuči kao iz čaše.',
      'Zvučnik pesmi daje i dubinu i reči.',
      'Želim pravi zvuk',
    ],
    [
      'Na terasi se ništa ne čuje',
      'Vetar, razgovor i sudovi pojedu muziku.',
      'Zvuk ide na sve strane, pa čuje i onaj na kraju stola.',
      'Želim muziku na terasi',
    ],
    [
      'Veliki sistem stoji u sobi',
      'A Vi ste svuda, samo ne u sobi.',
      'Ovaj krene sa Vama, u jednoj ruci.',
      'Želim da ide sa mnom',
    ],
    [
      'Kabl nikad nije dovoljno dug',
      'Pa se sluša tamo gde je utičnica.',
      'Stavite ga gde je društvo, a ne gde je zid.',
      'Želim muziku gde je društvo',
    ],
  ],
  faq: [
    [
      'Radi li sa mojim telefonom?',
      'Radi sa uobičajenim telefonima, tabletima i računarima. Uparite ga jednom i to je to.',
    ],
    [
      'Da li je dovoljno glasan za dvorište?',
      'Za društvo za stolom i manje dvorište jeste. Za svadbu ipak zovite orkestar.',
    ],
    ['Može li da se poklanja?', 'Može, stiže uredno spakovan. Ako poklon ne pogodite, imate 30 dana za povraćaj.'],
  ],
  advice: [
    'Gde da ga stavite',
    'Neka stoji blizu zida ili u uglu terase. Zid odbije bas i zvuk je odmah puniji, a glasnoća ista.',
  ],
  remarks: [
    ['m', 'Na terasi nas je bilo dvanaest. Svi su čuli, komšije nisu zvale.'],
    ['f', 'Stoji u kuhinji, ide sa mnom u kupatilo, pa na balkon.'],
    ['m', 'Nisam očekivao toliko dubine iz ovako malog.'],
    ['f', 'Sinu za rođendan. Sad on bira muziku, nažalost.'],
    ['m', 'Poveže se sam čim ga upalim. To mi je najvažnije.'],
  ],
  story: {
    by: 'm',
    job: 'Električar',
    about: 'o terasi koja je opet dobila subotu',
    head: 'Imali smo terasu i komšije. Falila nam je samo subota uveče',
    intro:
      'Terasu smo pravili tri leta. Ploče, ograda, loza. Kad je bila gotova, seli smo na nju i slušali frižider kroz otvorena vrata.\n\nNešto je nedostajalo i svi smo se pravili da ne znamo šta.',
    trouble:
      'Muzika je bila u dnevnoj sobi, u velikom sistemu koji teži kao mašina za veš. Ko hoće da je čuje, mora da uđe.\n\nProbali smo telefon u činiji. Zvučalo je kao radio iz susednog dvorišta.',
    low: 'Za godišnjicu braka poneo sam zvučnike iz sobe, kabl preko praga, produžni preko produžnog.\n\nTašta se saplela, a pesma je stala na pola našeg plesa.',
    turn: 'Sestrić od petnaest godina me je pogledao onako kako samo oni umeju: „Ujače, to se više ne radi tako.”',
    found:
      'Stigao je u kutiji manjoj od onih za cipele. Pomislio sam da je za dete.\n\nUpario sam ga stojeći, stavio na sto i pustio istu pesmu. Žena je izašla na terasu sa krpom u ruci i ostala.',
    after:
      'Te subote smo ostali do ponoći. Komšija je preko ograde pitao odakle svira, pa je preskočio.\n\nPesmu smo ovog puta odigrali do kraja.',
    now: 'Veliki sistem sam poklonio. Terasa sad radi svake subote, leti i u jesen.\n\nJedino frižider se više ne čuje, i nikome ne fali.',
    quote: 'Tri leta sam pravio terasu. Subotu sam uneo jednom rukom.',
    noMore: ['Telefon u činiji', 'Produžni kabl preko praga', 'Ulazak u sobu da se promeni pesma'],
  },
}
