import type { ProductNoun } from '../product-noun.ts'

export const epilator: ProductNoun = {
  match: /\bepilator|\bdepilator/,
  nom: 'epilator',
  gen: 'epilatora',
  acc: 'epilator',
  gender: 'm',
  audience: 'žene koje ne žele da zakazuju svakih nekoliko nedelja',
  keywords: [
    'epilator',
    'epilator za noge',
    'depilacija kod kuće',
    'glatke noge',
    'uklanjanje dlačica',
    'nega tela kod kuće',
  ],
  titles: ['Glatke noge bez zakazivanja', 'Kupatilo je Vaš salon', 'Suknja bez razmišljanja'],
  hooks: [
    'Epilator za one koje ne žele da planiraju suknju dve nedelje unapred.',
    'U svom kupatilu, u svoje vreme, bez čekaonice.',
    'Prođete jednom i na noge ne mislite danima.',
  ],
  punches: ['Suknja večeras? Može.', 'Bez žileta. Bez zakazivanja.', 'Kod kuće. Kad Vi hoćete.'],
  bullets: [
    ['Glatko na duže', 'Dlačice se uklanjaju iz korena, pa sutra ne počinjete ispočetka.'],
    ['U svoje vreme', 'Uveče, nedeljom, pred more. Ne zakazujete.'],
    ['Hvata i sitne', 'Ne morate da čekate da porastu.'],
    ['Bez posekotina', 'Nema oštrice koja klizne oko kolena.'],
    ['Staje u neseser', 'Ide sa Vama i na put.'],
  ],
  reasons: [
    [
      'Žilet radi do sutra.',
      'Ujutru glatko, uveče već ne. {ime} dlačicu uzima iz korena, pa prođe više dana pre nego što opet o njoj razmišljate.',
    ],
    [
      'Najskuplji deo depilacije je zakazivanje.',
      'Termin je kad Vi ne možete, a kad možete, nema termina. Kod kuće je uvek slobodno.',
    ],
  ],
  troubles: [
    [
      'Žilet danas, čekinje sutra',
      'Pa opet žilet.',
      'Kad se dlačica ukloni iz korena, mir traje duže.',
      'Želim na duže',
    ],
    ['Posekotine oko kolena', 'I flaster ispod čarape.', 'Nema oštrice, pa nema ni flastera.', 'Želim bez posekotina'],
    ['Termin tek za tri nedelje', 'A na more idete u subotu.', 'Večeras, u svom kupatilu.', 'Želim odmah'],
    [
      'Suknja zavisi od kalendara',
      'Gledate kad ste bile na depilaciji.',
      'Kad traje duže, kalendar ne pitate.',
      'Želim da ne planiram',
    ],
  ],
  faq: [
    ['Da li boli?', 'Prvi put se oseti. Posle nekoliko puta se naviknete. Pomaže topla voda pre toga.'],
    ['Za koje delove je?', 'Za noge i ruke, a za osetljivija mesta polako i po uputstvu.'],
    ['Kako se čisti?', 'Četkicom iz kutije, posle svake upotrebe. Glavu isperite samo ako u opisu piše da se sme.'],
  ],
  advice: [
    'Za lakši prvi put',
    'Istuširajte se toplom vodom, osušite kožu i zategnite je rukom. Idite polako, suprotno od rasta dlačica.',
  ],
  remarks: [
    ['f', 'Prvi put sam stisnula zube, treći put sam gledala seriju.'],
    ['f', 'Pred more, za jedno veče. Odlično.'],
    ['f', 'Hvata i one kratke, što me je iznenadilo.'],
    ['f', 'Nema više flastera na kolenima.'],
    ['f', 'Malo bučniji, ali radi posao.'],
  ],
  story: {
    by: 'f',
    job: 'Instruktorka plivanja',
    about: 'o kalendaru koji joj je visio na kupatilu',
    head: 'U kupaćem sam svakog dana. Kalendar mi je bio u kupatilu',
    intro:
      'Učim decu da plivaju. U kupaćem sam od osam do podne, pred trideset roditelja.\n\nI pred onom jednom mamom koja sve primeti.',
    trouble:
      'Brijala sam se svakog jutra, na brzinu, na jednoj nozi. Do podneva bi koža pekla od hlora.\n\nU kupatilu mi je visio kalendar sa zaokruženim danima. Muž je mislio da čekamo dete.',
    low: 'Jednog jutra sam se posekla oko članka i ušla u bazen. Dečak od šest godina je viknuo: „Ajkula!”\n\nIzašla je cela grupa.',
    turn: 'Koleginica sa spasilačke stolice mi je u svlačionici pokazala svoj epilator. „Nedeljom uveče, uz seriju”, rekla je, kao da kaže šta će za večeru.',
    found:
      'Plašila sam se, priznajem. Prvi put sam stala na pola, popila čaj i završila.\n\nSutradan sam ušla u bazen i nije peklo ništa.',
    after:
      'Treće nedelje sam gledala seriju i zaboravila šta radim. Kalendar sam skinula.\n\nMuž je pitao šta je bilo sa planovima.',
    now: 'Dečak od šest sad ima sedam i pliva bolje od mene. Ajkule više nema.\n\nOna mama me je pitala šta koristim. Primetila je, naravno.',
    quote: 'Nije da volim nedelju uveče. Volim ponedeljak ujutru.',
    noMore: ['Žilet na jednoj nozi, u žurbi', 'Zaokruženi dani u kalendaru', 'Flaster ispod čarape'],
  },
}
