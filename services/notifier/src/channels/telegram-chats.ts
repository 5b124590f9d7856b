import type { TelegramChat } from '@izlog/contracts/http/connection-checks'
import type { Chat, Update } from 'grammy/types'

const MAX_CHATS = 20
const MAX_NAME = 100

/** The chats in which somebody wrote to the bot, or to which it was added, newest first; without those that it has left since. */
export function chatsIn(updates: readonly Update[]): TelegramChat[] {
  const chats = new Map<number, TelegramChat>()
  for (const { message, channel_post: post, my_chat_member: membership } of updates) {
    const chat = (message ?? post ?? membership)?.chat
    if (!chat) continue
    // Set anew, so that it moves to the end.
    chats.delete(chat.id)
    const status = membership?.new_chat_member.status
    // A group that became a supergroup goes on under another id.
    const isGone = status === 'left' || status === 'kicked' || message?.migrate_to_chat_id !== undefined
    if (!isGone) chats.set(chat.id, { id: String(chat.id), name: nameOfChat(chat), kind: kindOf(chat) })
  }
  return [...chats.values()].toReversed().slice(0, MAX_CHATS)
}

/** The title of a group or channel, or the person's name. */
export function nameOfChat(chat: Pick<Chat, 'title' | 'first_name' | 'last_name'>): string {
  const name = chat.title ?? [chat.first_name, chat.last_name].filter(Boolean).join(' ')
  return name.trim().slice(0, MAX_NAME) || 'Čet bez imena'
}

const kindOf = ({ type }: Chat): TelegramChat['kind'] => (type === 'private' || type === 'channel' ? type : 'group')
