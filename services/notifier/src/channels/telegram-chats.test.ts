import type { Chat, Update } from 'grammy/types'
import { expect, it } from 'vitest'
import { chatsIn } from './telegram-chats.ts'

const ana: Chat = { id: 7, type: 'private', first_name: 'Ana', last_name: 'Ilić' }
const group: Chat = { id: -5, type: 'group', title: 'Magacin' }
let lastId = 0
const update = (content: object) => ({ update_id: ++lastId, ...content }) as Update
const wrote = (chat: Chat, more: object = {}) => update({ message: { chat, text: '/start', ...more } })
const became = (chat: Chat, status: string) => update({ my_chat_member: { chat, new_chat_member: { status } } })

it('chats come newest first, each once, by the names that Telegram shows', () => {
  const channel: Chat = { id: -100, type: 'channel', title: 'Oglasi' }
  const updates = [wrote(ana), became(group, 'member'), update({ channel_post: { chat: channel } }), wrote(ana)]
  expect(chatsIn(updates)).toEqual([
    { id: '7', name: 'Ana Ilić', kind: 'private' },
    { id: '-100', name: 'Oglasi', kind: 'channel' },
    { id: '-5', name: 'Magacin', kind: 'group' },
  ])
})

it('a chat that the bot has left, that has blocked it or moved, is not offered', () => {
  const moved = wrote(group, { migrate_to_chat_id: -1005 })
  expect(chatsIn([wrote(ana), became(ana, 'kicked'), became(group, 'administrator'), moved])).toEqual([])
  expect(chatsIn([became(group, 'left'), became(group, 'member')])).toHaveLength(1)
})

it('a long name is cut, and there are not too many chats', () => {
  const many = Array.from({ length: 30 }, (_, id) => wrote({ ...ana, id, first_name: 'A'.repeat(500) }))
  const chats = chatsIn(many)
  expect(chats).toHaveLength(20)
  expect(chats[0]).toMatchObject({ id: '29', name: 'A'.repeat(100) })
})
