const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d ђ:đ е:e ж:ž з:z и:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:ć у:u ф:f х:h ц:c ч:č џ:dž ш:š'
    .split(' ')
    .map((pair) => pair.split(':')),
)

/** Serbian Cyrillic as Serbian Latin; 'Љубав' is 'Ljubav', 'ЉУБАВ' is 'LJUBAV'. Everything else stays. */
export const toLatin = (text: string): string =>
  text.replace(/\p{Script=Cyrillic}/gu, (letter, at: number) => {
    const latin = LETTERS[letter.toLowerCase()]
    if (latin === undefined) return letter
    if (letter === letter.toLowerCase()) return latin
    const inCapitals = /\p{Lu}/u.test(text.charAt(at + 1)) || (latin.length > 1 && /\p{Lu}/u.test(text.charAt(at - 1)))
    return inCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1)
  })

/** What models add though asked not to: Markdown's emphasis and headings, emoji, straight spaces at the ends. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/^#{1,4} /gm, '')
    .replace(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Changes every text inside a value, however deep. */
export function mapTexts<T>(value: T, change: (text: string) => string): T
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]))
}

/** Every text inside a value with the path that leads to it: `bullets.0.title`. */
export function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path}.${key}`))
}
