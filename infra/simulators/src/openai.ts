import { type Request, Router } from 'express'
import { z } from 'zod'
import type { OpenAiAccount } from './accounts.ts'
import type { Behaviour, Behaviours } from './behaviour.ts'
import { doorOf, type Reply } from './door.ts'
import type { Inbox } from './inbox.ts'
import { findGeneral, JsonSchema, lie, spoil, write, wrongShape } from './openai-text.ts'

/** Text alone, or text and a picture. */
const Content = z.union([z.string(), z.array(z.object({ type: z.string(), text: z.string().optional() }))])
const textOf = (message: { content: z.infer<typeof Content> } | undefined): string =>
  typeof message?.content === 'string'
    ? message.content
    : (message?.content ?? []).map(({ text = '' }) => text).join('\n')
const hasPicture = ({ content }: { content: z.infer<typeof Content> }) =>
  typeof content !== 'string' && content.some(({ type }) => type === 'image_url')
/** A rough count of tokens, at four characters each. */
const asTokens = (text: string) => Math.ceil(text.length / 4)

const CHANGED: Readonly<Partial<Record<Behaviour['mode'], (answer: unknown) => unknown>>> = {
  'wrong-shape': wrongShape,
  nonsense: spoil,
  lies: lie,
  generic: findGeneral,
}

const Completion = z.object({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: Content })).min(1),
  response_format: z
    .object({ type: z.literal('json_schema'), json_schema: z.object({ name: z.string(), schema: JsonSchema }) })
    .optional(),
})

/** Finds the product in the prompt. */
const PRODUCT = /"naziv": "((?:[^"\\]|\\.)+)"/
const REFUSAL = 'Žao mi je, o ovom proizvodu ne mogu da pišem.'

/** A language model with OpenAI's API: it writes texts that match the JSON schema of the request, or faulty ones when configured so. */
export function createOpenAi({ inbox, behaviours }: { inbox: Inbox; behaviours: Behaviours }) {
  const accounts = new Map<string, OpenAiAccount>()
  let asked = 0
  const door = doorOf({ name: 'openai', inbox, behaviours, refusal })

  const complete = (req: Request, { mode }: Behaviour): Reply => {
    const key = /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1]
    if (!accounts.has(key ?? '')) return refused(401, 'Incorrect API key provided', 'invalid_api_key')
    const parsed = Completion.safeParse(req.body)
    if (!parsed.success) return refused(400, z.prettifyError(parsed.error), 'invalid_request_error')
    const { model, messages, response_format: format } = parsed.data
    const product = PRODUCT.exec(messages.map(textOf).join('\n'))?.[1] ?? 'Proizvod'
    asked += 1
    const answer = mode === 'refuse' ? null : textFor(format?.json_schema.schema, product, mode)
    const last = textOf(messages.at(-1))
    return {
      status: 200,
      body: completion(model, answer, messages.map(textOf).join('\n')),
      received: {
        kind: 'completion',
        keys: [`completion ${asked}`],
        data: {
          model,
          product,
          repairs: messages.filter(({ role }) => role === 'assistant').length,
          instructions: textOf(messages.find(({ role }) => role === 'system')),
          asked: last,
          picture: messages.some(hasPicture),
          answer: answer ?? REFUSAL,
          refused: answer === null,
        },
      },
    }
  }

  function textFor(schema: JsonSchema | undefined, product: string, mode: Behaviour['mode']): string {
    if (!schema) return `${product}. Sve što treba stiže u kutiji.`
    const answer = write(schema, product, asked)
    if (mode === 'cut') return JSON.stringify(answer).slice(0, -40)
    return JSON.stringify(CHANGED[mode]?.(answer) ?? answer)
  }

  function completion(model: string, answer: string | null, prompt: string) {
    const message =
      answer === null
        ? { role: 'assistant', content: null, refusal: REFUSAL }
        : { role: 'assistant', content: answer, refusal: null }
    return {
      id: `chatcmpl-${asked}`,
      object: 'chat.completion',
      created: Math.floor(Date.now() / 1000),
      model,
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: {
        prompt_tokens: asTokens(prompt),
        completion_tokens: asTokens(answer ?? ''),
        total_tokens: asTokens(prompt) + asTokens(answer ?? ''),
      },
    }
  }

  return {
    router: Router().post(
      '/v1/chat/completions',
      door({ kind: () => 'completion', writes: () => true, handle: complete }),
    ),
    register: (account: OpenAiAccount) => void accounts.set(account.key, account),
  }
}

const refused = (status: number, message: string, code: string): Reply => ({
  status,
  body: { error: { message, type: code, param: null, code } },
  error: message,
})

function refusal(status: number, retryAfter: number): Reply {
  if (status === 429) {
    return {
      ...refused(429, 'Rate limit reached', 'rate_limit_exceeded'),
      headers: { 'Retry-After': String(retryAfter) },
    }
  }
  return refused(status, 'The server had an error while processing your request', 'server_error')
}
