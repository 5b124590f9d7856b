import { z } from 'zod'
import type { Entry } from '../inbox.ts'
import { money, when } from './format.ts'
import { type Html, html } from './html.ts'
import { badge, empty, foot, marks, more, refusal, SHOWN } from './parts.ts'

const Parcel = z.object({
  market: z.enum(['me', 'rs']),
  trackingId: z.string(),
  reference: z.string(),
  recipient: z.object({
    name: z.string(),
    phone: z.string(),
    address: z.string(),
    city: z.string(),
    postalCode: z.string().optional(),
    country: z.string(),
  }),
  items: z.array(z.object({ name: z.string(), quantity: z.int() })),
  codAmount: z.int(),
  currency: z.string(),
  note: z.string().optional(),
})

const BOX = html`<svg viewBox="0 0 48 48" aria-hidden="true"><path d="M8 16 24 8l16 8v17l-16 8-16-8zM8 16l16 8 16-8M24 24v17M16 12l16 8v6"/></svg>`

/** Parcels in the form of the courier's labels. */
export function trackifyPanel(entries: Entry[]): Html {
  if (entries.length === 0)
    return empty(
      BOX,
      'Još nema pošiljki',
      'Pošiljka nastaje kad se porudžbina pusti kuriru: odmah, ili po isteku vremena za dodatnu ponudu.',
    )
  return html`<div class="cards">${entries.slice(0, SHOWN).map((entry) => (entry.outcome === 'refused' ? refusal(entry) : parcel(entry)))}</div>${foot(SHOWN, entries.length)}`
}

function parcel(entry: Entry): Html {
  const { market, trackingId, reference, recipient, items, codAmount, currency, note } = Parcel.parse(entry.data)
  return html`
<article class="card">
  <header><strong class="number">${trackingId}</strong>${badge('plain', market === 'rs' ? 'Srbija' : 'Crna Gora i BiH')}${marks(entry)}${when(entry.at)}</header>
  <dl>
    <div><dt>Porudžbina</dt><dd><code>${reference}</code></dd></div>
    <div><dt>Otkup</dt><dd class="sum">${money(codAmount, currency)}</dd></div>
    <div><dt>Prima</dt><dd>${recipient.name}, <span class="number">${recipient.phone}</span><br>${recipient.address}, ${recipient.postalCode ?? ''} ${recipient.city}, ${recipient.country}</dd></div>
    <div><dt>Sadržaj</dt><dd>${items.map((item) => html`<span class="item">${item.quantity} × ${item.name}</span>`)}</dd></div>
    ${note !== undefined && html`<div><dt>Napomena</dt><dd>${note}</dd></div>`}
  </dl>
  ${more(String(entry.id), 'Ceo zahtev', entry.data)}
</article>`
}
