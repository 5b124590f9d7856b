import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import type { PageSection } from '@izlog/contracts/domain/page-sections'
import {
  type FallbackReason,
  type SectionContent,
  WRITING_MESSAGES,
  type WritingReport,
} from '@izlog/contracts/http/generation'
import type { Logger } from '@izlog/kit/logger'
import { generateWebsite, type ProductBrief } from '@izlog/writer/page/generate-website'
import { proposalOf } from '@izlog/writer/page/section-turns'
import { askForProposal, askForWebsite, type PageContext } from '../adapters/ai/ai-writer.ts'
import { type AskModel, abortedBy, type Usage } from '../adapters/ai/ask-model.ts'
import type { AiBudget } from '../adapters/ai/budget.ts'

interface Written<T> {
  content: T
  report: WritingReport
}

/** The seller whose page it is; when `signal` aborts, no further call to the model is made. */
interface WritingFor {
  userId: number
  signal: AbortSignal
}

/** The page's context and what the model needs besides the product. */
type WritingContext = PageContext & WritingFor

/** Writes pages and sections from the product's facts. Always returns a text, and whether a model or the built-in writer wrote it. */
export interface Writer {
  page(brief: ProductBrief, context: WritingContext): Promise<Written<GeneratedContent>>
  /** A text for a section that differs from `before`, another on each attempt; returns `before` when there is no other. */
  section(
    brief: ProductBrief,
    section: PageSection,
    before: SectionContent,
    attempt: number,
    context: WritingFor,
  ): Promise<Written<SectionContent>>
}

const BUILT_IN: WritingReport = { by: 'built-in', fallback: null, message: WRITING_MESSAGES.builtIn }
const BY_MODEL: WritingReport = { by: 'ai', fallback: null, message: WRITING_MESSAGES.ai }
const BY_BOTH: WritingReport = { by: 'ai', fallback: null, message: WRITING_MESSAGES.mixed }
const insteadOf = (fallback: FallbackReason): WritingReport => ({
  by: 'built-in',
  fallback,
  message: WRITING_MESSAGES[fallback],
})

/** The default writer: works offline, and the same brief always gives the same page. */
export const builtInWriter: Writer = {
  page: async (brief) => ({ content: generateWebsite(brief), report: BUILT_IN }),
  section: async (brief, section, before, attempt) => ({
    content: proposalOf(brief, section, before, attempt) ?? before,
    report: BUILT_IN,
  }),
}

/** The model's price per million tokens, in any currency; 0 when not known. */
export interface ModelPrices {
  in: number
  out: number
}

/** Writes with a model while its seller has tokens left today; falls back to the built-in writer when the model cannot be used. */
export function modelWriter(
  ask: AskModel,
  { budget, prices, log }: { budget: AiBudget; prices: ModelPrices; log: Logger },
): Writer {
  const settle = async (what: string, userId: number, usage: Usage, began: number, outcome: object) => {
    await budget.spend(userId, usage)
    const cost = (usage.tokensIn * prices.in + usage.tokensOut * prices.out) / 1_000_000
    log.info({ what, userId, ...usage, cost, ms: Date.now() - began, ...outcome }, 'asked the model')
  }
  return {
    async page(brief, context) {
      if (!(await budget.isLeft(context.userId)))
        return { content: generateWebsite(brief), report: insteadOf('limited') }
      const began = Date.now()
      const written = await askForWebsite(abortedBy(ask, context.signal), brief, context)
      const outcome =
        'reason' in written
          ? { reason: written.reason, detail: written.detail.slice(0, 500) }
          : { replaced: written.replaced }
      await settle('page', context.userId, written.usage, began, outcome)
      if ('reason' in written) return { content: generateWebsite(brief), report: insteadOf(written.reason) }
      return { content: written.content, report: written.replaced.length > 0 ? BY_BOTH : BY_MODEL }
    },
    async section(brief, section, before, attempt, { userId, signal }) {
      const builtIn = async (report: WritingReport) => ({
        content: proposalOf(brief, section, before, attempt) ?? before,
        report,
      })
      if (!(await budget.isLeft(userId))) return builtIn(insteadOf('limited'))
      const began = Date.now()
      const written = await askForProposal(abortedBy(ask, signal), brief, section, before, attempt)
      if (!written) return builtIn(BUILT_IN)
      await settle(
        section,
        userId,
        written.usage,
        began,
        'reason' in written ? { reason: written.reason } : { tries: written.tries },
      )
      return 'reason' in written ? builtIn(insteadOf(written.reason)) : { content: written.answer, report: BY_MODEL }
    },
  }
}
