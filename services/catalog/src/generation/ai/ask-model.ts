import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { FallbackReason } from '@izlog/contracts/http/generation'
import { generateText, jsonSchema, type ModelMessage, NoObjectGeneratedError, NoOutputGeneratedError, Output } from 'ai'
import type { z } from 'zod'
import { mapTexts, toLatin, withoutMarkup } from './latin.ts'
import { jsonSchemaOf } from './page-texts.ts'
import { askForRepair } from './prompt.ts'

const REPAIRS = 2
const MAX_PROBLEMS = 20

export interface ModelConfig {
  baseUrl: string
  model: string
  apiKey: string | undefined
  /** For one page, repairs included. */
  timeoutMs: number
}

export interface Question<T> {
  instructions: string
  prompt: string
  schema: z.ZodType<T>
  /** Less time than the model has for a page. */
  withinMs?: number
  /** What is wrong with an answer of the right shape; empty when it may be used. */
  problemsOf(answer: T): string[]
}

export type ModelAnswer<T> = { answer: T; tries: number } | Failure

/** Asks a model for an answer of a given shape. Never throws: what goes wrong is an answer too. */
export type AskModel = <T>(question: Question<T>) => Promise<ModelAnswer<T>>

/** Any endpoint of the OpenAI protocol. A faulty answer goes back with what is wrong with it, at most twice. */
export function createAskModel({ baseUrl, model, apiKey, timeoutMs }: ModelConfig): AskModel {
  const provider = createOpenAICompatible({
    name: 'izlog',
    baseURL: baseUrl,
    supportsStructuredOutputs: true,
    ...(apiKey === undefined ? {} : { apiKey }),
  })

  return async ({ instructions, prompt, schema, withinMs = timeoutMs, problemsOf }) => {
    const patience = Math.min(timeoutMs, withinMs)
    const abortSignal = AbortSignal.timeout(patience)
    const messages: ModelMessage[] = [{ role: 'user', content: prompt }]
    const output = Output.object({ schema: jsonSchema(jsonSchemaOf(schema)), name: 'stranica' })
    let problems: string[] = []
    for (let tries = 1; tries <= REPAIRS + 1; tries += 1) {
      const said = await once()
      if ('reason' in said) return said
      const read = schema.safeParse(clean(said.value))
      problems = read.success
        ? problemsOf(read.data)
        : read.error.issues.map(({ path, message }) => `${path.join('.') || 'odgovor'}: ${message}`)
      if (read.success && problems.length === 0) return { answer: read.data, tries }
      messages.push(
        { role: 'assistant', content: said.text || '{}' },
        { role: 'user', content: askForRepair(problems.slice(0, MAX_PROBLEMS)) },
      )
    }
    return { reason: 'unusable', detail: problems.join('; ') }

    async function once(): Promise<Said | Failure> {
      try {
        const result = await generateText({
          model: provider(model),
          instructions,
          messages,
          output,
          maxRetries: 1,
          abortSignal,
        })
        if (result.finishReason === 'content-filter') return { reason: 'refused', detail: result.text }
        return { text: result.text, value: result.output }
      } catch (error) {
        if (abortSignal.aborted) return { reason: 'timeout', detail: `no answer within ${patience} ms` }
        if (NoOutputGeneratedError.isInstance(error)) return { text: '', value: undefined }
        if (!NoObjectGeneratedError.isInstance(error)) return { reason: 'unavailable', detail: String(error) }
        if (error.finishReason === 'content-filter') return { reason: 'refused', detail: error.text ?? '' }
        return { text: error.text ?? '', value: jsonIn(error.text ?? '') }
      }
    }
  }
}

interface Said {
  text: string
  value: unknown
}
interface Failure {
  reason: FallbackReason
  detail: string
}

/** Models that were not built for structured output put words or a code fence around it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

const clean = (value: unknown): unknown => mapTexts(value, (text) => withoutMarkup(toLatin(text)))
