import { z } from 'zod'
import type { Entry } from '../inbox.ts'
import { number, when } from './format.ts'
import { type Html, html } from './html.ts'
import { badge, empty, foot, marks, more, refusal, SHOWN } from './parts.ts'

const Pushed = z.object({
  device: z.string(),
  urgency: z.string(),
  bytes: z.int(),
  message: z.object({ title: z.string(), message: z.string(), url: z.string() }).optional(),
})

const BELL = html`<svg viewBox="0 0 48 48" aria-hidden="true"><path d="M10 35h28l-4-6v-9a10 10 0 0 0-20 0v9zM20 39a4 4 0 0 0 8 0"/></svg>`

/** Messages to devices; those of devices that are not registered here stay encrypted. */
export function pushPanel(entries: Entry[]): Html {
  if (entries.length === 0)
    return empty(
      BELL,
      'Još nema obaveštenja na uređajima',
      'Ovde stižu obaveštenja uređaja koji su prijavljeni na ovu adresu.',
    )
  return html`<div class="cards">${entries.slice(0, SHOWN).map((entry) => (entry.outcome === 'refused' ? refusal(entry) : pushed(entry)))}</div>${foot(SHOWN, entries.length)}`
}

function pushed(entry: Entry): Html {
  const { device, urgency, bytes, message } = Pushed.parse(entry.data)
  return html`
<article class="card">
  <header><strong>${message?.title ?? 'Šifrovano obaveštenje'}</strong>${badge('plain', urgency)}${marks(entry)}${when(entry.at)}</header>
  <dl>
    <div><dt>Uređaj</dt><dd><code>${device}</code></dd></div>
    <div><dt>Bajtova</dt><dd>${number(bytes)}</dd></div>
    ${message !== undefined && html`<div><dt>Poruka</dt><dd>${message.message}</dd></div><div><dt>Vodi na</dt><dd><code>${message.url}</code></dd></div>`}
  </dl>
  ${more(String(entry.id), 'Ceo zahtev', entry.data)}
</article>`
}
