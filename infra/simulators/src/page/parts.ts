import type { Entry } from '../inbox.ts'
import { when } from './format.ts'
import { type Html, html } from './html.ts'

/** The number of entries shown; older ones are only counted in the foot. */
export const SHOWN = 100

export const empty = (picture: Html, title: string, advice: string): Html =>
  html`<div class="empty">${picture}<h2>${title}</h2><p>${advice}</p></div>`

/** The complete request or event, collapsed; `id` keeps it open across refreshes. */
export const more = (id: string, label: string, value: unknown): Html =>
  html`<details data-keep="${id}"><summary>${label}</summary><pre>${JSON.stringify(value, null, 2)}</pre></details>`

export const badge = (tone: 'ok' | 'bad' | 'warm' | 'info' | 'plain', text: string): Html =>
  html`<span class="badge ${tone}">${text}</span>`

/** Badges for unusual answers to an entry. */
export const marks = (entry: Entry): Html[] => [
  ...(entry.answered ? [] : [badge('warm', 'veza prekinuta bez odgovora')]),
  ...(entry.repeat ? [badge('warm', 'ponovljeno')] : []),
]

/** A refused request: time, content and reason. */
export const refusal = (entry: Entry): Html => html`
<article class="refusal">
  <header>${badge('bad', `odbijeno ${entry.status}`)}<strong>${entry.kind}</strong>${when(entry.at)}</header>
  <p>${String(entry.data.error ?? '')}</p>
  ${more(String(entry.id), 'Zahtev', { path: entry.data.path, body: entry.data.request })}
</article>`

export const foot = (shown: number, total: number): Html | null =>
  total > shown ? html`<p class="foot">Prikazano poslednjih ${shown} od ${total}</p>` : null
