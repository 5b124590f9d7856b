import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { asRecord } from '../../shared/as-record.ts'

/**
 * A text of a page by where it stands in it: 'bullets.0.title', or 'longDescription#1' for the second paragraph of a text.
 */
export type TextName = string

/** The parts that hold texts people read. */
const OWN = [
  'title',
  'shortName',
  'hook',
  'bullets',
  'longDescription',
  'faq',
  'testimonials',
  'urgencyElements',
  'priceAnchoring',
  'problemSolutionSections',
  'benefitsSection',
] as const
/** What is looked for before a page's own parts: in a story what it says instead of them (advertorial/story.ts), elsewhere all that is shown of editableContent. */
const BEFORE_STORY = ['storyTitle', 'adviceTitle', 'adviceText', 'testimonials'] as const
const BEFORE_OTHERS = ['testimonials', 'ctaButtonText', 'newBadge'] as const
/** The server lays these over what is stored, part by part; of the others the whole is sent. */
const MERGED: readonly string[] = ['editableContent', 'advertorialStory', 'urgencyElements', 'priceAnchoring']
/** Not for reading. */
const SILENT: ReadonlySet<string> = new Set(['icon', 'quantityData'])
/** May be taken away whole. */
const MAY_BE_EMPTY = /^(editableContent\.(advice|new|benefit|cta|story)|priceAnchoring\.comparisonText$)|#/

/** All texts of a page, in the order in which they are looked for on it: what says the same twice is the first of them. */
export function textsOf(website: PublicWebsite): ReadonlyMap<TextName, string> {
  const texts = new Map<TextName, string>()
  const isStory = website.templateName === 'Advertorial Template'
  for (const part of isStory ? BEFORE_STORY : BEFORE_OTHERS)
    collect(`editableContent.${part}`, website.editableContent?.[part], texts)
  for (const part of isStory ? (['advertorialStory', 'editableContent', ...OWN] as const) : OWN)
    collect(part, website[part], texts)
  return texts
}

function collect(name: TextName, value: unknown, texts: Map<TextName, string>): void {
  if (typeof value === 'string') {
    const paragraphs = paragraphsIn(value)
    if (paragraphs.length < 2) texts.set(name, value)
    else for (const [place, paragraph] of paragraphs.entries()) texts.set(`${name}#${place}`, paragraph)
  } else
    for (const [key, part] of Object.entries(asRecord(value)))
      if (!SILENT.has(key)) collect(`${name}.${key}`, part, texts)
}

const paragraphsIn = (text: string): string[] => text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

export const mayBeEmpty = (name: TextName): boolean => MAY_BE_EMPTY.test(name)

/** The page with another text at that place. */
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

/** The body that saves these texts of a page: the smallest parts that the server takes. */
export function bodyOf(website: PublicWebsite, names: Iterable<TextName>): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  const whole = asRecord(website)
  for (const name of names) {
    const [part = '', inner = ''] = (name.split('#')[0] ?? '').split('.')
    if (MERGED.includes(part)) body[part] = { ...asRecord(body[part]), [inner]: asRecord(whole[part])[inner] }
    else body[part] = whole[part]
  }
  const { testimonials } = asRecord(body.editableContent)
  // The same buyers stand in two places; the editor keeps both alike, and so do we.
  return testimonials === undefined ? body : { ...body, testimonials }
}
