import type { ProductProfile } from '../profile/profile.ts'
import { plainAdjective } from '../profile/thing-of-name.ts'

/** Beginnings of words for what only the other sex wears or does: a page of a man's belt must not mention a dress. */
const NOT_FOR = {
  m: /(?<!\p{L})(?:haljin|suknj|štikl|grudnjak|šmink|karmin|punđ|bluz|tašn|trudnic|porodilišt)/iu,
  f: /(?<!\p{L})(?:kravat|brijanj|zuluf|odelo|odela|odelu)/iu,
} as const

/** The sex that the name states: 'muška košulja', 'ženske čizme'. Null when it states none or both. */
export function wearerOf({ adjectives }: ProductProfile): 'f' | 'm' | null {
  const wanted = new Set(adjectives.map(plainAdjective))
  if (wanted.has('mušk') === wanted.has('žensk')) return null
  return wanted.has('mušk') ? 'm' : 'f'
}

/** Returns a check of texts: true when a text mentions something that the product's wearer does not wear. */
export function speaksOfOthers(profile: ProductProfile): (texts: readonly string[]) => boolean {
  const wearer = wearerOf(profile)
  if (wearer === null) return () => false
  return (texts) => texts.some((text) => NOT_FOR[wearer].test(text))
}

/** Returns a check of search keywords: true for a keyword about the other sex, such as 'muške čizme' for a woman's product. */
export function namesOtherWearer(profile: ProductProfile): (keyword: string) => boolean {
  const wearer = wearerOf(profile)
  if (wearer === null) return () => false
  const other = wearer === 'm' ? /žensk/iu : /mušk/iu
  return (keyword) => other.test(keyword)
}
