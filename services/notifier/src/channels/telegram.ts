import { onceMore } from '@izlog/kit/http/once-more'
import { Api, GrammyError } from 'grammy'
import { z } from 'zod'
import type { NotifierConfig } from '../config.ts'
import type { Outcome } from '../domain/delivery.ts'
import { goodsLine, upsellLine } from '../domain/summary.ts'
import { noticeMessage, orderMessage, upsellMessage } from '../domain/telegram-message.ts'
import { type AnyChannel, defineChannel, eachAlone } from './channel.ts'
import { limited, noAnswer, refused, troubled } from './outside-call.ts'

const NOT_SET_UP = 'Telegram nije podešen. Upišite ID bota i ID četa u podešavanjima naloga.'

/**
 * A message per order and per upsell, through the seller's own bot. Telegram knows no key that would make a message count once, so after an unknown
 * outcome the same message may come twice: at least once is its guarantee.
 */
export const telegramChannel = ({ TELEGRAM_API_URL, CALL_TIMEOUT_MS }: NotifierConfig): AnyChannel =>
  defineChannel({
    name: 'telegram',
    content: z.object({ text: z.string() }),
    on: {
      'order.created.v1': ({ data }) => ({
        what: 'deliver',
        content: { text: orderMessage(data) },
        summary: `Poruka o novoj porudžbini: ${goodsLine(data)}`,
      }),
      'upsell.accepted.v1': ({ data }) => ({
        what: 'deliver',
        content: { text: upsellMessage(data) },
        summary: `Poruka o dodatku: ${upsellLine(data)}`,
      }),
    },
    notice: (notice) => ({ text: noticeMessage(notice) }),
    missing: (_content, { telegramBotId, telegramChatId }) => (telegramBotId && telegramChatId ? null : NOT_SET_UP),
    callsInTurn: 1,
    send: eachAlone(async ({ content }, account) => {
      const token = account.secret('telegramBotId')
      const chat = account.telegramChatId
      if (!token || !chat) return { outcome: 'skipped', reason: NOT_SET_UP }
      const end = performance.now() + CALL_TIMEOUT_MS
      const api = () => {
        const timeoutSeconds = Math.max(1, Math.ceil((end - performance.now()) / 1000))
        return new Api(token, { apiRoot: TELEGRAM_API_URL, timeoutSeconds })
      }
      try {
        const options = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const
        await onceMore(() => api().sendMessage(chat, content.text, options))
        return { outcome: 'sent' }
      } catch (error) {
        return refusalOf(error)
      }
    }),
  })

/** What the seller should do about it. */
function refusalOf(error: unknown): Outcome {
  if (!(error instanceof GrammyError)) return noAnswer('Telegram')
  const { error_code: code, description, parameters } = error
  if (code === 429) {
    return limited('Telegram', (parameters.retry_after ?? 5) * 1000)
  }
  if (code === 401 || code === 404) {
    return refused('Telegram ne prepoznaje bota. Proverite ID bota (token koji daje BotFather) u podešavanjima naloga.')
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
  return code >= 500 ? troubled('Telegram') : refused(`Telegram je odbio poruku (${description}).`)
}
