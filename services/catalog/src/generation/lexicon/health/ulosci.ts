import type { ProductNoun } from '../product-noun.ts'

export const ulosci: ProductNoun = {
  match: /(?<!higijensk[a-z]* )\bulo(sc|zak)/,
  nom: 'ulošci',
  gen: 'uložaka',
  acc: 'uloške',
  gender: 'mp',
  audience: 'ljudi koji su ceo dan na nogama',
  keywords: ['ulošci', 'ulošci za cipele', 'ulošci za patike', 'mekan korak', 'udobna obuća', 'ulošci za posao'],
  titles: ['Iste cipele, drugačiji korak', 'Dan na nogama, veče bez izuvanja', 'Meko pod petom, od jutra'],
  hooks: [
    'Ulošci koji stare cipele pretvore u one koje ne žurite da izujete.',
    'Ubacite ih jednom i osetite razliku već na stepenicama.',
    'Za sve koji kući prvo skidaju cipele, pa tek onda jaknu.',
  ],
  punches: [
    'Ne menjajte cipele. Promenite korak.',
    'Beton je tvrd. Korak ne mora.',
    'Na nogama ceo dan. Noge ne znaju.',
  ],
  bullets: [
    ['Ublažavaju svaki korak', 'Peta prva udari o tlo. Uložak taj udar primi umesto nje.'],
    ['Oslonac pod svodom', 'Stopalo ne propada ka unutra, pa se manje umara.'],
    ['U cipele koje već imate', 'Izvadite stari uložak, ubacite novi i obujte se.'],
    ['Za posao i za šetnju', 'Iz radnih cipela pređu u patike za nekoliko sekundi.'],
    ['Stopalo ostaje na mestu', 'Ne klizi napred, pa ni prsti ne udaraju u vrh cipele.'],
  ],
  reasons: [
    [
      'Cipele su dobre. Samo im je dno tvrdo.',
      'Fabrički uložak je tanak i brzo se izliže, pa hodate po samom đonu. Dobri ulošci vrate mekoću i podupru stopalo tamo gde mu treba.',
    ],
    [
      'Hiljade koraka dnevno, i svaki se broji.',
      'Niko ne broji korake do podne. Brojimo ih na putu kući. Kad je dno cipele meko, taj put je kraći.',
    ],
  ],
  troubles: [
    [
      'Pete bride već do podne',
      'Stojite na pločicama ili betonu, a đon je sve tanji.',
      'Mekši sloj pod petom primi ono što je dosad primala peta.',
      'Želim mekši korak',
    ],
    [
      'Nove cipele, stari žuljevi',
      'Stopalo klizi, prsti udaraju, koža strada.',
      'Uložak drži stopalo na mestu i u novim cipelama.',
      'Želim da mi ne klizi',
    ],
    [
      'Uveče samo skinete cipele i ćutite',
      'Noge su teške, a stan još nije pospremljen.',
      'Sa boljim osloncem ostane snage i za veče.',
      'Želim lakše noge',
    ],
    [
      'Skupe cipele nisu rešenje',
      'I u njima se uložak izliže, pa opet hodate po đonu.',
      'Ove uloške prebacujete iz para u par, gde god krenete.',
      'Želim u svoje cipele',
    ],
  ],
  faq: [
    [
      'Odgovaraju li mojim cipelama?',
      'Idu u svaku obuću iz koje se stari uložak vadi. Broj izaberite kao za cipele, a višak isecite po liniji.',
    ],
    ['Kako se održavaju?', 'Prebrišite ih vlažnom krpom i osušite na vazduhu, dalje od radijatora.'],
    ['Koliko treba da se naviknem?', 'Prvih dana ih nosite po nekoliko sati. Stopalo mora da upozna novi oslonac.'],
  ],
  advice: [
    'Pre nego što ih ubacite',
    'Izvadite stari uložak i po njemu odmerite novi. Nikad ne stavljajte jedan preko drugog, cipela postane tesna.',
  ],
  remarks: [
    ['f', 'Medicinska sestra sam, smena dvanaest sati. Kupila sam još dva para.'],
    ['m', 'Isekao sam ih po starom ulošku i legli su kao da su došli sa cipelom.'],
    ['f', 'Prebacujem ih iz patika u čizme. Odlično.'],
    ['m', 'Na betonu ceo dan. Razlika se oseti odmah.'],
    ['f', 'Prvi dan su mi bili čudni, drugi dan više nisam mislila o njima.'],
  ],
  story: {
    by: 'f',
    job: 'Konobarica',
    about: 'o koracima koje je prestala da broji',
    head: 'Telefon je izbrojao dvadeset hiljada koraka. Moja stopala još više',
    intro:
      'Radim u restoranu sa dve sale i jednim stepeništem. Gosti vide osmeh, niko ne gleda cipele.\n\nA ja sam gledala samo u njih.',
    trouble:
      'Kupovala sam sve skuplje patike. Prvih mesec dana bi bilo dobro, onda bi se uložak izlizao i opet bih hodala po đonu.\n\nKući sam ulazila i prvo se izuvala, pa tek onda pozdravljala.',
    low: 'Jedne subote su ostale da se odnesu dve torte na svadbu u gornjoj sali. Stala sam na pola stepeništa i ostatak mi je izgledao kao planina.\n\nTada sam prvi put pomislila da možda treba da menjam posao.',
    turn: 'Kuvar mi je tada dao svoj rezervni par uložaka. „Iseci ih i ćuti”, rekao je.',
    found:
      'Te noći sam ih isekla makazama iz kuhinje. Ujutru sam sišla niz stepenice i vratila se da proverim da li umišljam.\n\nNisam umišljala. Bilo je meko.',
    after:
      'Posle prve smene sam došla kući i prvo pozdravila. Onda skuvala kafu. Tek onda se izula.\n\nMuž je pitao da li sam danas ranije završila.',
    now: 'Stepenište je isto, torte su čak i veće. Posao nisam promenila.\n\nPromenila sam ono što niko ne vidi.',
    quote: 'Gosti vide osmeh. Sad je malo iskreniji.',
    noMore: ['Lavor sa toplom vodom posle smene', 'Drugi par patika u torbi', 'Izuvanje ispod stola'],
  },
}
