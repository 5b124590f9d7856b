import { MAX_UPSELL_FEATURES } from '@izlog/contracts/domain/upsell'
import type { LinkFacts } from '@izlog/contracts/http/product-link'

/*
 * Sentences in which the product's name, whatever its gender and number, stands after a colon, and which read the same in
 * Ekavian and Ijekavian. They name no price, since the price may change and the stored sentence would not.
 */
const URGENT = [
  (name: string) => `U istom paketu sa Vašom porudžbinom: ${name}. Ponuda važi samo dok se paket ne spakuje.`,
  (name: string) => `Samo uz ovu porudžbinu: ${name}. Jedan paket, jedno plaćanje pri preuzimanju.`,
  (name: string) => `Staje u isti paket: ${name}. Sve stiže zajedno, a plaćate tek kad preuzmete paket.`,
] as const

const ALWAYS_TRUE = ['Stiže u istom paketu', 'Plaćanje pouzećem', 'Bez ponovnog popunjavanja podataka'] as const
const LONGEST = 90

/** A sentence why to add it now: always the same for one upsell product, different for its neighbours. */
export const urgentDescriptionOf = (id: number, title: string): string =>
  (URGENT[id % URGENT.length] ?? URGENT[0])(title.replace(/[.!?…]+$/, ''))

/** Benefits from the shop's page, each short enough for a line, completed with some that hold for every upsell product. */
export function featuresOf({ attributes }: Pick<LinkFacts, 'attributes'>): string[] {
  const lines = attributes.map(({ name, value }) => `${name}: ${value}`).filter((line) => line.length <= LONGEST)
  return [...lines.slice(0, MAX_UPSELL_FEATURES), ...ALWAYS_TRUE].slice(
    0,
    Math.max(3, Math.min(lines.length, MAX_UPSELL_FEATURES)),
  )
}
