import { createHash } from 'node:crypto'
import { formatMoney } from '@izlog/contracts/domain/money'
import { piecesLabel } from '@izlog/contracts/domain/offers'
import { awaitsPayment, FIXED_WORDS, PROGRESS_WORDS } from '@izlog/contracts/domain/order-progress'
import { ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import type { OrderRead, ShownOrder } from '@izlog/contracts/http/orders'
import { asIs, type Html, html } from './html.ts'
import { FORM_PAGE_STYLE } from './order-form-style.ts'

const styleHash = createHash('sha256').update(FORM_PAGE_STYLE).digest('base64')
export const ORDER_PAGE_CSP = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

/** An order's page for browsers without scripts: where the parcel is, and what was ordered. */
export const orderPage = (order: ShownOrder): string => page('closed' in order ? closed(order) : open(order))

/** The same page where the order is not shown, with the reason. */
export const orderProblemPage = (message: string): string =>
  page({ title: 'Vaša porudžbina', lines: html`<div class="why" role="alert"><p>${message}</p></div>` })

interface Page {
  title: string
  lines: Html
}

function page({ title, lines }: Page): string {
  return html`<!doctype html>
<html lang="sr-Latn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${asIs(FORM_PAGE_STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${lines}
</main>
</body>
</html>
`.text
}

const closed = ({ orderId, productName, status }: Extract<ShownOrder, { closed: true }>) => ({
  title: 'Vaša porudžbina',
  lines: details([
    ['Broj porudžbine', orderId],
    ['Proizvod', productName],
    ['Status', ORDER_STATUS_LABELS[status]],
  ]),
})

function open(order: OrderRead) {
  const { currencySymbol, progress, website } = order
  const { title, text } = PROGRESS_WORDS[progress]
  const rows = details([
    ['Broj porudžbine', order.orderId],
    ['Proizvod', order.productName],
    ['Količina', piecesLabel(order.quantity)],
    ...order.upsells.map((upsell): Row => ['Dodato', upsell.title]),
    ...(awaitsPayment(progress)
      ? [['Plaćate kuriru', formatMoney(order.sumToCollect, currencySymbol)] satisfies Row]
      : []),
    ['Ime i prezime', `${order.firstName} ${order.lastName}`],
    ['Telefon', order.phone],
    ['Adresa', order.address],
    ['Grad', [order.postalCode, order.city].filter(Boolean).join(' ')],
  ])
  const note = order.fixedBy === null ? CHANGES : order.fixedBy === 'shared' ? FIXED_WORDS.shared : null
  const change = note !== null && html`<p class="note">${note}</p>`
  return {
    title,
    lines: html`<p>${text}</p>
${rows}
${change}
<p class="back"><a href="/${website.customUrl}">Nazad na stranicu proizvoda</a></p>`,
  }
}

const CHANGES =
  'Za ispravku podataka ili otkazivanje javite se prodavcu, ili otvorite ovu stranicu sa uključenim JavaScriptom.'

type Row = [label: string, value: string]
const details = (rows: readonly Row[]): Html =>
  html`<dl>${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
