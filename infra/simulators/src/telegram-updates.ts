import { z } from 'zod'
import type { TelegramWriting } from './accounts.ts'

const KEPT = 100

/** What happened to a bot: somebody wrote to it, or added or removed it. */
const Update = z.object({ update_id: z.int() }).catchall(z.unknown())
export const SavedUpdates = z.record(z.string(), z.array(Update))
type Update = z.infer<typeof Update>

const Window = z.object({ offset: z.coerce.number().int().default(0), limit: z.coerce.number().int().default(100) })

/** The updates that bots have not confirmed, by token. */
export class TelegramUpdates {
  private waiting = new Map<string, Update[]>()
  private lastId = 0

  add({ token, chat, text, status }: TelegramWriting): void {
    this.lastId += 1
    const date = Math.floor(Date.now() / 1000)
    const from = { id: Math.abs(chat.id), is_bot: false, first_name: chat.first_name ?? 'Prodavac' }
    const content = status
      ? { my_chat_member: { chat, from, date, old_chat_member: {}, new_chat_member: { status } } }
      : { [chat.type === 'channel' ? 'channel_post' : 'message']: { message_id: this.lastId, chat, from, date, text } }
    this.waiting.set(token, [...(this.waiting.get(token) ?? []), { update_id: this.lastId, ...content }].slice(-KEPT))
  }

  /** As Telegram's: an offset confirms what is before it; a negative one counts from the end. */
  get(token: string, parameters: unknown): Update[] {
    const { offset, limit } = Window.parse(parameters)
    const all = this.waiting.get(token) ?? []
    const left = offset < 0 ? all.slice(offset) : all.filter(({ update_id: id }) => id >= offset)
    this.waiting.set(token, left)
    return left.slice(0, limit)
  }

  save = (): z.infer<typeof SavedUpdates> => Object.fromEntries(this.waiting)

  restore(saved: z.infer<typeof SavedUpdates>): void {
    this.waiting = new Map(Object.entries(saved))
    this.lastId = Math.max(0, ...Object.values(saved).flatMap((updates) => updates.map(({ update_id: id }) => id)))
  }
}
