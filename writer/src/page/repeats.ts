/** Words that any two texts may share. */
const COMMON = new Set(
  'koji koja koje kada kako samo jedan jedna jedno jednom svaki svaka svako svih jer ako dok nego preko posle pre prvi prva prvo ima nema bude biti može mogu ostaje ostane drugi druga drugo onda tada zato nije nisu ovde inače treba posebno jednog uvek više manje vaša vaše vašu'.split(
    ' ',
  ),
)
/** Forms of one word share this many letters at their beginning, nearly always. */
const STEM = 5
/** Two texts repeat each other when so many of the shorter one's words are in the other. */
const LEAST_SHARED = 3
const SHARE = 0.45

/** What a text is about: the beginnings of its words, without the common ones. */
export const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !COMMON.has(word))
      .map((word) => word.slice(0, STEM)),
  )

/** True when two texts have the same content in other words. */
export function repeatsContent(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared >= LEAST_SHARED && shared / Math.min(one.size, other.size) >= SHARE
}
