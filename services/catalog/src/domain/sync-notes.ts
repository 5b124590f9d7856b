import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import type { SyncNotes } from '@izlog/contracts/http/cross-sync'
import type { Bullet } from '@izlog/contracts/page-fields/shapes'
import type { ProductFacts } from '@izlog/writer/page/facts'

/** Headings of the notes, worded to be correct in the language of every market. */
const HEADINGS: readonly (readonly [keyof SyncNotes, string])[] = [
  ['targetAudience', 'Za koga je'],
  ['keyBenefits', 'Glavne prednosti'],
  ['uniqueCharacteristics', 'Po čemu se izdvaja'],
  ['competitiveAdvantage', 'Prednost u odnosu na druge'],
  ['customerProblems', 'Šta muči kupce'],
]
/** How many of the five bullets may be replaced by the seller's. */
const OWN_BULLETS = 3
const BULLET_TITLE = /^(.{2,80}?)\s*[:–—]\s+(\S.{1,400})$/

const linesOf = (notes: string): string[] =>
  notes
    .split('\n')
    .map((line) => line.replace(/^[-*•\s]+/, '').trim())
    .filter(Boolean)

/** The facts for a model, with the seller's notes before the link's description. */
export function factsWithNotes(facts: ProductFacts, notes: SyncNotes): ProductFacts {
  const paragraphs = paragraphsOf(notes)
  return paragraphs.length === 0
    ? facts
    : { ...facts, description: [...paragraphs, facts.description ?? ''].join('\n').trim() }
}

/**
 * Adds the seller's notes, unchanged, to the built-in writer's texts: the target audience, benefits written as 'naslov: rečenica' as bullets,
 * and all notes as paragraphs under their headings.
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
