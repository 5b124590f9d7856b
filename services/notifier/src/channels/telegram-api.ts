import { createHash } from 'node:crypto'
import { retryLostConnection } from '@izlog/kit/retry-lost-connection'
import { Api, GrammyError } from 'grammy'
import { type Failure, misconfigured, noAnswer, rateLimited, refused, unavailable } from './failures.ts'

export const UNKNOWN_BOT =
  'Telegram ne prepoznaje bota. Proverite ID bota (token koji daje BotFather) u podešavanjima naloga.'
export const CHAT_IS_FULL = 'U ovaj čet je upravo otišlo mnogo poruka. Pokušajte ponovo za minut.'

export const MESSAGE_OPTIONS = { parse_mode: 'HTML', link_preview_options: { is_disabled: true } } as const

export interface Chat {
  /** The bot's token. */
  token: string
  id: string
}

/** Telegram limits per bot and chat. Hashed, since the key lies in Redis and the token is a secret. */
export const bucketKeyOf = ({ token, id }: Chat): string =>
  createHash('sha256').update(`${token} ${id}`).digest('base64url')

export interface TelegramCall {
  apiRoot: string
  /** The bot's token. */
  token: string
  /** When the call must be over, on the clock of performance.now(). */
  end: number
}

/** Calls the Bot API, and repeats the call after a lost connection. */
export async function callTelegram<T>(
  { apiRoot, token, end }: TelegramCall,
  call: (api: Api) => Promise<T>,
): Promise<{ result: T } | { failure: Failure }> {
  const api = () => {
    const timeoutSeconds = Math.max(1, Math.ceil((end - performance.now()) / 1000))
    return new Api(token, { apiRoot, timeoutSeconds })
  }
  try {
    return { result: await retryLostConnection(() => call(api())) }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

const OTHER_PROGRAM = 'Poruke ovog bota čita i drugi program. Zaustavite ga, pa pokušajte ponovo.'
const HAS_WEBHOOK =
  'Ovaj bot šalje poruke drugom programu (ima webhook), pa ne možemo da vidimo ko mu se javio. Napravite novog bota kod @BotFather, ili sami upišite Chat ID.'

/** The failure, with a Serbian sentence for the seller: what to do. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof GrammyError)) return noAnswer('Telegram')
  const { error_code: code, description, parameters } = error
  if (code === 429) {
    return rateLimited('Telegram', (parameters.retry_after ?? 5) * 1000)
  }
  if (code === 401 || code === 404) {
    return misconfigured(UNKNOWN_BOT)
  }
  if (code === 403) return misconfigured(forbidden(description))
  if (code === 409) return refused(description.includes('webhook') ? HAS_WEBHOOK : OTHER_PROGRAM)
  if (parameters.migrate_to_chat_id !== undefined) {
    return misconfigured(
      `Grupa je dobila novi ID. Upišite ${parameters.migrate_to_chat_id} kao ID četa u podešavanjima naloga.`,
    )
  }
  if (code === 400 && description.includes('chat not found')) {
    return misconfigured('Telegram ne nalazi čet. Proverite ID četa u podešavanjima naloga i dodajte bota u taj čet.')
  }
  return code >= 500 ? unavailable('Telegram') : refused(`Telegram je odbio poruku (${description}).`)
}

function forbidden(description: string): string {
  if (description.includes('blocked')) {
    return 'Bot je blokiran u Telegramu. Otvorite razgovor sa njim, odblokirajte ga i pošaljite mu /start.'
  }
  if (description.includes("can't initiate")) {
    return 'Bot ne sme prvi da se javi. Otvorite razgovor sa njim u Telegramu i pošaljite mu /start.'
  }
  return 'Bot nema pristup četu. Dodajte bota u čet ili grupu i dozvolite mu da piše.'
}
