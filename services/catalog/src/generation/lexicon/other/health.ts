import type { ProductNoun } from '../product-noun.ts'
import { PRODUCT } from './product.ts'

export const otherHealth: ProductNoun = {
  ...PRODUCT,
  audience: 'ljudi koji žele da se osećaju lakše u svakom danu',
  keywords: [
    'briga o sebi',
    'opuštanje kod kuće',
    'svakodnevna udobnost',
    'lakši dan',
    'poklon za roditelje',
    'udobnost kod kuće',
  ],
  titles: ['Malo brige o sebi, svakog dana', 'Da dan bude lakši', 'Vreme je i za Vas'],
  hooks: [
    'Mala stvar koja dan čini lakšim, i ne traži da menjate ceo život.',
    'Za one koji o svima brinu, a na sebe stignu poslednji.',
    'Nekoliko minuta dnevno koji pripadaju samo Vama.',
  ],
  punches: ['O svima brinete. Red je i na Vas.', 'Mala navika. Lakši dan.', 'Odmorite. Zaslužili ste.'],
  bullets: [
    ['Lako uđe u naviku', 'Ne treba Vam poseban dan ni poseban prostor.'],
    ['Kod kuće, kad Vi hoćete', 'Bez zakazivanja i bez čekaonice.'],
    ['Za sve u kući', 'Probate Vi, pa ga uzmu i ostali.'],
    ['Ne smeta drugima', 'Radi svoje, a dan teče dalje.'],
    ['Pri ruci je', 'Što je blizu, to se i koristi.'],
  ],
  reasons: [
    [
      'Male stvari se ponavljaju. Zato i znače.',
      'Velike odluke donosimo u januaru i zaboravimo u februaru. {ime} staje u običan utorak, pa ga se i u petak setite.',
    ],
    [
      'Telo prvo šapne.',
      'Kad ga čujete na vreme, dovoljno je malo: nekoliko minuta dnevno, na istom mestu, bez žurbe.',
    ],
  ],
  troubles: [
    [
      'Za sebe nikad nema vremena',
      'Posao, kuća, deca, pa tek onda Vi.',
      'Ovo traje kratko i ne traži da igde idete.',
      'Želim vreme za sebe',
    ],
    [
      'Veče prođe, a Vi se niste odmorili',
      'Sedite, ali se ne opustite.',
      'Mala navika pomogne da se dan zaista završi.',
      'Želim mirno veče',
    ],
    [
      'Sve ste kupili, ništa ne koristite',
      'Stoji u ormaru, jer je komplikovano.',
      'Ovo je jednostavno, pa ostane napolju.',
      'Želim jednostavno',
    ],
  ],
}
