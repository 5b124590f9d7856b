import type { ProductNoun } from '../product-noun.ts'
import { PRODUCT } from './product.ts'

export const otherAuto: ProductNoun = {
  ...PRODUCT,
  audience: 'vozači koji vole uredan i spreman automobil',
  keywords: [
    'oprema za auto',
    'auto dodaci',
    'uredan auto',
    'spremno za put',
    'poklon za vozača',
    'praktično za automobil',
  ],
  titles: ['Auto spreman i kad Vi niste', 'Vožnja sa jednom brigom manje', 'Sve na svom mestu, pa i u gepeku'],
  hooks: [
    'Mala stvar zbog koje je svaka vožnja mirnija.',
    'Stavite ga u auto jednom i neka čeka svoj trenutak.',
    'Za vozače koji vole da im je auto uredan i pouzdan.',
  ],
  punches: ['Dug put. Jedna briga manje.', 'U autu je. Za svaki slučaj.', 'Uredno unutra. Mirno za volanom.'],
  bullets: [
    ['Uvek u autu', 'Ne tražite ga po garaži kad zatreba.'],
    ['Lako se postavlja', 'Ne treba Vam majstor ni alat.'],
    ['Ne smeta u vožnji', 'Stoji mirno, a pažnja ostaje na putu.'],
    ['Za svako godišnje doba', 'I za jul u koloni i za januar na planini.'],
    ['Zgodan poklon', 'Ko vozi, taj će ga koristiti.'],
  ],
  reasons: [
    [
      'Na putu se ne pravi plan. Ima se ili se nema.',
      'Kad nešto zatreba, prodavnica je daleko. {ime} je već u autu, pa nezgoda ostane samo anegdota.',
    ],
    [
      'U autu provodimo više vremena nego što mislimo.',
      'Na posao, po decu, na selo. Vredi da to vreme bude udobno i uredno.',
    ],
  ],
  troubles: [
    [
      'Zatreba baš kad ste daleko',
      'A kod kuće ih imate dva.',
      'Neka jedan bude u autu, za stalno.',
      'Želim u svoj auto',
    ],
    [
      'U autu nered, u glavi isto',
      'Sve klizi na prvoj krivini.',
      'Kad je sve na svom mestu, vožnja je mirnija.',
      'Želim red',
    ],
    ['Svaki put obećate: sledeći put', 'I sledeći put isto.', 'Poručite sad i rešeno je.', 'Želim da rešim'],
  ],
}
