import type { ProductNoun } from '../product-noun.ts'

export const tastatura: ProductNoun = {
  match: /\btastatur/,
  nom: 'tastatura',
  gen: 'tastature',
  acc: 'tastaturu',
  gender: 'f',
  audience: 'ljudi koji pišu, rade i igraju za računarom',
  keywords: [
    'tastatura',
    'tastatura za računar',
    'tastatura za posao',
    'tiha tastatura',
    'oprema za računar',
    'rad od kuće',
  ],
  titles: ['Pišite, a prsti se ne umaraju', 'Pod prstima kako treba', 'Sto spreman za posao'],
  hooks: [
    'Tastatura koja odgovara na dodir i ne traži da gledate u slova.',
    'Prsti se naviknu za jedno popodne, a posao ide brže celu godinu.',
    'Za mejlove, ispite i romane koji čekaju poslednje poglavlje.',
  ],
  punches: ['Mislite. Prsti već pišu.', 'Slova lete. Vi se ne žurite.', 'Dobar sto počinje od tastature.'],
  bullets: [
    ['Dodir koji se oseti', 'Znate da ste pritisnuli, i bez gledanja u slova.'],
    ['Ruke leže prirodno', 'Zglobovi nisu savijeni, pa se i posle podne lako piše.'],
    ['Manje grešaka', 'Tasteri su gde ih prsti očekuju.'],
    ['Ne beži po stolu', 'Stoji mirno i kad pišete brzo.'],
    ['Lepši radni sto', 'Uredno izgleda i kad ostalo nije pospremljeno.'],
  ],
  reasons: [
    [
      'Dnevno otkucate više reči nego što izgovorite.',
      'A pišete po onome što je došlo uz računar. Dobra tastatura je napravljena za ruke, pa se razlika oseti već u prvom dugačkom mejlu.',
    ],
    [
      'Na laptopu se piše. Na tastaturi se radi.',
      'Kad tastaturu odvojite od ekrana, ekran se podigne u visinu očiju, a ramena se spuste. Jedna kupovina, dva popravljena mesta.',
    ],
  ],
  troubles: [
    [
      'Prsti promašuju',
      'Vratite se, obrišete, otkucate opet.',
      'Tasteri su jasno odvojeni, pa prst zna gde je.',
      'Želim manje grešaka',
    ],
    [
      'Posle podne ruke bole od pisanja',
      'Zglobovi savijeni, ramena podignuta.',
      'Ravniji položaj ruku olakša dug dan za stolom.',
      'Želim lakše pisanje',
    ],
    [
      'Laptop Vas savije',
      'Ekran nizak, tastatura blizu, vrat dole.',
      'Sa odvojenom tastaturom ekran podignete gde treba.',
      'Želim bolji sto',
    ],
    [
      'Taster koji se zaglavi',
      'Uvek onaj iz Vašeg prezimena.',
      'Nova tastatura, i svako slovo na svom mestu.',
      'Želim novu',
    ],
  ],
  faq: [
    ['Radi li sa mojim računarom?', 'Radi sa uobičajenim računarima i laptopovima. Način povezivanja je u opisu.'],
    [
      'Ima li naša slova?',
      'Raspored se bira u računaru, pa Š, Đ, Č, Ć i Ž pišete kao i do sada. Oznake vidite na slikama.',
    ],
    ['Kako se čisti?', 'Okrenite je, lagano otresite i prebrišite suvom krpicom.'],
  ],
  advice: [
    'Kako da je postavite',
    'Lakat u pravom uglu, tastatura na ivici stola, ekran u visini očiju. Pet minuta nameštanja, a vredi ceo dan.',
  ],
  remarks: [
    ['m', 'Programer sam. Ruke manje umorne, to je sve što sam hteo.'],
    ['f', 'Pišem doktorat, ova tastatura je pola rada.'],
    ['m', 'Žena kaže da me više ne čuje iz druge sobe.'],
    ['f', 'Laptop na knjige, ona na sto. Leđa zahvalna.'],
    ['m', 'Treba dan-dva da se naviknete, posle nema povratka na staru.'],
  ],
  story: {
    by: 'f',
    job: 'Novinarka',
    about: 'o slovu koje joj je nedostajalo',
    head: 'Mojoj tastaturi je otpalo slovo A. Probajte bez njega',
    intro:
      'Pišem za novine, a to znači da pišem stalno. Hiljadu reči na dan, ako je miran dan.\n\nMiran dan nije bio odavno.',
    trouble:
      'Prvo je A počelo da se lepi. Onda je ispalo, pa sam pritiskala gumicu ispod njega.\n\nKopirala sam ga sa početka teksta i lepila gde treba. Desetine puta po strani.',
    low: 'Jednom sam zaboravila. U novinama je izašao naslov „Sutr svečno otvrnje”.\n\nMajka je isekla članak i ipak ga okačila na frižider.',
    turn: 'Lektorka, koja ne kaže ništa dok ne mora, stavila mi je na sto štampanu stranicu i zaokružila dugme „poruči”.',
    found:
      'Nisam verovala da tastatura može toliko da promeni. Pa, to je samo tastatura.\n\nOnda sam otkucala „abrakadabra”, pet puta, iz čistog zadovoljstva.',
    after:
      'Tekst koji pišem dva sata napisala sam za sat i po. Ne zato što sam brža, nego zato što se ne vraćam.\n\nRuke su mi uveče bile samo ruke.',
    now: 'Staru sam ostavila u fioci, sa rupom umesto A. Da me podseti.\n\nMajka je na frižider okačila novi članak. U njemu su sva slova.',
    quote: 'Nije do brzine. Do toga je da ne mislim o slovima.',
    noMore: ['Lepljenje jednog slova po ceo dan', 'Olovka kao alat za tastere', 'Laptop u krilu'],
  },
}
