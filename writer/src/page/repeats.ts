import { forms } from '../grammar/forms.ts'

/** Words that any two texts may share. */
const COMMON = new Set(
  'koji koja koje kada kako samo jedan jedna jedno jednom svaki svaka svako svih jer ako dok nego preko posle pre prvi prva prvo ima nema bude biti može mogu ostaje ostane drugi druga drugo onda tada zato nije nisu ovde inače treba posebno jednog uvek više manje vaša vaše vašu vašem vašeg vaših'.split(
    ' ',
  ),
)
/** Forms of one word share this many letters at their beginning, nearly always. */
const STEM = 5
/** Two texts repeat each other when so many of the shorter one's words are in the other. */
const LEAST_SHARED = 3
const SHARE = 0.45
/** Two texts are alike, and a third is better than either beside the other, when they share less than that. */
const LEAST_ALIKE = 2
const ALIKE = 0.2

const stems = new Map<string, string>()

/** The beginning of the word's dictionary form, so that 'krpa' and 'krpom' are one. */
function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = (forms.lemmaOf(word) ?? word).slice(0, STEM)
  stems.set(word, stem)
  return stem
}

/** What a text is about: the beginnings of its words, without the common ones. */
export const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !COMMON.has(word))
      .map(stemOf)
      .filter((stem) => !COMMON.has(stem)),
  )

const sharedBy = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length

/** True when two texts have the same content in other words. */
export function repeatsContent(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = sharedBy(one, other)
  return shared >= LEAST_SHARED && shared / Math.min(one.size, other.size) >= SHARE
}

/** How much of the shorter text's content is in the other: 0 to 1. One shared word alone is none. */
export function shareOfContent(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = sharedBy(one, other)
  return shared < LEAST_ALIKE ? 0 : shared / Math.min(one.size, other.size)
}

/** True when two texts share main words, so that a reader finds one thought in both. */
export function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return shareOfContent(one, other) >= ALIKE
}
