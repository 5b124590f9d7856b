import { foldText } from '@izlog/contracts/domain/fold-text'
import type { CheerioAPI } from 'cheerio'
import type { ProductFacts } from '../generation/facts.ts'

const MAX_ATTRIBUTES = 60
const MAX_LENGTH = 200

/** Folded beginnings of what a page says of its shop, its price or itself, not of the product; our seller's page says its own. */
const NOT_OF_PRODUCT =
  /^(cena|cijena|price|popust|usteda|akcija|dostav|isporuk|postarin|telefon|tel\b|mob|viber|whatsapp|pozov|e-?mail|mejl|adres|kontakt|radno|radnim|ponedelj|sifra|sku|kategorij|category|tag|oznak|dostupn|na stanju|ocen|autor|datum|objav|copyright|pib|maticni|napomen)/
const CONTACT = /@|https?:|www\.|(^|\D)(\+|0)\d[\d\s/.-]{6,}\d/

type Attribute = NonNullable<ProductFacts['attributes']>[number]

/** Facts from JSON-LD, Open Graph, tables, definition lists and lines of `name: value`; of one name the first counts. */
export function productFacts($: CheerioAPI): ProductFacts {
  const found = [...fromJsonLd($), ...fromOpenGraph($), ...fromTables($), ...fromDefinitions($), ...fromLines($)]
  const byName = new Map<string, Attribute>()
  for (const { name, value } of found.map(({ name, value }) => ({ name: clean(name), value: clean(value) }))) {
    if (name === '' || value === '' || name.length > MAX_LENGTH || value.length > MAX_LENGTH) continue
    if (NOT_OF_PRODUCT.test(foldText(name)) || CONTACT.test(value)) continue
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), { name, value })
  }
  return { attributes: [...byName.values()].slice(0, MAX_ATTRIBUTES) }
}

/** schema.org names of a product's own measures, as a Serbian shop would head them. */
const PRODUCT_FIELDS = {
  brand: 'Brend',
  material: 'Materijal',
  color: 'Boja',
  size: 'Veličina',
  weight: 'Težina',
  width: 'Širina',
  height: 'Visina',
  depth: 'Dubina',
} as const

function fromJsonLd($: CheerioAPI): Attribute[] {
  const products = $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => nodesIn(parseJson($(script).text())))
    .filter((node) => [node['@type']].flat().includes('Product'))
  return products.flatMap((product) => [
    ...Object.entries(PRODUCT_FIELDS).map(([field, name]) => ({ name, value: textOf(product[field]) })),
    ...[product.additionalProperty].flat().flatMap((property) => {
      const { name, value } = asRecord(property)
      return typeof name === 'string' ? [{ name, value: textOf(value) }] : []
    }),
  ])
}

/** Every object of a JSON-LD block; a graph and a list hold several. */
function nodesIn(json: unknown): Record<string, unknown>[] {
  return [json].flat().flatMap((entry) => {
    const node = asRecord(entry)
    return [node, ...[node['@graph']].flat().map(asRecord)]
  })
}

/** Text of a plain value, of `{ name }`, or of a quantity `{ value, unitText }`. */
function textOf(field: unknown): string {
  if (typeof field === 'string' || typeof field === 'number') return String(field)
  const { name, value, unitText, unitCode } = asRecord(field)
  if (value === undefined) return typeof name === 'string' ? name : ''
  return [value, unitText ?? unitCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')
}

const OPEN_GRAPH = { 'product:brand': 'Brend', 'product:material': 'Materijal', 'product:color': 'Boja' } as const

const fromOpenGraph = ($: CheerioAPI): Attribute[] =>
  Object.entries(OPEN_GRAPH).map(([property, name]) => ({
    name,
    value: $(`meta[property="${property}"]`).attr('content') ?? '',
  }))

const fromTables = ($: CheerioAPI): Attribute[] =>
  $('tr')
    .toArray()
    .flatMap((row) => {
      const cells = $(row).children('th, td').toArray()
      const [name, value] = cells
      return cells.length === 2 ? [{ name: $(name).text(), value: $(value).text() }] : []
    })

const fromDefinitions = ($: CheerioAPI): Attribute[] =>
  $('dt')
    .toArray()
    .map((term) => ({ name: $(term).text(), value: $(term).next('dd').text() }))

const fromLines = ($: CheerioAPI): Attribute[] =>
  $('li, p')
    .toArray()
    .flatMap((line) => {
      const [, name, value] = /^([^:]{2,40}):\s+([^:]+)$/.exec(clean($(line).text())) ?? []
      return name && value ? [{ name, value }] : []
    })

const clean = (text: string) => text.replace(/\s+/g, ' ').trim().replace(/:$/, '')

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
