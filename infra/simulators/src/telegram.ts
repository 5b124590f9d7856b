import { type Request, Router } from 'express'
import { z } from 'zod'
import { TelegramBot, TelegramWriting } from './accounts.ts'
import type { Behaviours } from './behaviour.ts'
import { doorOf, type Reply } from './door.ts'
import type { Inbox } from './inbox.ts'
import { HtmlProblem, parseTelegramHtml, type TextEntity } from './telegram-html.ts'
import { SavedUpdates, TelegramUpdates } from './telegram-updates.ts'

const MAX_TEXT = 4096

export const SavedTelegram = z.object({
  lastMessageId: z.int(),
  bots: z.array(TelegramBot),
  /** Absent in files from before bots were written to. */
  updates: SavedUpdates.default({}),
  chats: z.array(TelegramWriting.shape.chat).default([]),
})

/** Parameters may be JSON, form or query fields; a number may be a string. */
const SendMessage = z.object({
  chat_id: z.union([z.int(), z.string()]).transform(String).optional(),
  text: z.string().optional(),
  parse_mode: z.string().optional(),
})

/** The Bot API for the configured bots and their chats: getMe, getChat, getUpdates, sendChatAction and sendMessage. */
export function createTelegram({ inbox, behaviours }: { inbox: Inbox; behaviours: Behaviours }) {
  const bots = new Map<string, TelegramBot>()
  const updates = new TelegramUpdates()
  /** Chats in which somebody wrote to a bot, by id: they keep the name that they had then. */
  const written = new Map<string, TelegramWriting['chat']>()
  const chatOf = (id: string) => written.get(id) ?? inventedChat(id)
  let lastMessageId = 0
  const door = doorOf({ name: 'telegram', inbox, behaviours, refusal })

  const handle = (req: Request): Reply => {
    const token = String(req.params.token)
    if (!/^\d+:[\w-]+$/.test(token)) return error(404, 'Not Found')
    const bot = bots.get(token)
    if (!bot) return error(401, 'Unauthorized')
    const body: unknown = req.body
    const parameters = { ...req.query, ...(typeof body === 'object' ? body : {}) }
    const method = methodOf(req)
    if (method === 'getme') return answer(userOf(bot))
    if (method === 'getchat') return getChat(bot, parameters)
    if (method === 'getupdates') return bot.hasWebhook ? error(409, WEBHOOK) : answer(updates.get(token, parameters))
    if (method === 'sendchataction') return writeTo(bot, parameters) ?? answer(true)
    if (method === 'sendmessage') return sendMessage(bot, parameters)
    return error(404, 'Not Found: method not found')
  }

  function getChat(bot: TelegramBot, parameters: unknown): Reply {
    const { data } = SendMessage.safeParse(parameters)
    if (!data?.chat_id || !bot.chats.includes(data.chat_id)) return error(400, 'Bad Request: chat not found')
    return answer(chatOf(data.chat_id))
  }

  /** The refusal, if the bot may not write to the chat. */
  function writeTo(bot: TelegramBot, parameters: unknown): Reply | undefined {
    const chatId = SendMessage.safeParse(parameters).data?.chat_id
    if (!chatId) return error(400, 'Bad Request: chat_id is empty')
    if (!bot.chats.includes(chatId)) return error(400, 'Bad Request: chat not found')
    return bot.blockedBy.includes(chatId) ? error(403, 'Forbidden: bot was blocked by the user') : undefined
  }

  function sendMessage(bot: TelegramBot, parameters: unknown): Reply {
    const { data } = SendMessage.safeParse(parameters)
    if (!data) return error(400, 'Bad Request: wrong parameter type')
    const { chat_id: chatId = '', text: source = '', parse_mode: mode = '' } = data
    const refused = writeTo(bot, parameters)
    if (refused) return refused
    const formatted = format(source, mode)
    if ('problem' in formatted) return error(400, `Bad Request: ${formatted.problem}`)
    const { text, entities } = formatted
    if (text.trim() === '') return error(400, 'Bad Request: message text is empty')
    if (text.length > MAX_TEXT) return error(400, 'Bad Request: message is too long')
    lastMessageId += 1
    const message = {
      message_id: lastMessageId,
      from: userOf(bot),
      chat: chatOf(chatId),
      date: Math.floor(Date.now() / 1000),
      text,
      ...(entities.length > 0 ? { entities } : {}),
    }
    const received = {
      kind: 'sendMessage',
      keys: [`${bot.token} ${chatId} ${text}`],
      data: { bot: bot.token, botName: bot.name, chatId, messageId: lastMessageId, text, entities },
    }
    return { ...answer(message), received }
  }

  return {
    router: Router().all(
      '/bot:token/:method',
      door({ kind: (req) => String(req.params.method), writes: (req) => !methodOf(req).startsWith('get'), handle }),
    ),
    register: (bot: TelegramBot) => void bots.set(bot.token, bot),
    /** False: there is no such bot. */
    write(writing: TelegramWriting): boolean {
      const bot = bots.get(writing.token)
      if (!bot) return false
      const id = String(writing.chat.id)
      const others = bot.chats.filter((chat) => chat !== id)
      const isGone = writing.status === 'left' || writing.status === 'kicked'
      bots.set(bot.token, { ...bot, chats: isGone ? others : [...others, id] })
      updates.add(writing)
      written.set(id, writing.chat)
      return true
    },
    save: (): z.infer<typeof SavedTelegram> => ({
      lastMessageId,
      bots: [...bots.values()],
      updates: updates.save(),
      chats: [...written.values()],
    }),
    restore: (saved: z.infer<typeof SavedTelegram>) => {
      lastMessageId = saved.lastMessageId
      updates.restore(saved.updates)
      for (const chat of saved.chats) written.set(String(chat.id), chat)
      for (const bot of saved.bots) bots.set(bot.token, bot)
    },
  }
}

