import type { Category } from '@izlog/contracts/domain/categories'
import { foldText } from '@izlog/contracts/domain/fold-text'

/** Things with a drawing of their own, by folded words or prefixes. */
const THINGS = {
  vacuum: /^usisivac/,
  pillow: /^(?:jastu[ck]|dusek|posteljin|cebe)/,
  lamp: /^(?:lamp|svetilj|svjetilj|rasvet|sijalic)/,
  massager: /^(?:masaz|vibro)/,
  headphones: /^slusalic/,
  speaker: /^zvucnik/,
  watch: /^(?:sat|sata|satov.*|smartwatch|narukvic.*)$/,
  charger: /^(?:punjac|kabl|powerbank|bater)/,
  camera: /^(?:kamer|projektor|dron)/,
  mirror: /^ogledal/,
  bottle: /^(?:serum|krem|ulj|difuzer|flas|ovlazivac|parfem)/,
  brush: /^(?:cetk|fen|uvijac|trimer|brijac|epilator|depilator|kos[aeu]$)/,
  pan: /^(?:tiganj|serp|lonac|lonc|blender|mikser|kuhinj)/,
  bag: /^(?:torb|ranac|ranc|kofer|organizator)/,
  tool: /^(?:alat|busilic|odvijac|kljuc|kompresor|makaz)/,
  shoe: /^(?:patik|cipel|ulos|stopal|papuc)/,
} as const

type Thing = keyof typeof THINGS
/** The name of a drawing: a thing's or a category's. */
export type Stock = Thing | Category

const things = Object.keys(THINGS) as Thing[]

/** The drawing of a product without a picture: by the first matching word of its name, then of its hook, else by its category. */
export function stockOf({ name, hook, category }: { name: string; hook: string; category: Category }): Stock {
  for (const text of [name, hook])
    for (const word of foldText(text).split(/[^a-z0-9]+/)) {
      const thing = things.find((one) => THINGS[one].test(word))
      if (thing) return thing
    }
  return category
}
