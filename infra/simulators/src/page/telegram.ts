import { z } from 'zod'
import type { Entry } from '../inbox.ts'
import { when } from './format.ts'
import { Html, html } from './html.ts'
import { empty, foot, marks, refusal, SHOWN } from './parts.ts'

const Message = z.object({
  botName: z.string(),
  chatId: z.string(),
  messageId: z.int(),
  text: z.string(),
  entities: z.array(z.object({ type: z.string(), offset: z.int(), length: z.int(), url: z.string().optional() })),
})
type Message = z.infer<typeof Message>

const TAGS: Record<string, string> = {
  bold: 'b',
  italic: 'i',
  underline: 'u',
  strikethrough: 's',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
  spoiler: 'mark',
}
const PLANE = html`<svg viewBox="0 0 48 48" aria-hidden="true"><path d="M6 23 42 7l-6 34-12-9-6 7-2-12 20-15-25 13z"/></svg>`

/** The chat as the seller sees it, but with the newest message first. */
export function telegramPanel(entries: Entry[]): Html {
  if (entries.length === 0)
    return empty(
      PLANE,
      'Još nema poruka',
      'Poruka stiže čim neko poruči na stranici prodavca koji je povezao Telegram.',
    )
  return html`<div class="chat">${entries.slice(0, SHOWN).map((entry) => (entry.outcome === 'refused' ? refusal(entry) : bubble(entry)))}</div>${foot(SHOWN, entries.length)}`
}

function bubble(entry: Entry): Html {
  const message = Message.parse(entry.data)
  return html`
<article class="bubble">
  <header><strong>${message.botName}</strong><span class="quiet">u ćaskanju ${message.chatId}</span></header>
  <div class="text">${formatted(message)}</div>
  <footer>${marks(entry)}<span class="quiet">#${message.messageId}</span>${when(entry.at)}</footer>
</article>`
}

/** Entities can be nested but never overlap, so tags can be opened and closed by position. */
function formatted({ text, entities }: Message): Html {
  let done = ''
  let at = 0
  const write = (to: number) => {
    done += html`${text.slice(at, to)}`.source
    at = to
  }
  const open: Message['entities'] = []
  const closeUntil = (position: number) => {
    for (let last = open.at(-1); last && last.offset + last.length <= position; last = open.at(-1)) {
      write(last.offset + last.length)
      done += last.type === 'text_link' ? '</a>' : `</${TAGS[last.type] ?? 'span'}>`
      open.pop()
    }
  }
  for (const entity of entities) {
    closeUntil(entity.offset)
    write(entity.offset)
    done += entity.type === 'text_link' ? link(entity.url ?? '') : `<${TAGS[entity.type] ?? 'span'}>`
    open.push(entity)
  }
  closeUntil(text.length)
  write(text.length)
  return new Html(done)
}

const link = (url: string) =>
  /^(https?|tel|mailto):/i.test(url) ? html`<a href="${url}" rel="noreferrer" target="_blank">`.source : '<a>'
