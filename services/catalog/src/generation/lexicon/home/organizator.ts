import type { ProductNoun } from '../product-noun.ts'

export const organizator: ProductNoun = {
  match: /\borganizator/,
  nom: 'organizator',
  gen: 'organizatora',
  acc: 'organizator',
  gender: 'm',
  audience: 'ljudi koji svakog jutra nešto traže',
  keywords: [
    'organizator',
    'organizator za kuću',
    'red u fioci',
    'odlaganje stvari',
    'red u ormaru',
    'ušteda prostora',
  ],
  titles: ['Sve ima svoje mesto', 'Red koji ostane i u sredu', 'Nađite iz prve'],
  hooks: [
    'Organizator zbog kog fioka može da se otvori i pred gostima.',
    'Jednom složite, a posle samo vraćate na mesto.',
    'Kad svaka stvar ima adresu, traženje prestane.',
  ],
  punches: ['Nađeno. Pre nego što ste počeli da tražite.', 'Fioka se zatvara. Bez kolena.', 'Stvari iste. Mesta više.'],
  bullets: [
    ['Svaka stvar ima mesto', 'Pa i ukućani znaju gde se vraća.'],
    ['Vidite sve odjednom', 'Ne kopate do dna da biste našli ono što je bilo na vrhu.'],
    ['Više stane', 'Isti prostor, samo pametno podeljen.'],
    ['Lako se premešta', 'Iz fioke na policu, iz kupatila u hodnik.'],
    ['Briše se jednim potezom', 'Podignete ga, obrišete i vratite.'],
  ],
  reasons: [
    [
      'Nered nije lenjost. Nered je stvar bez adrese.',
      'Ono što nema svoje mesto završi na prvom slobodnom. {ime} svakoj sitnici daje adresu, pa se red vraća sam.',
    ],
    [
      'Svakog dana nešto tražimo. Uvek u poslednji čas.',
      'Ključevi, punjač, makaze, čarapa. Kad sve vidite odjednom, jutro dobije tih nekoliko minuta nazad.',
    ],
  ],
  troubles: [
    [
      'Fioka koja se ne zatvara',
      'Gurate je kolenom i nadate se.',
      'Podeljena na pregrade, zatvara se jednim prstom.',
      'Želim red u fioci',
    ],
    [
      'Gde su makaze?',
      'Svi su ih videli, niko ne zna kad.',
      'Na svom mestu. Tamo gde su i juče bile.',
      'Želim da nađem iz prve',
    ],
    [
      'Kupujete ono što već imate',
      'Tri lepka, pet istih baterija i nijedan flaster.',
      'Kad se sve vidi, ništa se ne kupuje dvaput.',
      'Želim pregled',
    ],
    [
      'Sredite u subotu, u sredu isto',
      'Jer su stvari složene, ali nisu smeštene.',
      'Pregrade drže red i kad Vi niste tu.',
      'Želim red koji traje',
    ],
  ],
  faq: [
    [
      'Gde sve može da stoji?',
      'U fioci, na polici, u ormaru, u hodniku. Pre poručivanja izmerite mesto i uporedite sa opisom.',
    ],
    ['Da li se sklapa?', 'Ako se sklapa, uputstvo je u kutiji i ne treba Vam majstor.'],
    ['Kako se čisti?', 'Vlažnom krpom, pa suvom. Bez grubih sredstava.'],
  ],
  advice: [
    'Kako da počnete',
    'Izvadite sve i vratite samo ono što ste koristili ove godine. Organizator pomaže onome što ostane.',
  ],
  remarks: [
    ['f', 'Otvorila sam fioku pred svekrvom. Namerno.'],
    ['m', 'Alat na jednom mestu, prvi put od useljenja.'],
    ['f', 'Deca sama vraćaju stvari, jer vide gde idu.'],
    ['f', 'Uzela još dva, za kupatilo.'],
    ['m', 'Jednostavna stvar, a znači.'],
  ],
  story: {
    by: 'f',
    job: 'Mama blizanaca',
    about: 'o jednoj čarapi i jutrima bez vike',
    head: 'Svako jutro tražili smo jednu čarapu',
    intro: 'Imam blizance. To su četiri cipele, četiri rukavice i, na neki način, samo tri čarape.\n\nUvek tri.',
    trouble:
      'Do vrtića imamo deset minuta hoda. Izlazili smo po pola sata: čarapa, ključ, kapa, pa opet čarapa.\n\nViše puta sam im obula različite i rekla da je moda.',
    low: 'Jednog jutra sam viknula. Ne na njih, na fioku. Zamrli su oboje i gledali me, sa po jednom cipelom u ruci.\n\nU vrtiću su ispričali da se mama svađa sa ormarom.',
    turn: 'Vaspitačica me je sačekala na vratima. Mislila sam da će reći nešto strašno. Pokazala mi je njihovu garderobu: svako dete, svoja pregrada.',
    found:
      'U vrtiću trideset dece, a nijedna čarapa izgubljena. Kod nas dvoje dece i haos.\n\nPoručila sam isto veče. Složili smo ga zajedno i svako je izabrao svoj red.',
    after:
      'Prvog jutra su trčali da vide da li je još tu. Bio je. I čarape, sve četiri.\n\nU vrtić smo stigli prvi, pa smo čekali da otključaju.',
    now: 'Sad izađemo bez vike i gledamo puževe usput. Imamo vremena za puževe.\n\nSa ormarom sam u dobrim odnosima.',
    quote: 'Nisam dobila više mesta. Dobila sam mirno jutro.',
    noMore: ['Zatvaranje fioke kolenom', 'Kupovina trećeg istog lepka', 'Različite čarape kao moda'],
  },
}
