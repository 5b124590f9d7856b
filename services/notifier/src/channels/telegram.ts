import { createHash } from 'node:crypto'
import { isBotToken } from '@izlog/contracts/domain/bot-token'
import { retryLostConnection } from '@izlog/kit/retry-lost-connection'
import type { TokenBucket } from '@izlog/kit/security/token-bucket'
import { Api, GrammyError } from 'grammy'
import { z } from 'zod'
import type { NotifierConfig } from '../config.ts'
import type { Outcome, Postponed, SendOutcome } from '../domain/delivery.ts'
import { type Message, messagesFor, type TelegramContent } from '../domain/gathered-message.ts'
import { goodsLine, upsellLine } from '../domain/summary.ts'
import { joinedLine, noticeMessage, orderLine, orderMessage, upsellMessage } from '../domain/telegram-message.ts'
import { type AnyChannel, defineChannel } from './channel.ts'
import { noAnswer, rateLimited, refused, unavailable } from './failures.ts'

const UNKNOWN_BOT = 'Telegram ne prepoznaje bota. Proverite ID bota (token koji daje BotFather) u podešavanjima naloga.'
const NOT_SET_UP = 'Telegram nije podešen. Upišite ID bota i ID četa u podešavanjima naloga.'

/** Deliveries of one seller taken at a time: about as many as one gathered message holds, since the rest is given back. */
const MAX_BATCH = 60

const Content: z.ZodType<TelegramContent> = z.object({
  text: z.string(),
  short: z.object({ of: z.enum(['order', 'upsell']), line: z.string() }).optional(),
})

/**
 * Sends a message per order and per upsell through the seller's own bot; when `limit` allows fewer, the waiting ones are gathered into
 * one. Telegram has no idempotency key, so after an unknown outcome the message is sent again and may arrive twice: at least once.
 */
export function telegramChannel(config: NotifierConfig, limit: TokenBucket | undefined): AnyChannel {
  const messagesOf = async (
    contents: readonly TelegramContent[],
    chat: Chat,
  ): Promise<{ messages: Message[]; waitMs: number }> => {
    if (!limit) return { messages: messagesFor(contents, contents.length), waitMs: 0 }
    const { tokens, waitMs } = await limit([{ key: keyOf(chat), min: 1, max: contents.length }])
    return { messages: messagesFor(contents, tokens[0] ?? 0), waitMs }
  }

  return defineChannel<TelegramContent>({
    name: 'telegram',
    content: Content,
    on: {
      'order.created.v1': ({ data }) => ({
        what: 'deliver',
        content: { text: orderMessage(data), short: { of: 'order', line: orderLine(data) } },
        summary: `Poruka o novoj porudžbini: ${goodsLine(data)}`,
      }),
      'upsell.accepted.v1': ({ data }) => ({
        what: 'deliver',
        content: { text: upsellMessage(data), short: { of: 'upsell', line: joinedLine(data) } },
        summary: `Poruka o dodatku: ${upsellLine(data)}`,
      }),
    },
    notice: (notice) => ({ text: noticeMessage(notice) }),
    reasonToSkip: (_content, { telegramBotId, telegramChatId }) =>
      telegramBotId && telegramChatId ? null : NOT_SET_UP,
    maxCallsPerSend: 1,
    ...(limit ? { batch: { max: MAX_BATCH } } : {}),
    async send(items, account) {
      const token = account.secret('telegramBotId')
      const id = account.telegramChatId
      if (!token || !id) return items.map(() => ({ outcome: 'skipped', reason: NOT_SET_UP }))
      if (!isBotToken(token)) return items.map(() => refused(UNKNOWN_BOT))
      const end = performance.now() + config.CALL_TIMEOUT_MS
      const chat = { token, id }
      const contents = items.map(({ content }) => content)
      const { messages, waitMs } = await messagesOf(contents, chat)
      const outcomes = await Promise.all(
        messages.map(async ({ text, count }) => {
          const outcome = await sendMessage(config.TELEGRAM_API_URL, chat, text, end)
          return Array<SendOutcome>(count).fill(outcome)
        }),
      )
      const results = outcomes.flat()
      return items.map((_item, index) => results[index] ?? postponedBy(waitMs))
    },
  })
}

interface Chat {
  /** The bot's token. */
  token: string
  id: string
}

/** Telegram limits per bot and chat. Hashed, since the key lies in Redis and the token is a secret. */
const keyOf = ({ token, id }: Chat): string => createHash('sha256').update(`${token} ${id}`).digest('base64url')

const postponedBy = (afterMs: number): Postponed => ({
  outcome: 'postponed',
  reason: 'U ovaj čet je upravo otišlo mnogo poruka. Pokušajte ponovo za minut.',
  afterMs,
})

/** `end`: when the call must be over, on the clock of performance.now(). */
async function sendMessage(apiRoot: string, { token, id }: Chat, text: string, end: number): Promise<Outcome> {
  const api = () => {
    const timeoutSeconds = Math.max(1, Math.ceil((end - performance.now()) / 1000))
    return new Api(token, { apiRoot, timeoutSeconds })
  }
  try {
    const options = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const
    await retryLostConnection(() => api().sendMessage(id, text, options))
    return { outcome: 'sent' }
  } catch (error) {
    return failureOf(error)
  }
}

/** The failure, with a Serbian sentence for the seller: what to do. */
function failureOf(error: unknown): Outcome {
  if (!(error instanceof GrammyError)) return noAnswer('Telegram')
  const { error_code: code, description, parameters } = error
  if (code === 429) {
    return rateLimited('Telegram', (parameters.retry_after ?? 5) * 1000)
  }
  if (code === 401 || code === 404) {
    return refused(UNKNOWN_BOT)
  }
  if (code === 403) {
    return refused('Bot nema pristup četu. Dodajte bota u čet ili grupu i dozvolite mu da piše.')
  }
  if (parameters.migrate_to_chat_id !== undefined) {
    return refused(
      `Grupa je dobila novi ID. Upišite ${parameters.migrate_to_chat_id} kao ID četa u podešavanjima naloga.`,
    )
  }
  if (code === 400 && description.includes('chat not found')) {
    return refused('Telegram ne nalazi čet. Proverite ID četa u podešavanjima naloga i dodajte bota u taj čet.')
  }
  return code >= 500 ? unavailable('Telegram') : refused(`Telegram je odbio poruku (${description}).`)
}
