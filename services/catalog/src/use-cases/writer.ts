import type { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import type { PageSection } from '@izlog/contracts/domain/page-sections'
import {
  type FallbackReason,
  type SectionContent,
  WRITING_MESSAGES,
  type WritingReport,
} from '@izlog/contracts/http/generation'
import type { Logger } from '@izlog/kit/logger'
import { askForProposal, askForWebsite } from '../generation/ai/ai-writer.ts'
import type { AskModel, ModelAnswer } from '../generation/ai/ask-model.ts'
import { generateWebsite, type ProductBrief } from '../generation/generate-website.ts'
import { proposalOf } from '../generation/section-turns.ts'

export interface Written<T> {
  content: T
  report: WritingReport
}

/** Writes pages and parts of them from what is known of a product. It always gives a text, and says whose it is. */
export interface Writer {
  page(brief: ProductBrief): Promise<Written<GeneratedContent>>
  /** Another text for a section than `before`, each attempt another; `before` itself when there is no other. */
  section(
    brief: ProductBrief,
    section: PageSection,
    before: SectionContent,
    attempt: number,
  ): Promise<Written<SectionContent>>
}

const BUILT_IN: WritingReport = { by: 'built-in', fallback: null, message: WRITING_MESSAGES.builtIn }
const BY_MODEL: WritingReport = { by: 'ai', fallback: null, message: WRITING_MESSAGES.ai }
const insteadOf = (fallback: FallbackReason): WritingReport => ({
  by: 'built-in',
  fallback,
  message: WRITING_MESSAGES[fallback],
})

/** The default (design, 'Generation'): offline, the same brief always the same page. */
export const builtInWriter: Writer = {
  page: async (brief) => ({ content: generateWebsite(brief), report: BUILT_IN }),
  section: async (brief, section, before, attempt) => ({
    content: proposalOf(brief, section, before, attempt) ?? before,
    report: BUILT_IN,
  }),
}

/** A model writes; where it cannot be used, the built-in writer does. */
export function modelWriter(ask: AskModel, log: Logger): Writer {
  const orElse = async <T>(said: ModelAnswer<T>, builtIn: () => Promise<Written<T>>): Promise<Written<T>> => {
    if ('answer' in said) {
      log.info({ tries: said.tries }, 'written by the model')
      return { content: said.answer, report: BY_MODEL }
    }
    log.warn({ reason: said.reason, detail: said.detail.slice(0, 500) }, 'the model did not write')
    return { content: (await builtIn()).content, report: insteadOf(said.reason) }
  }
  return {
    page: async (brief) => orElse(await askForWebsite(ask, brief), () => builtInWriter.page(brief)),
    async section(brief, section, before, attempt) {
      const builtIn = () => builtInWriter.section(brief, section, before, attempt)
      const said = await askForProposal(ask, brief, section, before, attempt)
      return said ? orElse(said, builtIn) : builtIn()
    },
  }
}
