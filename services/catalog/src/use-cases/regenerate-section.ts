import { sectionsOf } from '@izlog/contracts/domain/page-sections'
import type { Website } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES } from '@izlog/contracts/http/editor'
import { GENERATION_MESSAGES, type RegenerateRequest, type RegenerateResponse } from '@izlog/contracts/http/generation'
import { AppError, invalid } from '@izlog/kit/errors'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import type { ProductBrief } from '@izlog/writer/page/generate-website'
import { fieldsOf, proposedOffers, sectionOf } from '@izlog/writer/page/sections'
import type { WrittenFrom } from '../store/mongo-product-facts.ts'
import type { Ports } from './ports.ts'

export type RegenerateSectionDeps = Pick<Ports, 'websites' | 'productFacts' | 'writer' | 'proposals'>

/**
 * Proposes another text for one section of a page without saving it. Allowed to those who may save the page.
 * Throws `not_found`, `forbidden`, `invalid`, `limited`.
 */
export async function regenerateSection(
  { websites, productFacts, writer, proposals }: RegenerateSectionDeps,
  caller: Caller,
  id: number,
  { section, attempt }: RegenerateRequest,
  signal: AbortSignal,
): Promise<RegenerateResponse> {
  const website = await websites.findFor(caller, id)
  if (!website) throw new AppError('not_found', 'website.unknown', EDITOR_MESSAGES.unknown)
  if (!website.editableByClient && !isAdmin(caller)) {
    throw new AppError('forbidden', 'website.locked', EDITOR_MESSAGES.locked)
  }
  if (!sectionsOf(website.templateName).includes(section)) {
    throw invalid([{ path: 'section', message: GENERATION_MESSAGES.notOfTemplate }])
  }
  const before = sectionOf(section, website)
  const brief = briefOf(website, await productFacts.find(id))
  const { content, report } = await proposals(caller.userId, () =>
    writer.section(brief, section, before, attempt, { userId: website.userId, signal }),
  )
  const after = section === 'offers' ? proposedOffers(website, content) : content
  const fields = fieldsOf(after)
  const editedFields = website.editedFields.filter((field) => fields.includes(field))
  return {
    section,
    attempt,
    before,
    after,
    fields,
    editedBySeller: editedFields.length > 0,
    editedFields,
    writing: report,
  }
}

/** What a page's texts are written from. */
export const briefOf = (website: Website, { facts, before, correction }: WrittenFrom): ProductBrief => ({
  productName: website.productName,
  market: website.targetMarket,
  templateName: website.templateName,
  currentPrice: website.currentPrice ?? 0,
  originalPrice: website.originalPrice,
  figures: website.figures,
  notes: website.sellerNotes,
  facts,
  before,
  correction,
})
