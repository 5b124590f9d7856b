import { asRecord } from '@izlog/contracts/domain/as-record'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { isMergedByPart } from '../../shared/draft/merged-by-part.ts'
import type { TextName } from '../landing/parts/text-mark.ts'

/** Texts that may be deleted; others keep their last words. */
const MAY_BE_EMPTY = /^(editableContent\.(advice|new|benefit|cta|story)|priceAnchoring\.comparisonText$)|#/

/** The text of that name as the website has it; '' where it has none. */
export function textAt(website: PublicWebsite, name: TextName): string {
  const [path = '', paragraph] = name.split('#')
  const value = path.split('.').reduce<unknown>((part, key) => asRecord(part)[key], website)
  if (typeof value !== 'string') return ''
  return paragraph === undefined ? value : (paragraphsIn(value)[Number(paragraph)] ?? '')
}

const paragraphsIn = (text: string): string[] => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

export const mayBeEmpty = (name: TextName): boolean => MAY_BE_EMPTY.test(name)

/** The page with another text under that name. */
export function withText<Page extends PublicWebsite>(website: Page, name: TextName, text: string): Page {
  const [path = '', paragraph] = name.split('#')
  const put = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
    if (key === undefined)
      return paragraph === undefined ? text : withParagraph(String(value ?? ''), Number(paragraph), text)
    if (Array.isArray(value)) return value.map((part, place) => (String(place) === key ? put(part, rest) : part))
    return { ...asRecord(value), [key]: put(asRecord(value)[key], rest) }
  }
  return { ...website, ...asRecord(put(website, path.split('.'))) }
}

const withParagraph = (whole: string, place: number, text: string): string =>
  paragraphsIn(whole)
    .map((paragraph, index) => (index === place ? text : paragraph))
    .filter((paragraph) => paragraph.trim() !== '')
    .join('\n\n')

/** The body that saves these texts: the smallest parts that the server accepts. */
export function bodyOf(website: PublicWebsite, names: Iterable<TextName>): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  const whole = asRecord(website)
  for (const name of names) {
    const [part = '', inner = ''] = (name.split('#')[0] ?? '').split('.')
    if (isMergedByPart(part)) body[part] = { ...asRecord(body[part]), [inner]: asRecord(whole[part])[inner] }
    else body[part] = whole[part]
  }
  const { testimonials } = asRecord(body.editableContent)
  // Testimonials are stored in two places, which the editor keeps equal too.
  return testimonials === undefined ? body : { ...body, testimonials }
}
