import type { ProductNoun } from '../product-noun.ts'
import { PRODUCT } from './product.ts'

export const otherHome: ProductNoun = {
  ...PRODUCT,
  audience: 'ljudi koji vole da im kuća radi za njih',
  keywords: [
    'sve za kuću',
    'pomoć u kući',
    'praktično za dom',
    'uredan dom',
    'poklon za useljenje',
    'kućne potrepštine',
  ],
  titles: ['Kuća koja malo više pomaže', 'Manje posla, više doma', 'Jedna briga manje po kući'],
  hooks: [
    'Mala stvar koja svakog dana uštedi po jednu sitnu nervozu.',
    'Za dom u kom se manje radi, a više sedi.',
    'Stavite ga na svoje mesto i posle nedelju dana ne znate kako ste bez njega.',
  ],
  punches: ['Posao isti. Muke manje.', 'Kuća mirna. I Vi sa njom.', 'Mala stvar. Svaki dan.'],
  bullets: [
    ['Svaki dan ga koristite', 'Nije za goste i ne stoji u kutiji.'],
    ['Lako se održava', 'Prebrišete ga i gotovo.'],
    ['Ne zauzima mesto', 'Stane gde ste i planirali, i još ostane.'],
    ['Ukućani ga prihvate', 'Niko ne mora da uči kako se koristi.'],
    ['Lepo izgleda', 'Ne sklanjate ga kad neko zvoni.'],
  ],
  reasons: [
    [
      'Dom se meri sitnicama.',
      'Ne pamtimo kvadrate, nego da li se fioka zatvara i da li je uveče prijatno. {ime} popravlja jednu od tih sitnica, za svaki dan.',
    ],
    [
      'Što se svakog dana ponavlja, neka bude lako.',
      'Jedan posao od dva minuta je dvanaest sati godišnje. Vredi ga olakšati.',
    ],
  ],
  troubles: [
    [
      'Isti posao, svakog dana',
      'I svakog dana isto nerviranje.',
      'Olakšajte ga jednom, pa uživajte stalno.',
      'Želim lakše',
    ],
    [
      'Kuća traži, a dan ne daje',
      'Uveče ste umorni, a posao čeka.',
      'Kad ide brže, ostane i za kauč.',
      'Želim slobodno veče',
    ],
    [
      'Kupujete jeftino, pa dvaput',
      'Prvo se slomi, drugo se izgubi.',
      'Ovo je napravljeno za svaki dan.',
      'Želim nešto što traje',
    ],
  ],
}
