import type { ProductNoun } from '../product-noun.ts'

export const usisivac: ProductNoun = {
  match: /\busisiva[cn]/,
  nom: 'usisivač',
  gen: 'usisivača',
  acc: 'usisivač',
  gender: 'm',
  audience: 'porodice sa decom, ljubimcima ili automobilom u kom se jede',
  keywords: [
    'usisivač',
    'ručni usisivač',
    'usisivač za auto',
    'usisivač za kuću',
    'čišćenje sedišta',
    'brzo usisavanje',
  ],
  titles: ['Mrvice nestanu pre gostiju', 'Čisto za minut, bez izvlačenja', 'Pogled, potez, čisto'],
  hooks: [
    'Usisivač koji je pri ruci baš kad se nešto prospe.',
    'Uzmete ga, prođete i vratite. Veliki neka ostane za subotu.',
    'Za mrvice, dlake i pesak, tamo gde veliki ne može da zađe.',
  ],
  punches: ['Prosulo se. Nema više.', 'Mrvica je mala. Usisivač ne mora da bude veliki.', 'Čisto. I već ste seli.'],
  bullets: [
    ['Pri ruci je', 'Ne izvlačite ga iz ormara, nego ga samo uzmete.'],
    ['Zalazi u uglove', 'Između sedišta, ispod jastuka, u ćošak fioke.'],
    ['Za dlake i mrvice', 'Kauč posle mačke i zadnje sedište posle užine.'],
    ['Lako se prazni', 'Otvorite, istresete i spreman je za sledeći put.'],
    ['Lak u ruci', 'Stepenice i police očistite bez odmora.'],
    ['I kola su pokrivena', 'Od gepeka do pregrade, u jednom prolazu.'],
  ],
  reasons: [
    [
      'Nered ne čeka subotu.',
      'Pirinač se prospe u sredu, a pesak uđe u četvrtak. Zbog šake mrvica niko ne izvlači veliki usisivač. Ovaj uzmete jednom rukom i gotovo.',
    ],
    [
      'Čistoća je pitanje daljine.',
      'Što je usisivač dalje, mrvice duže čekaju. Kad stoji pri ruci, počistite ih pre nego što ih neko raznese po kući.',
    ],
  ],
  troubles: [
    [
      'Zbog šake mrvica izvlačite grdosiju',
      'Kabl, crevo, nastavci, pa opet sve u ormar.',
      'Mali uzmete, prođete i vratite.',
      'Želim brzo čisto',
    ],
    [
      'Između sedišta živi druga porodica',
      'Kifle, novčići i jedna bobica nepoznatog porekla.',
      'Uzak otvor zalazi tamo gde prsti ne mogu.',
      'Želim čista kola',
    ],
    [
      'Kauč posle ljubimca',
      'Dlake ostanu i kad otresete prekrivač.',
      'Dva poteza i možete sesti u crnim pantalonama.',
      'Želim kauč bez dlaka',
    ],
    [
      'Gosti zvone za pet minuta',
      'A ispod stola je ručak.',
      'Dovoljno je vremena, ako je usisivač pri ruci.',
      'Želim da stignem',
    ],
  ],
  faq: [
    [
      'Može li da zameni veliki usisivač?',
      'Za ceo stan ne, i nije mu to posao. On je za sve ono između dva velika čišćenja.',
    ],
    [
      'Kako se prazni i čisti?',
      'Otvorite posudu, istresete je i povremeno isperete filter. Pre vraćanja neka se dobro osuši.',
    ],
    ['Da li je za automobil?', 'Jeste, zgodan je za sedišta, patosnice i gepek. Način napajanja vidite u opisu.'],
  ],
  advice: [
    'Da dobro vuče',
    'Praznite ga pre nego što se napuni do vrha i otresite filter. Puna posuda je najčešći razlog što usisivač „oslabi”.',
  ],
  remarks: [
    ['f', 'Dvoje dece i pas. Ne treba mi dalje objašnjenje.'],
    ['m', 'Kola čista posle deset minuta, i to iznutra.'],
    ['f', 'Stoji u kuhinji, uzmem ga pet puta na dan.'],
    ['m', 'Pesak sa mora je konačno izašao iz gepeka. U oktobru.'],
    ['f', 'Za dlake odličan, samo ga redovno praznite.'],
  ],
  story: {
    by: 'm',
    job: 'Taksista',
    about: 'o zadnjem sedištu koje je prestalo da krije',
    head: 'U mom taksiju se jede, smeje i mrvi. A ja to čistim',
    intro:
      'Vozim taksi osamnaest godina. Video sam sve što čovek može da prospe.\n\nNajgore nije piće. Najgori su susam i kokice.',
    trouble:
      'Usisavao sam u perionici, jednom nedeljno, na žeton. Red, žeton, crevo koje ne dohvata, pa opet žeton.\n\nVeć posle prve vožnje neko bi pojeo perecu.',
    low: 'Jedna gospođa u belom mantilu ustala je na odredištu sa celom perecom na leđima. Platila je, pogledala me i ostavila jednu zvezdicu.\n\nBila je u pravu.',
    turn: 'Kolega sa stanice je između dve vožnje otvorio vrata, prošao nečim malim po sedištu i zatvorio. Minut, ne više.',
    found:
      'Poručio sam isti dok sam čekao na crvenom. Sutradan je već bio u gepeku.\n\nPrvo čišćenje je trajalo malo duže. Našao sam tri minđuše, jedan ključ i moju hemijsku iz prošle godine.',
    after:
      'Sad prođem posle svake vožnje s decom i svake s pecivom. Gospođe sedaju bez brisanja.\n\nZvezdice su se vratile.',
    now: 'U perionicu idem samo da operem spolja. Žetone dajem sinu, za uspomenu.\n\nA ključ iz sedišta bio je od bratove kuće. Tražili smo ga od Nove godine.',
    quote: 'Mrvica nije nered dok je skloniš na vreme.',
    noMore: ['Žetoni i red u perionici', 'Vlažna krpa preko sedišta', 'Kabl razvučen preko pola stana'],
  },
}
