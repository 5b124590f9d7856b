import type { Bullet } from '@izlog/contracts/domain/generated-content'
import type { Writing } from './writing.ts'

/** What a measure in a product's name is called and what a buyer does with it, by its unit; the first that fits counts. */
const MEANINGS: readonly (readonly [RegExp, label: string, meaning: string])[] = [
  [/^\d+(?:x\d+)+(?: (?:mm|cm|m))?$/, 'Mere', 'Ucrtajte te mere trakom i videćete {acc} u pravoj veličini.'],
  [
    /^(?:[2-9]|\d{2,}) kom$/,
    'U pakovanju',
    'Kad {nom} {stigne|stignu}, prebrojte: toliko piše u nazivu i toliko treba da bude.',
  ],
  [
    /^(?:[\d,]+ ml|[\d,]{1,3} l)$/,
    'Zapremina',
    'Setite se flaše ili kante iste zapremine i lakše ćete zamisliti {acc}.',
  ],
  [/^[\d,]+ W$/, 'Snaga', 'Broj iz naziva {gen} uporedite sa uređajem koji već imate i sa osiguračem u kući.'],
  [/^\d+ mAh$/, 'Kapacitet', 'Uporedite sa brojem na onome što sada koristite, pa birajte {acc}.'],
  [/^\d+ GB$/, 'Kapacitet', 'Pogledajte koliko je u uređaju već zauzeto, pa birajte {acc}.'],
  [
    /^[\d,]+ (?:mm|cm|m)$/,
    'Mera',
    'Uzmite metar i na njemu pogledajte koliko je to, pa uporedite {acc} sa onim što već imate.',
  ],
]

/** The first measure of the name that tells a buyer something, as a reason to buy; null: there is none. */
export function measureBullet({ profile, fill, localize }: Writing): Bullet | null {
  for (const [pattern, label, meaning] of MEANINGS) {
    const measure = profile.measures.find((each) => pattern.test(each))
    const text = measure === undefined ? null : fill(meaning)
    if (measure !== undefined && text !== null) return { title: `${localize(label)}: ${measure}`, text }
  }
  return null
}
