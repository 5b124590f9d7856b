import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import type { PageSection } from '@izlog/contracts/domain/page-sections'
import type { SectionContent } from '@izlog/contracts/http/generation'
import { generateWebsite, type ProductBrief } from '../generate-website.ts'
import { sectionOf } from '../sections.ts'
import type { AskModel, ModelAnswer } from './ask-model.ts'
import { problemsOf } from './claims.ts'
import { mapTexts, toLatin } from './latin.ts'
import { type PageTexts, pageTextsOf, sectionTextsOf } from './page-texts.ts'
import { askForPage, askForSection, instructionsFor } from './prompt.ts'
import { withTexts } from './with-texts.ts'

/** The gateway waits 30 s for a proposal. */
const SECTION_WITHIN_MS = 25_000

/** A whole page by a model, laid over the built-in writer's: prices, looks and the shop's promises stay ours. */
export async function askForWebsite(ask: AskModel, brief: ProductBrief): Promise<ModelAnswer<GeneratedContent>> {
  const said = await ask({
    instructions: instructionsFor(brief),
    prompt: askForPage(brief),
    schema: pageTextsOf(brief.templateName),
    problemsOf: (texts) => problemsOf(texts, brief),
  })
  return 'reason' in said
    ? said
    : { ...said, answer: withTexts(generateWebsite(brief), withOwnName(said.answer, brief)) }
}

/** One section by a model, other than `before`; undefined for a section that no model writes. */
export async function askForProposal(
  ask: AskModel,
  brief: ProductBrief,
  section: PageSection,
  before: SectionContent,
  attempt: number,
): Promise<ModelAnswer<SectionContent> | undefined> {
  const schema = sectionTextsOf(section)
  if (!schema) return undefined
  const said = await ask({
    instructions: instructionsFor(brief),
    prompt: askForSection(brief, section, before, attempt),
    schema,
    withinMs: SECTION_WITHIN_MS,
    problemsOf: (texts) => [
      ...problemsOf(texts, brief),
      ...(same(sectionOf(section, withTexts(generateWebsite(brief), texts)), before)
        ? ['isto kao što već stoji; napišite drugačije']
        : []),
    ],
  })
  if ('reason' in said) return said
  return { ...said, answer: sectionOf(section, withTexts(generateWebsite(brief), withOwnName(said.answer, brief))) }
}

/** Texts are made Latin; a name that its seller writes in Cyrillic stays as they write it. */
function withOwnName(texts: PageTexts, { productName }: ProductBrief): PageTexts {
  const name = productName.trim()
  return toLatin(name) === name ? texts : mapTexts(texts, (text) => text.replaceAll(toLatin(name), name))
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
