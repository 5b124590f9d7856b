import { isBotToken } from '@izlog/contracts/domain/bot-token'
import type { TokenBucket } from '@izlog/kit/security/token-bucket'
import { z } from 'zod'
import type { NotifierConfig } from '../config.ts'
import type { Outcome, Postponed, SendOutcome } from '../domain/delivery.ts'
import { type Message, messagesFor, type TelegramContent } from '../domain/gathered-message.ts'
import { goodsLine, upsellLine } from '../domain/summary.ts'
import {
  cancelledMessage,
  editedMessage,
  joinedLine,
  noticeMessage,
  orderLine,
  orderMessage,
  parcelMessage,
  upsellMessage,
} from '../domain/telegram-message.ts'
import { type AnyChannel, defineChannel } from './channel.ts'
import { misconfigured } from './failures.ts'
import { bucketKeyOf, CHAT_IS_FULL, type Chat, callTelegram, MESSAGE_OPTIONS, UNKNOWN_BOT } from './telegram-api.ts'

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
    const { tokens, waitMs } = await limit([{ key: bucketKeyOf(chat), min: 1, max: contents.length }])
    return { messages: messagesFor(contents, tokens[0] ?? 0), waitMs }
  }

  return defineChannel<TelegramContent>({
    name: 'telegram',
    content: Content,
    on: {
      'order.created.v1': ({ data }) => ({
        what: 'deliver',
        content: { text: orderMessage(data), short: { of: 'order', line: orderLine(data) } },
        summary: `Poruka o ${data.partOf ? 'drugom paketu' : 'novoj porudžbini'}: ${goodsLine(data)}`,
      }),
      'order.edited.v1': ({ data }) => ({
        what: 'deliver',
        content: { text: editedMessage(data) },
        summary: `Poruka o izmenjenoj porudžbini: ${goodsLine(data)}`,
      }),
      // Of both orders one message, so that nobody packs two parcels by the first messages.
      'order.parcel-changed.v1': ({ data }) =>
        data.as === 'leader'
          ? {
              what: 'deliver',
              content: { text: parcelMessage(data) },
              summary: `Poruka o zajedničkom paketu: ${goodsLine(data)}`,
            }
          : null,
      // What a seller does at the desk they know already.
      'order.status-changed.v1': ({ data }) =>
        data.byShopper && data.to === 'cancelled'
          ? {
              what: 'deliver',
              content: { text: cancelledMessage(data) },
              summary: `Poruka o otkazanoj porudžbini: ${goodsLine(data)}`,
            }
          : null,
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
    repeatsUnseen: false,
    ...(limit ? { batch: { max: MAX_BATCH } } : {}),
    async send(items, account) {
      const token = account.secret('telegramBotId')
      const id = account.telegramChatId
      if (!token || !id) return items.map(() => ({ outcome: 'skipped', reason: NOT_SET_UP }))
      if (!isBotToken(token)) return items.map(() => misconfigured(UNKNOWN_BOT))
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

const postponedBy = (afterMs: number): Postponed => ({
  outcome: 'postponed',
  reason: CHAT_IS_FULL,
  afterMs,
})

/** `end`: when the call must be over, on the clock of performance.now(). */
async function sendMessage(apiRoot: string, { token, id }: Chat, text: string, end: number): Promise<Outcome> {
  const called = await callTelegram({ apiRoot, token, end }, (api) => api.sendMessage(id, text, MESSAGE_OPTIONS))
  return 'failure' in called ? called.failure : { outcome: 'sent' }
}
