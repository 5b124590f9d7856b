import { z } from 'zod'
import { isBotTokenOrMask, WRONG_BOT_TOKEN } from '../domain/bot-token.ts'
import { maxLengthMessage } from './max-length-message.ts'

/** `problem`: the seller has to change something. `unchecked`: the other side did not answer, or cannot be asked. */
export const ConnectionState = z.enum(['connected', 'problem', 'unchecked'])
export type ConnectionState = z.infer<typeof ConnectionState>

export const CONNECTION_LABELS: Readonly<Record<ConnectionState, string>> = {
  connected: 'Povezano',
  problem: 'Nije povezano',
  unchecked: 'Nije provereno',
}

/** The result of a check. A refusal by the outside service, and its silence, are results and not errors. */
export const ConnectionCheck = z.object({
  state: ConnectionState,
  /** A Serbian sentence: what is connected, what is wrong and what to do, or why it was not checked. */
  message: z.string(),
})
export type ConnectionCheck = z.infer<typeof ConnectionCheck>

/** As it is typed in the settings; the mask of the stored one stands for it. */
const botToken = z
  .string('Upišite Bot ID.')
  .trim()
  .max(200, maxLengthMessage(200))
  .refine(isBotTokenOrMask, WRONG_BOT_TOKEN)

/** POST /api/settings/telegram/check: after a save, with what was saved, since notifier may not have it yet. */
export const TelegramCheckRequest = z.object({
  telegramBotId: botToken,
  telegramChatId: z.string('Upišite Chat ID.').trim().min(1, 'Upišite Chat ID.').max(64, maxLengthMessage(64)),
  /** Whether 'Izlog je povezan' is sent to the chat; else it is only asked whether the bot could write there. */
  sendMessage: z.boolean().default(false),
})
export type TelegramCheckRequest = z.infer<typeof TelegramCheckRequest>

/** POST /api/settings/telegram/chats: asked repeatedly while the seller writes to the bot. */
export const TelegramChatsRequest = z.object({ telegramBotId: botToken })

/** A chat in which the bot was written to, or to which it was added. Its name is free text of Telegram's users. */
export const TelegramChat = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['private', 'group', 'channel']),
})
export type TelegramChat = z.infer<typeof TelegramChat>

export const TelegramChatsResponse = z.object({
  ...ConnectionCheck.shape,
  /** The bot's name without the @; null where Telegram did not give it. */
  bot: z.string().nullable(),
  /** Newest first. */
  chats: z.array(TelegramChat),
})
export type TelegramChatsResponse = z.infer<typeof TelegramChatsResponse>

/** POST /api/settings/facebook-pixel/check: a masked token stands for the stored one, null for none. */
export const PixelCheckRequest = z.object({
  facebookPixelId: z.string('Upišite Pixel ID.').trim().min(1, 'Upišite Pixel ID.').max(64, maxLengthMessage(64)),
  metaAccessToken: z.string().trim().max(500, maxLengthMessage(500)).nullable(),
})
export type PixelCheckRequest = z.infer<typeof PixelCheckRequest>

/** The message that a bot sends to a chat to show that it can. */
export const TELEGRAM_GREETING = 'Izlog je povezan'

export const CONNECTION_MESSAGES = {
  /** The mask is of another secret than the one that notifier has. */
  notArrived: 'Podešavanja su upravo promenjena. Proverite ponovo za koji trenutak.',
  noMetaToken:
    'Bez Conversions API tokena ne možemo da pitamo Metu. Pixel na stranicama radi i bez njega, ali kupovine tada ne javlja i naš server.',
  notDigits: 'Pixel ID ima samo cifre, obično 15 ili 16. Kopirajte ga iz Meta Events Manager-a.',
  notReadable:
    'Token važi, ali ne sme da čita pixel, pa ga ne možemo proveriti. Pošaljite probnu porudžbinu sa kartice Obaveštenja.',
} as const
