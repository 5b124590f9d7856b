import { z } from 'zod'
import type { Entry } from '../inbox.ts'
import type { Meta } from '../meta.ts'
import { money, when } from './format.ts'
import { type Html, html } from './html.ts'
import { badge, empty, foot, marks, more, refusal, SHOWN } from './parts.ts'

const Events = z.object({
  origin: z.enum(['server', 'browser']),
  pixelId: z.string(),
  events: z.array(
    z.looseObject({
      name: z.string(),
      eventId: z.string().nullable(),
      url: z.string().nullable(),
      customData: z.record(z.string(), z.unknown()),
    }),
  ),
})
type MetaEvent = z.infer<typeof Events>['events'][number]

const TARGET = html`<svg viewBox="0 0 48 48" aria-hidden="true"><circle cx="24" cy="24" r="16"/><circle cx="24" cy="24" r="8"/><path d="M24 24 40 8"/></svg>`

/** Events of the server and of the browser, and which of them Meta would count as one. */
export function metaPanel(entries: Entry[], originsOf: Meta['originsOf']): Html {
  if (entries.length === 0)
    return empty(
      TARGET,
      'Još nema događaja',
      'Događaji stižu kad kupac otvori stranicu i kad poruči, iz pregledača i sa servera.',
    )
  const cards = entries.slice(0, SHOWN).map((entry) => {
    if (entry.outcome === 'refused') return refusal(entry)
    const { origin, pixelId, events } = Events.parse(entry.data)
    return events.map((event, index) =>
      card(entry, `${entry.id}-${index}`, origin, pixelId, event, originsOf(pixelId, event).length > 1),
    )
  })
  return html`<div class="cards">${cards.flat()}</div>${foot(SHOWN, entries.length)}`
}

function card(
  entry: Entry,
  id: string,
  origin: 'server' | 'browser',
  pixelId: string,
  event: MetaEvent,
  paired: boolean,
): Html {
  const { value, currency, content_name: product } = event.customData
  return html`
<article class="card">
  <header>
    <strong>${event.name}</strong>
    ${badge(origin === 'server' ? 'info' : 'plain', origin === 'server' ? 'server' : 'pregledač')}
    ${paired && badge('ok', 'spojeno: server + pregledač')}
    ${marks(entry)}
    ${when(entry.at)}
  </header>
  <dl>
    ${value !== undefined && html`<div><dt>Vrednost</dt><dd class="sum">${money(value, currency ?? '')}</dd></div>`}
    ${typeof product === 'string' && html`<div><dt>Proizvod</dt><dd>${product}</dd></div>`}
    <div><dt>Piksel</dt><dd>${pixelId}</dd></div>
    ${event.eventId !== null && html`<div><dt>ID događaja</dt><dd><code>${event.eventId}</code></dd></div>`}
    ${event.url !== null && html`<div><dt>Stranica</dt><dd class="break">${event.url}</dd></div>`}
  </dl>
  ${more(id, 'Ceo događaj', event)}
</article>`
}
