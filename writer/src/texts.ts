/** Removes what language models add although the prompt forbids it: Markdown emphasis and headings, emoji, and surplus spaces. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/^#{1,4} /gm, '')
    .replace(/\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Applies `change` to every string inside a value, at any depth. */
export function mapTexts<T>(value: T, change: (text: string) => string): T
export function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, change)]))
}

/** Every string inside a value, with its path: `bullets.0.title`. */
export function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path}.${key}`))
}
