import { z } from 'zod'
import type { Entry } from '../inbox.ts'
import { money, when } from './format.ts'
import { type Html, html } from './html.ts'
import { badge, empty, foot, marks, more, refusal, SHOWN } from './parts.ts'

const Product = z.object({
  shop: z.string(),
  currency: z.string(),
  title: z.string(),
  handle: z.string(),
  descriptionHtml: z.string().optional(),
  variants: z.array(z.object({ price: z.string(), compareAtPrice: z.string().nullish(), sku: z.string().nullish() })),
  files: z.array(z.unknown()).optional(),
})

const BAG = html`<svg viewBox="0 0 48 48" aria-hidden="true"><path d="M10 16h28l3 26H7zM17 20v-6a7 7 0 0 1 14 0v6"/></svg>`

/** The shop's products after each push. */
export function shopifyPanel(entries: Entry[]): Html {
  if (entries.length === 0)
    return empty(BAG, 'Još nema proizvoda', 'Proizvod nastaje kad prodavac u editoru pošalje stranicu u Shopify.')
  return html`<div class="cards">${entries.slice(0, SHOWN).map((entry) => (entry.outcome === 'refused' ? refusal(entry) : product(entry)))}</div>${foot(SHOWN, entries.length)}`
}

function product(entry: Entry): Html {
  const { shop, currency, title, handle, descriptionHtml, variants, files } = Product.parse(entry.data)
  const [variant] = variants
  return html`
<article class="card">
  <header><strong>${title}</strong>${badge('plain', shop)}${marks(entry)}${when(entry.at)}</header>
  <dl>
    <div><dt>Adresa</dt><dd><code>/products/${handle}</code></dd></div>
    <div><dt>Cena</dt><dd class="sum">${variant ? money(variant.price, currency) : '–'}</dd></div>
    ${typeof variant?.compareAtPrice === 'string' && html`<div><dt>Ranije</dt><dd>${money(variant.compareAtPrice, currency)}</dd></div>`}
    ${typeof variant?.sku === 'string' && html`<div><dt>Šifra</dt><dd><code>${variant.sku}</code></dd></div>`}
    <div><dt>Slike</dt><dd>${files?.length ?? 0}</dd></div>
    <div><dt>Opis</dt><dd>${(descriptionHtml ?? '').replace(/<[^>]+>/g, ' ').slice(0, 200)}</dd></div>
  </dl>
  ${more(String(entry.id), 'Ceo proizvod', entry.data)}
</article>`
}