/** Telegram also has Markdown modes. They are refused because their syntax is not checked here. */
function format(source: string, mode: string): { text: string; entities: TextEntity[] } | { problem: string } {
  if (mode === '') return { text: source, entities: [] }
  if (mode.toLowerCase() !== 'html') return { problem: 'unsupported parse_mode' }
  try {
    return parseTelegramHtml(source)
  } catch (cause) {
    if (cause instanceof HtmlProblem) return { problem: `can't parse entities: ${cause.message}` }
    throw cause
  }
}

const WEBHOOK =
  "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first"

const methodOf = (req: Request) => String(req.params.method).toLowerCase()

const answer = (result: unknown): Reply => ({ status: 200, body: { ok: true, result } })

const error = (status: number, description: string): Reply => ({
  status,
  body: { ok: false, error_code: status, description },
  error: description,
})

const SENTENCES: Record<number, string> = {
  400: 'Bad Request: chat not found',
  401: 'Unauthorized',
  403: 'Forbidden: bot was kicked from the group chat',
  404: 'Not Found',
  502: 'Bad Gateway',
}

function refusal(status: number, retryAfter: number): Reply {
  if (status !== 429) return error(status, SENTENCES[status] ?? 'Internal Server Error')
  const description = `Too Many Requests: retry after ${retryAfter}`
  return {
    status,
    headers: { 'Retry-After': String(retryAfter) },
    body: { ok: false, error_code: 429, description, parameters: { retry_after: retryAfter } },
    error: description,
  }
}

const userOf = (bot: TelegramBot) => ({
  id: Number(bot.token.split(':')[0]),
  is_bot: true,
  first_name: bot.name,
  username: bot.username,
  can_join_groups: true,
  can_read_all_group_messages: false,
  supports_inline_queries: false,
})

function inventedChat(chatId: string) {
  if (chatId.startsWith('@')) return { id: -1001, type: 'channel', title: chatId.slice(1), username: chatId.slice(1) }
  if (!chatId.startsWith('-')) return { id: Number(chatId), type: 'private', first_name: 'Prodavac' }
  return { id: Number(chatId), type: chatId.startsWith('-100') ? 'supergroup' : 'group', title: 'Porudžbine' }
}
