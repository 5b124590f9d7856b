import type { ProductNoun } from '../product-noun.ts'

export const setNozeva: ProductNoun = {
  match: /\b(?:set|komplet|garnitura)\b.*\bnoz(?:a|ev[a-z]*)\b|\bnozevi\b/,
  nom: 'set noževa',
  gen: 'seta noževa',
  acc: 'set noževa',
  gender: 'm',
  audience: 'ljudi koji kuvaju svakog dana i vole red u kuhinji',
  keywords: [
    'set noževa',
    'kuhinjski noževi',
    'noževi za kuhinju',
    'oštri noževi',
    'noževi za meso i povrće',
    'opremanje kuhinje',
  ],
  titles: ['Svaki rez ima svoj nož', 'Kuhinja u kojoj se ništa ne kida', 'Red u fioci, mir na dasci'],
  hooks: [
    'Set u kom svaki nož zna svoj posao, od pečenja do belog luka.',
    'Kad je pri ruci pravi nož, kuvanje traje kraće i lepše.',
    'Umesto jednog noža koji radi sve, nekoliko koji rade kako treba.',
  ],
  punches: ['Jedan nož za sve? Ne više.', 'Luk mali. Nož mali.', 'Fioka složena. Večera brža.'],
  bullets: [
    ['Za svaki posao pravi', 'Veći za veće, manji za sitno. Ne morate da se snalazite.'],
    ['Seku bez pritiska', 'Kriška ostane cela i kad je paradajz zreo.'],
    ['Red u fioci', 'Znate koji je koji, a stari nož može u alat.'],
    ['Kuvate udvoje', 'Jedan Vama, jedan onome ko pomaže. Niko ne čeka.'],
    ['Za dom koji tek počinje', 'Prvo se kupe krevet i šporet, a onda se shvati da nema čime da se seče.'],
  ],
  reasons: [
    [
      'Pravi nož je onaj koji ne tražite.',
      'Kad i za veliko i za malo imate po jedan, ruka ga uzme bez razmišljanja. {ime} uvodi taj red u kuhinju već prvog dana.',
    ],
    [
      'Jednim nožem može sve. Ali kako?',
      'Hleb se mrvi, meso se kida, jabuka beži. Nije do Vas, nego do toga što jedan alat ne ume sve zanate.',
    ],
  ],
  troubles: [
    [
      'Isti nož za hleb i za luk',
      'Pa hleb miriše na luk.',
      'Kad ih je više, svaki ima svoj posao i svoj miris.',
      'Želim red u kuhinji',
    ],
    [
      'U kući je samo „onaj jedan”',
      'Čeka se u redu, a supa kipi.',
      'Iz seta svako uzme svoj, pa ručak stigne na vreme.',
      'Želim da kuvamo zajedno',
    ],
    [
      'Mesu treba snaga, voću strpljenje',
      'A imate samo jednu oštricu.',
      'Veća povuče, manja oljušti.',
      'Želim pravi za svaki',
    ],
    [
      'Gosti pitaju čime da pomognu',
      'A Vi nemate šta da im date u ruke.',
      'Podelite noževe i posao se prepolovi.',
      'Želim pomoć u kuhinji',
    ],
  ],
  faq: [
    ['Kako se održavaju?', 'Operite ih ručno, odmah obrišite i držite odvojeno od escajga.'],
    ['Koliko ih je u setu?', 'Broj i namena svakog noža vide se na slikama i u opisu.'],
    ['Jesu li preoštri za decu?', 'Jesu, pa ih držite van dohvata dece i ne ostavljajte u sudoperi.'],
  ],
  advice: [
    'Gde da ih držite',
    'Ne u fioci sa kašikama, gde se tupe jedan o drugi. Najbolje im je u stalku, na magnetu ili svakom u svojoj navlaci.',
  ],
  remarks: [
    ['f', 'Prvi put u braku ne čekam da se oslobodi nož.'],
    ['m', 'Žena kuva, ja sečem. Sad imam i čime.'],
    ['f', 'Onaj mali mi je najdraži, ne ispuštam ga.'],
    ['m', 'Stari nož je otišao u garažu i tamo je srećan.'],
    ['f', 'Oštriji su nego što sam navikla, pa sam prvih dana sekla polako.'],
  ],
  story: {
    by: 'f',
    job: 'Kuvarica u osnovnoj školi',
    about: 'o fioci u kojoj je napokon red',
    head: 'Na poslu sečem za celu školu. Kod kuće nisam imala čime',
    intro:
      'Na poslu imam sve: mašinu, dugačku dasku i nož za svaku stvar.\n\nKod kuće sam imala jedan, sa plavom drškom. Njime se radilo sve.',
    trouble:
      'Isti nož je sekao hleb, otvarao pakete i zatezao šrafove na ormaru.\n\nKad bi došao red na luk, luk se branio.',
    low: 'Za slavlje sam sekla tortu pred gostima. Kriška je otišla levo, a preliv desno.\n\nNeko je rekao da je ukus najvažniji. Kad to kažu, znaš da nije lepo.',
    turn: 'Muž me je jednom sačekao u školi i video kako sečem šargarepu. „A zašto kod kuće patiš?”, pitao je. Nisam znala.',
    found:
      'Složila sam ih po veličini, a plavi nož spustila u kutiju sa alatom, gde mu je i mesto.\n\nPrvo sam isekla luk. Nije ni stigao da me rasplače.',
    after:
      'Za mesec dana se u kuhinji znao red: veliki za veliko, mali za sitno.\n\nDeca su prestala da lome jabuke rukama.',
    now: 'Na sledećem slavlju sam opet sekla tortu. Kriška je stigla na tanjir cela, sa prelivom.\n\nPlavi nož i dalje radi. Prošle nedelje je zategao šarku.',
    quote: 'Nisam postala bolja kuvarica. Samo više ne sečem hleb šrafcigerom.',
    noMore: ['Jedan nož za hleb i za šrafove', 'Zgnječen paradajz', 'Lomljenje jabuka rukama'],
  },
}
