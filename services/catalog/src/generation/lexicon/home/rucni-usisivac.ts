import type { ProductNoun } from '../product-noun.ts'
import { usisivac } from './usisivac.ts'

/** The same vacuum cleaner seen by those who have a car; its hooks put it on the shelf for cars. */
export const rucniUsisivac: ProductNoun = {
  ...usisivac,
  match: /\brucni usisiva[cn]|\busisiva[cn][a-z]* za (auto|kola)|\bauto.?usisiva[cn]/,
  nom: 'ručni usisivač',
  gen: 'ručnog usisivača',
  acc: 'ručni usisivač',
  hooks: [
    'Čist auto bez produžnog kabla i bez žetona u perionici.',
    'Usisivač za kola i kuću, pri ruci baš kad se nešto prospe.',
    'Za mrvice, dlake i pesak, u kolima i po kući, gde veliki ne može da zađe.',
  ],
  punches: [
    'Čist auto. Bez reda u perionici.',
    'Prosulo se u kolima. Nema više.',
    'Zadnje sedište kao novo. Auto spreman za goste.',
  ],
}
