import type { Bullet } from '@izlog/contracts/domain/generated-content'
import type { Writing } from './writing.ts'

/** What a measure in a product's name is called and what a buyer does with it, by its unit; the first that fits counts. */
const MEANINGS: readonly (readonly [RegExp, label: string, meaning: string])[] = [
  [/^\d+(?:x\d+)+ (?:mm|cm|m)$/, 'Mere', 'Uporedite te mere sa onim što već imate, pa birajte {acc}.'],
  [/^(?:[3-9]|[1-4]\d) kom$/, 'U pakovanju', 'Kad {nom} {stigne|stignu}, prebrojte: toliko piše u nazivu.'],
  [/^\d{4} W$/, 'Snaga', 'Broj iz naziva {gen} uporedite sa osiguračem u kući i sa uređajima koje već imate.'],
  [/^\d+ mAh$/, 'Kapacitet', 'Uporedite sa brojem na onome što sada koristite, pa birajte {acc}.'],
  [/^\d+ GB$/, 'Kapacitet', 'Pogledajte koliko je u uređaju već zauzeto, pa birajte {acc}.'],
]

/** The first measure of the name that tells a buyer something, as a reason to buy; null: there is none. */
export function measureBullet({ profile, fill, localize }: Writing): Bullet | null {
  for (const [pattern, label, meaning] of MEANINGS) {
    const measure = profile.measures.find((each) => pattern.test(each))
    if (measure !== undefined) return { title: `${localize(label)}: ${measure}`, text: fill(meaning) }
  }
  return null
}
