import {
  type ConnectionCheck,
  TELEGRAM_GREETING,
  type TelegramChatsResponse,
} from '@izlog/contracts/http/connection-checks'
import type { TokenBucket } from '@izlog/kit/security/token-bucket'
import type { NotifierConfig } from '../config.ts'
import { checkOfFailure, connected, unchecked } from './connection-check.ts'
import {
  bucketKeyOf,
  CHAT_IS_FULL,
  type Chat,
  callTelegram,
  MESSAGE_OPTIONS,
  type TelegramCall,
} from './telegram-api.ts'
import { chatsIn, nameOfChat } from './telegram-chats.ts'

const GREETING = `<b>${TELEGRAM_GREETING}</b>\nOvde stižu poruke o novim porudžbinama.`
/** The last updates that are looked through; older ones are forgotten by Telegram. */
const UPDATES = 100

/** Checks of a seller's bot and chat, while they wait. */
export interface TelegramChecks {
  /** Whether the bot can write to the chat; `sendMessage`: by writing to it. */
  check(chat: Chat, sendMessage: boolean): Promise<ConnectionCheck>
  /** Who has written to the bot of this token. */
  findChats(token: string): Promise<TelegramChatsResponse>
}

/** `limit`: of messages to one chat. */
export function telegramChecks(
  { TELEGRAM_API_URL: apiRoot, CALL_TIMEOUT_MS }: Pick<NotifierConfig, 'TELEGRAM_API_URL' | 'CALL_TIMEOUT_MS'>,
  limit: TokenBucket | undefined,
): TelegramChecks {
  const callOf = (token: string): TelegramCall => ({ apiRoot, token, end: performance.now() + CALL_TIMEOUT_MS })
  const botOf = async (call: TelegramCall) => {
    const called = await callTelegram(call, (api) => api.getMe())
    return 'result' in called ? called.result.username : null
  }

  return {
    async check(chat, sendMessage) {
      if (sendMessage && limit) {
        const { tokens } = await limit([{ key: bucketKeyOf(chat), min: 1, max: 1 }])
        if (!tokens[0]) return unchecked(CHAT_IS_FULL)
      }
      const call = callOf(chat.token)
      const [bot, reached] = await Promise.all([
        botOf(call),
        sendMessage ? greet(call, chat.id) : reachSilently(call, chat.id),
      ])
      if ('failure' in reached) return checkOfFailure(reached.failure)
      const name = nameOfChat(reached.result)
      if (sendMessage) return connected(`Poruka „${TELEGRAM_GREETING}” je poslata u čet „${name}”.`)
      return connected(bot ? `@${bot} piše u čet „${name}”.` : `Poruke stižu u čet „${name}”.`)
    },

    async findChats(token) {
      const call = callOf(token)
      const [bot, called] = await Promise.all([
        botOf(call),
        // A negative offset gives the newest ones and confirms nothing of them to Telegram.
        callTelegram(call, (api) => api.getUpdates({ offset: -UPDATES, limit: UPDATES, timeout: 0 })),
      ])
      if ('failure' in called) return { ...checkOfFailure(called.failure), bot, chats: [] }
      const chats = chatsIn(called.result)
      return { ...connected(chats.length > 0 ? 'Izaberite čet.' : 'Botu se još niko nije javio.'), bot, chats }
    },
  }
}

async function greet(call: TelegramCall, chatId: string) {
  const sent = await callTelegram(call, (api) => api.sendMessage(chatId, GREETING, MESSAGE_OPTIONS))
  return 'failure' in sent ? sent : { result: sent.result.chat }
}

/** Reading the chat shows whether it exists; the chat action 'typing' shows whether the bot may write there. A channel has no such action. */
async function reachSilently(call: TelegramCall, chatId: string) {
  const chat = await callTelegram(call, (api) => api.getChat(chatId))
  if ('failure' in chat || chat.result.type === 'channel') return chat
  const typing = await callTelegram(call, (api) => api.sendChatAction(chatId, 'typing'))
  return 'failure' in typing ? typing : chat
}
