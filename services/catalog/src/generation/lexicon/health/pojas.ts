import type { ProductNoun } from '../product-noun.ts'

export const pojas: ProductNoun = {
  match: /\bpoja(s|ser)/,
  nom: 'pojas',
  gen: 'pojasa',
  acc: 'pojas',
  gender: 'm',
  audience: 'ljudi koji podižu, nose, dugo stoje ili dugo sede',
  keywords: [
    'pojas',
    'pojas za leđa',
    'pojas za struk',
    'oslonac za leđa',
    'pojas za rad',
    'pravilno podizanje tereta',
  ],
  titles: ['Leđa koja imaju na šta da se oslone', 'Oslonac za dan na nogama', 'Podignite, ponesite, odmorite'],
  hooks: [
    'Pojas koji pridržava donji deo leđa dok podižete, nosite i dugo stojite.',
    'Stavite ga ujutru ispod jakne i zaboravite na njega do večeri.',
    'Za dane kad leđa rade više nego što ste planirali.',
  ],
  punches: ['Teret je isti. Leđa nisu sama.', 'Stegnite pojas. Ispravite se.', 'Dug dan na nogama. Leđa uspravna.'],
  bullets: [
    ['Podseća Vas da se uspravite', 'Kad krenete da se pogurite, osetite pojas i ispravite se.'],
    ['Stegnete ga koliko Vam prija', 'Jače za rad, slabije za šetnju. Podesite ga jednim potezom.'],
    ['Ne vidi se ispod odeće', 'Stoji ravno, pa ga nosite ispod košulje ili radne jakne.'],
    ['Za baštu i za selidbu', 'Za džakove, kofere, dete u naručju i sve što se ne podiže svaki dan.'],
    ['Lako se stavlja', 'Prebacite oko struka, zategnete i krenete. Ne treba Vam pomoć.'],
  ],
  reasons: [
    [
      'Leđa ne traže mirovanje. Traže oslonac.',
      'Dok stojite ili podižete, donji deo leđa nosi sve. {ime} taj deo pridržava sa svih strana, pa se lakše držite uspravno i pravilnije se savijate.',
    ],
    [
      'Najteži je poslednji džak.',
      'Prvi podignete kako treba, poslednji kako stignete. Pojas Vas i tada podseti da čučnete, umesto da se savijete u struku.',
    ],
  ],
  troubles: [
    [
      'Posle bašte ne možete da se ispravite',
      'Sat kopanja, pa dva sata na kauču.',
      'Pojas drži struk dok radite, pa se uveče lakše ispravite.',
      'Želim oslonac',
    ],
    [
      'Ceo dan na nogama',
      'Do podne je dobro, posle podne tražite gde da se naslonite.',
      'Sa pojasom imate na šta da se oslonite i kad stolice nema.',
      'Želim lakši dan',
    ],
    [
      'Podignete kako ne treba',
      'U žurbi se savijete u struku, a ne u kolenima.',
      'Pojas Vas zaustavi na vreme i podseti da čučnete.',
      'Želim da podižem pravilno',
    ],
    [
      'Sedenje Vas savije',
      'Posle ručka već sedite kao znak pitanja.',
      'Lagano zategnut, drži struk na svom mestu i u stolici.',
      'Želim da sedim uspravno',
    ],
  ],
  faq: [
    [
      'Koliko dugo se nosi?',
      'Dok radite, podižete ili dugo stojite. Nije zamišljen za spavanje, a leđima prija i da rade sama.',
    ],
    [
      'Kako da znam da li mi odgovara?',
      'Izmerite obim struka preko majice i uporedite sa podatkom na stranici. Ako pogrešite, imate 30 dana za povraćaj novca.',
    ],
    ['Da li greje i guši?', 'Ne treba da guši. Zategnite ga tako da možete duboko da udahnete.'],
  ],
  advice: [
    'Kako da ga zategnete',
    'Udahnite, pa zategnite. Ako između pojasa i stomaka može da stane šaka, dobro stoji.',
  ],
  remarks: [
    ['m', 'Radim u magacinu. Stavim ga ujutru i skinem na parkingu.'],
    ['f', 'Celu sam baštu okopala u njemu i nijednom mi nije smetao.'],
    ['m', 'Nosim ga kad vozim duge ture. Sedim uspravnije, to je istina.'],
    ['f', 'Frizerka sam, na nogama od osam do osam. Ovo mi znači.'],
    ['m', 'Malo sam morao da se naviknem, ali sad ga sam tražim.'],
  ],
  story: {
    by: 'm',
    job: 'Magacioner',
    about: 'o pojasu kojem se prvo smejao',
    head: 'Mislio sam da su pojasevi za starije. Onda je stigla paleta',
    intro:
      'Radim u magacinu jedanaest godina. Navikao sam da posle smene sednem u kola i ćutim pet minuta pre nego što upalim motor.\n\nSvi to rade, govorio sam sebi.',
    trouble:
      'Kad si mlad, podižeš kako stigneš. Kad nisi, podižeš isto tako, samo se sutradan pitaš zašto.\n\nKolege su dolazile sa flasterima, kremama i savetima. Ja sam se pravio da mi ne treba ništa od toga.',
    low: 'Jedne subote sin je hteo da ga nosim na ramenima. Rekao sam: „Sutra.”\n\nOn ima pet godina i tačno zna kad „sutra” znači „ne”.',
    turn: 'Viljuškarista, čovek od šezdeset godina, pokazao mi je pojas ispod jakne. Nosi ga, kaže, još otkad sam ja išao u školu.',
    found:
      'Poručio sam ga uveče, da niko ne vidi. Prvog dana mi je smetao, drugog sam ga zategao kako treba.\n\nNajviše me je iznenadilo što me podseća: krenem da se savijem, a on kaže „čučni”.',
    after:
      'Posle dve nedelje sam na parkingu seo u kola i odmah upalio motor.\n\nTek na semaforu sam shvatio šta se promenilo.',
    now: 'Posao je isti, palete su iste. Podižem ih bolje i ne stidim se pojasa.\n\nU subotu smo sin i ja obišli celu pijacu. On gore, ja dole.',
    quote: 'Nije me pojas ojačao. Naučio me je da čučnem.',
    noMore: ['Pet minuta ćutanja na parkingu', 'Izgovor „sutra ćemo”', 'Jastuče koje stalno klizi sa stolice'],
  },
}
