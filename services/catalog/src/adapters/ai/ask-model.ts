import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { parseJson } from '@izlog/contracts/domain/parse-json'
import type { FallbackReason } from '@izlog/contracts/http/generation'
import { toLatin } from '@izlog/writer/name/latin'
import { mapTexts, withoutMarkup } from '@izlog/writer/texts'
import { generateText, jsonSchema, type ModelMessage, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import { jsonSchemaOf } from './page-texts.ts'
import { askForRepair } from './prompt.ts'

/** A faulty answer is sent back for repair once. */
const REPAIRS = 1
const MAX_PROBLEMS = 20

export interface ModelConfig {
  baseUrl: string
  model: string
  apiKey: string | undefined
  /** Milliseconds for one page, repairs included. */
  timeoutMs: number
}

export interface Question<T> {
  instructions: string
  prompt: string
  /** A picture to send with the prompt, as a data URL. */
  picture?: string | undefined
  schema: z.ZodType<T>
  /** Milliseconds, when less than the model has for a whole page. */
  withinMs?: number
  /** Aborts the request; the result is then the same as for a timeout. */
  signal?: AbortSignal | undefined
  /** Faults of an answer that matches the schema; empty when it may be used. */
  problemsOf(answer: T): string[]
}

/** The cost of an answer. */
export interface Usage {
  tokensIn: number
  tokensOut: number
}

export type ModelAnswer<T> = ({ answer: T; tries: number } | Failure) & { usage: Usage }

/** Requests an answer in a given schema from a model. Never throws: failures are returned. */
export interface AskModel {
  <T>(question: Question<T>): Promise<ModelAnswer<T>>
  /** Milliseconds that a whole page may take. */
  readonly timeoutMs: number
}

export const NO_USAGE: Usage = { tokensIn: 0, tokensOut: 0 }
export const addUsage = (one: Usage, other: Usage): Usage => ({
  tokensIn: one.tokensIn + other.tokensIn,
  tokensOut: one.tokensOut + other.tokensOut,
})

/** Calls any OpenAI-compatible endpoint. A faulty answer is sent back once with a list of its faults. */
export function createAskModel({ baseUrl, model, apiKey, timeoutMs }: ModelConfig): AskModel {
  const provider = createOpenAICompatible({
    name: 'izlog',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  })

  const ask = async <T>({
    instructions,
    prompt,
    picture,
    schema,
    withinMs = timeoutMs,
    signal,
    problemsOf,
  }: Question<T>): Promise<ModelAnswer<T>> => {
    const patience = Math.max(1, Math.min(timeoutMs, withinMs))
    const late = AbortSignal.timeout(patience)
    const abortSignal = signal ? AbortSignal.any([signal, late]) : late
    const messages: ModelMessage[] = [{ role: 'user', content: contentOf(prompt, picture) }]
    const output = Output.object({ schema: jsonSchema(jsonSchemaOf(schema)), name: 'stranica' })
    let usage = NO_USAGE
    let problems: string[] = []
    let last: unknown
    for (let tries = 1; tries <= REPAIRS + 1; tries += 1) {
      const modelAnswer = await once()
      if ('reason' in modelAnswer) return { ...modelAnswer, usage }
      last = clean(modelAnswer.value)
      const read = schema.safeParse(last)
      problems = read.success
        ? problemsOf(read.data)
        : read.error.issues.map(({ path, message }) => `${path.join('.') || 'odgovor'}: ${message}`)
      if (read.success && problems.length === 0) return { answer: read.data, tries, usage }
      messages.push(
        { role: 'assistant', content: modelAnswer.text || '{}' },
        { role: 'user', content: askForRepair(problems.slice(0, MAX_PROBLEMS)) },
      )
    }
    return { reason: 'unusable', detail: problems.join('; '), last, usage }

    async function once(): Promise<Answer | Failure> {
      try {
        const result = await generateText({
          model: provider(model),
          instructions,
          messages,
          output,
          maxRetries: 1,
          abortSignal,
        })
        count(result.usage)
        if (result.finishReason === 'content-filter') return { reason: 'refused', detail: result.text }
        return { text: result.text, value: result.output }
      } catch (error) {
        if (abortSignal.aborted) return { reason: 'timeout', detail: `no answer within ${patience} ms` }
        if (NoOutputGeneratedError.isInstance(error)) return { text: '', value: undefined }
        if (!NoObjectGeneratedError.isInstance(error)) return { reason: 'unavailable', detail: String(error) }
        count(error.usage)
        if (error.finishReason === 'content-filter') return { reason: 'refused', detail: error.text ?? '' }
        return { text: error.text ?? '', value: jsonIn(error.text ?? '') }
      }
    }

    function count(spent: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined) {
      usage = addUsage(usage, { tokensIn: spent?.inputTokens ?? 0, tokensOut: spent?.outputTokens ?? 0 })
    }
  }
  return Object.assign(ask, { timeoutMs })
}

/** The same model, with every request aborted by `signal`. */
export const abortedBy = (ask: AskModel, signal: AbortSignal): AskModel =>
  Object.assign(<T>(question: Question<T>) => ask({ ...question, signal }), { timeoutMs: ask.timeoutMs })

const contentOf = (prompt: string, picture: string | undefined) =>
  picture === undefined
    ? prompt
    : [
        { type: 'text' as const, text: prompt },
        { type: 'file' as const, data: picture, mediaType: 'image/webp' },
      ]

interface Answer {
  text: string
  value: unknown
}
export interface Failure {
  reason: FallbackReason
  detail: string
  /** The last answer, parts of which may still be usable; only with the reason 'unusable'. */
  last?: unknown
}

/** Models without structured output wrap the JSON in prose or a code fence. */
const jsonIn = (text: string): unknown => parseJson(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))

const clean = (value: unknown): unknown => mapTexts(value, (text) => withoutMarkup(toLatin(text)))
