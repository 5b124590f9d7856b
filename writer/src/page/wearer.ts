import type { ProductProfile } from '../profile/profile.ts'
import { plainAdjective } from '../profile/thing-of-name.ts'

/** What only the other half wears, by its beginning; a dress is no word on the page of a man's belt. */
const NOT_FOR = {
  m: /(?<!\p{L})(?:haljin|suknj|štikl|grudnjak|šmink|karmin|punđ|bluz|tašn|trudnic|porodilišt)/iu,
  f: /(?<!\p{L})(?:kravat|brijanj|zuluf|odelo|odela|odelu)/iu,
} as const

/** Whose the name says a product is: 'muška košulja', 'ženske čizme'; null where it does not, or says both. */
export function wearerOf({ adjectives }: ProductProfile): 'f' | 'm' | null {
  const wanted = new Set(adjectives.map(plainAdjective))
  if (wanted.has('mušk') === wanted.has('žensk')) return null
  return wanted.has('mušk') ? 'm' : 'f'
}

/** Tells whether a text speaks of what the wearer of the product does not wear. */
export function speaksOfOthers(profile: ProductProfile): (texts: readonly string[]) => boolean {
  const wearer = wearerOf(profile)
  if (wearer === null) return () => false
  return (texts) => texts.some((text) => NOT_FOR[wearer].test(text))
}

/** Tells whether a search is for the other half: 'muške čizme' leads nobody to a page of a woman's. */
export function namesOtherWearer(profile: ProductProfile): (keyword: string) => boolean {
  const wearer = wearerOf(profile)
  if (wearer === null) return () => false
  const other = wearer === 'm' ? /žensk/iu : /mušk/iu
  return (keyword) => other.test(keyword)
}
