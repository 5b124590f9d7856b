import type { PageSection } from '@izlog/contracts/domain/page-sections'
import type { SectionContent } from '@izlog/contracts/http/generation'
import { generateWebsite, type ProductBrief } from './generate-website.ts'
import { sectionOf } from './sections.ts'

/** Enough turns to reach every choice of a section. */
const TURNS = 24

/** The built-in writer's n-th proposal for a section, always different from its current content; undefined when no other proposal exists. */
export function proposalOf(
  brief: ProductBrief,
  section: PageSection,
  before: SectionContent,
  attempt: number,
): SectionContent | undefined {
  const seen = new Set([JSON.stringify(before)])
  const proposals: SectionContent[] = []
  for (let turn = 1; turn <= TURNS && proposals.length < attempt; turn += 1) {
    const proposal = sectionOf(section, generateWebsite(brief, turn))
    const text = JSON.stringify(proposal)
    if (!seen.has(text)) proposals.push(proposal)
    seen.add(text)
  }
  return proposals[(attempt - 1) % Math.max(1, proposals.length)]
}
