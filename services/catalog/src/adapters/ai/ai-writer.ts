import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import type { PageSection } from '@izlog/contracts/domain/page-sections'
import type { SectionContent } from '@izlog/contracts/http/generation'
import { generateWebsite, type ProductBrief } from '@izlog/writer/page/generate-website'
import { sectionOf } from '@izlog/writer/page/sections'
import { type AskModel, addUsage, type Failure, type ModelAnswer, NO_USAGE, type Usage } from './ask-model.ts'
import { problemsOf } from './claims.ts'
import { askForJudgement, Judgement, judgedSentences } from './judge.ts'
import { ModelProfile } from './model-profile.ts'
import { type PageTexts, pageTextsOf, sectionTextsOf, withoutFields } from './page-texts.ts'
import { askForFields, askForPage, askForProfile, askForSection, instructionsFor } from './prompt.ts'
import { withTexts } from './with-texts.ts'

/** The gateway waits 30 s for a proposal. */
const SECTION_WITHIN_MS = 25_000

/** Context of a page that is not part of its product. */
export interface PageContext {
  /** The main picture as a data URL, for models that accept pictures. */
  picture?: string | undefined
  /** Sentences of the seller's other pages, which must not be repeated. */
  others: ReadonlySet<string>
}

export type WrittenPage = { content: GeneratedContent; replaced: readonly string[] } | Failure

/**
 * Writes a whole page with a model in three steps: a profile of the product, the texts, and a judgement of which sentences would also fit
 * another product. Texts that fail the checks or the judgement are rewritten once; those that fail again are taken from the built-in writer,
 * which always supplies prices, design and the shop's promises.
 */
export async function askForWebsite(
  ask: AskModel,
  brief: ProductBrief,
  context: PageContext,
): Promise<WrittenPage & { usage: Usage }> {
  const until = Date.now() + ask.timeoutMs
  const left = () => until - Date.now()
  let usage = NO_USAGE
  const counted = async <T>(answer: Promise<ModelAnswer<T>>): Promise<ModelAnswer<T>> => {
    const modelAnswer = await answer
    usage = addUsage(usage, modelAnswer.usage)
    return modelAnswer
  }
  const instructions = instructionsFor(brief)
  const understood = await counted(
    ask({
      instructions,
      prompt: askForProfile(brief),
      picture: context.picture,
      schema: ModelProfile,
      withinMs: left(),
      problemsOf: () => [],
    }),
  )
  if ('reason' in understood && understood.reason !== 'unusable') return { ...understood, usage }
  const profile = 'reason' in understood ? null : understood.answer
  const faultsOf = (texts: PageTexts) => problemsOf(texts, brief, context.others)
  const schema = pageTextsOf(brief.templateName)
  const modelAnswer = await counted(
    ask({
      instructions,
      prompt: askForPage(brief, profile),
      picture: context.picture,
      schema,
      withinMs: left(),
      problemsOf: faultsOf,
    }),
  )
  if ('reason' in modelAnswer && modelAnswer.reason !== 'unusable') return { ...modelAnswer, usage }
  const kept = 'reason' in modelAnswer ? soundFields(schema, modelAnswer.last, faultsOf) : modelAnswer.answer
  if (Object.keys(kept).length * 2 < fieldsIn(schema).length) {
    return { reason: 'unusable', detail: 'reason' in modelAnswer ? modelAnswer.detail : '', usage }
  }
  const texts = await judged(kept)
  const replaced = fieldsIn(schema).filter((field) => !(field in texts))
  return { content: withTexts(generateWebsite(brief), texts), replaced, usage }

  /** Rewrites once the fields with sentences that would fit any product; the new texts are not judged again. */
  async function judged(texts: PageTexts): Promise<PageTexts> {
    const sentences = judgedSentences(texts)
    const verdict = await counted(
      ask({
        instructions,
        prompt: askForJudgement(brief, sentences),
        schema: Judgement,
        withinMs: left(),
        problemsOf: () => [],
      }),
    )
    if ('reason' in verdict) return texts
    const general = verdict.answer.opste.flatMap((number) => sentences[number - 1] ?? [])
    const fields = [...new Set(general.map(({ field }) => field))]
    if (fields.length === 0) return texts
    const again = await counted(
      ask({
        instructions,
        prompt: askForFields(
          brief,
          profile,
          fields,
          general.map(({ text }) => text),
        ),
        schema: schema.pick(fields),
        withinMs: left(),
        problemsOf: (rewritten) => faultsOf({ ...texts, ...rewritten }),
      }),
    )
    return 'reason' in again ? withoutFields(texts, fields) : { ...texts, ...again.answer }
  }
}

const fieldsIn = (schema: ReturnType<typeof pageTextsOf>): string[] => schema.fields

/** The fields of a faulty answer that pass the checks on their own. */
function soundFields(
  schema: ReturnType<typeof pageTextsOf>,
  last: unknown,
  faultsOf: (texts: PageTexts) => string[],
): PageTexts {
  const given = typeof last === 'object' && last !== null ? (last as Record<string, unknown>) : {}
  const sound = schema.fields.flatMap((field) => {
    const read = schema.pick([field]).safeParse({ [field]: given[field] })
    return read.success && faultsOf(read.data).length === 0 ? [read.data] : []
  })
  return Object.assign({}, ...sound)
}

/** Writes one section with a model, different from `before`; undefined for a section that no model writes. */
export async function askForProposal(
  ask: AskModel,
  brief: ProductBrief,
  section: PageSection,
  before: SectionContent,
  attempt: number,
): Promise<ModelAnswer<SectionContent> | undefined> {
  const schema = sectionTextsOf(section)
  if (!schema) return undefined
  const modelAnswer = await ask({
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
  if ('reason' in modelAnswer) return modelAnswer
  return { ...modelAnswer, answer: sectionOf(section, withTexts(generateWebsite(brief), modelAnswer.answer)) }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
