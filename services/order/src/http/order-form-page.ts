import { createHash } from 'node:crypto'
import { MARKETS } from '@izlog/contracts/domain/markets'
import { formatMoney } from '@izlog/contracts/domain/money'
import { offersOf, piecesLabel } from '@izlog/contracts/domain/offers'
import { ORDER_FIELDS, type OrderField } from '@izlog/contracts/domain/order-fields'
import type { OrderableWebsite } from '@izlog/contracts/domain/website'
import { asIs, type Html, html } from './html.ts'
import { FORM_PAGE_STYLE } from './order-form-style.ts'

const styleHash = createHash('sha256').update(FORM_PAGE_STYLE).digest('base64')
export const FORM_PAGE_CSP = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'`

export interface OrderFormPageProps {
  /** Undefined: unknown, or not available now. */
  website: OrderableWebsite | undefined
  /** The value of a field; undefined: the form has no field of this name. */
  typed: (name: string) => string | undefined
  /** Field to the message about it. */
  problems: ReadonlyMap<string, string>
  /** Why the order was not taken. */
  message: string
}

interface Field {
  name: OrderField
  label: string
  attributes: Html
  /** Fields shown even when the form that was sent lacked them. */
  always: boolean
}

const ALWAYS: readonly OrderField[] = ['name', 'phone', 'address', 'city']
const FIELDS = ([...ALWAYS, 'postalCode', 'email', 'notes'] as const).map(fieldOf)

function fieldOf(name: OrderField): Field {
  const { label, input } = ORDER_FIELDS[name]
  const { type, inputMode, autoComplete, maxLength } = input
  const keyboard = type ? html`type="${type}" ` : inputMode && html`inputmode="${inputMode}" `
  const attributes = html`${keyboard}autocomplete="${autoComplete}" maxlength="${maxLength}"`
  return { name, label, attributes, always: ALWAYS.includes(name) }
}

/** The page for a browser without scripts whose order was refused: the reason, and the form with everything that was typed. */
export function orderFormPage(props: OrderFormPageProps): string {
  const { website, typed, problems, message } = props
  const named = FIELDS.filter(({ name }) => problems.has(name))
  const first = problems.has('quantity') ? undefined : named[0]?.name
  return html`<!doctype html>
<html lang="sr-Latn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Porudžbina još nije poslata${website && ` · ${website.productName}`}</title>
<style>${asIs(FORM_PAGE_STYLE)}</style>
</head>
<body>
<main>
<h1>Porudžbina još nije poslata</h1>
<div class="why" role="alert"><p>${reasonOf(named.length, message)}</p>${named.length > 0 && list(named, problems)}</div>
<form method="post" action="/api/orders">
<input type="hidden" name="websiteId" value="${typed('websiteId') ?? ''}">
${website && html`<p class="product">${website.productName}</p>`}
${quantities(props)}
${FIELDS.filter(({ name, always }) => always || typed(name) !== undefined).map((field) => input(field, props, field.name === first))}
<button>Poruči</button>
<p class="note">Plaćate kuriru pri preuzimanju. Dostava je besplatna.</p>
</form>
${website?.active && html`<p class="back"><a href="/${website.customUrl}">Nazad na stranicu proizvoda</a></p>`}
</main>
</body>
</html>
`.text
}

const reasonOf = (wrongFields: number, message: string): string =>
  wrongFields === 0
    ? `${withStop(message)} Sve što ste upisali je sačuvano.`
    : 'Ispravite označena polja i pošaljite ponovo. Sve što ste upisali je sačuvano.'
const withStop = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)

const list = (fields: readonly Field[], problems: ReadonlyMap<string, string>): Html =>
  html`<ul>${fields.map(({ name }) => html`<li><a href="#${name}">${problems.get(name)}</a></li>`)}</ul>`

/** A choice where the offers are known; else the chosen quantity is sent again. */
function quantities({ website, typed, problems }: OrderFormPageProps): Html {
  const chosen = typed('quantity') ?? '1'
  if (!website) return html`<input type="hidden" name="quantity" value="${chosen}">`
  const problem = problems.get('quantity')
  return html`<fieldset><legend>Koliko komada?</legend>${problem && html`<p class="problem">${problem}</p>`}
${offersOf(website).map(
  ({ quantity, price }) =>
    html`<label class="offer"><input type="radio" name="quantity" value="${quantity}" required${String(quantity) === chosen && html` checked`}><span>${piecesLabel(quantity)}</span><b>${formatMoney(price, website.currencySymbol)}</b></label>
`,
)}</fieldset>`
}

function input(
  { name, label, attributes, always }: Field,
  { website, typed, problems }: OrderFormPageProps,
  focus: boolean,
) {
  const problem = problems.get(name)
  const example = name === 'phone' && website ? MARKETS[website.market].phoneExample : undefined
  const described = problem ? `${name}-problem` : example ? `${name}-hint` : undefined
  return html`<div class="field"><label for="${name}">${label}${!always && html` <small>nije obavezno</small>`}</label>
<input id="${name}" name="${name}" value="${typed(name) ?? ''}" ${attributes}${always && html` required`}${problem && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}${focus && html` autofocus`}>
${problem ? html`<p class="problem" id="${name}-problem">${problem}</p>` : example && html`<p class="hint" id="${name}-hint">Na primer ${example.replaceAll(' ', '\u00a0')}</p>`}</div>
`
}
