import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import type { SyncNotes } from '@izlog/contracts/http/cross-sync'
import type { Bullet } from '@izlog/contracts/page-fields/shapes'
import type { ProductFacts } from '@izlog/writer/page/facts'

/** The notes under headings that read the same in every market's Serbian. */
const HEADINGS: readonly (readonly [keyof SyncNotes, string])[] = [
  ['targetAudience', 'Za koga je'],
  ['keyBenefits', 'Glavne prednosti'],
  ['uniqueCharacteristics', 'Po čemu se izdvaja'],
  ['competitiveAdvantage', 'Prednost u odnosu na druge'],
  ['customerProblems', 'Šta muči kupce'],
]
/** So many of the five reasons to buy may be the seller's. */
const OWN_BULLETS = 3
const BULLET_TITLE = /^(.{2,80}?)\s*[:–—]\s+(\S.{1,400})$/

const linesOf = (notes: string): string[] =>
  notes
    .split('\n')
    .map((line) => line.replace(/^[-*•\s]+/, '').trim())
    .filter(Boolean)

/** What a model is told: the notes first, then what the link says. */
export function factsWithNotes(facts: ProductFacts, notes: SyncNotes): ProductFacts {
  const paragraphs = paragraphsOf(notes)
  return paragraphs.length === 0
    ? facts
    : { ...facts, description: [...paragraphs, facts.description ?? ''].join('\n').trim() }
}

/**
 * What the built-in writer wrote, with the seller's own words put in as they are: whom it is for, benefits written
 * 'naslov: rečenica' as reasons to buy, and the rest as paragraphs under their headings.
 */
export function contentWithNotes(content: GeneratedContent, notes: SyncNotes): GeneratedContent {
  const own = linesOf(notes.keyBenefits).flatMap((line): Bullet[] => {
    const [, title, text] = BULLET_TITLE.exec(line) ?? []
    return title && text ? [{ title, text }] : []
  })
  const bullets = [...own.slice(0, OWN_BULLETS), ...content.bullets].slice(0, content.bullets.length)
  const designRecommendations = notes.targetAudience
    ? { ...content.designRecommendations, targetAudience: notes.targetAudience }
    : content.designRecommendations
  const longDescription = [content.longDescription, ...paragraphsOf(notes)].join('\n\n')
  return { ...content, bullets, designRecommendations, longDescription }
}

const paragraphsOf = (notes: SyncNotes): string[] =>
  HEADINGS.flatMap(([key, heading]) => {
    const lines = linesOf(notes[key])
    if (lines.length === 0) return []
    const text = lines.map((line) => line.replace(/[.;,]+$/, '')).join('; ')
    return [`${heading}: ${text}.`]
  })
