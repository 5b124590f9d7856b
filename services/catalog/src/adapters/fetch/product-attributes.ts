import { asRecord } from '@izlog/contracts/domain/as-record'
import { foldText } from '@izlog/contracts/domain/fold-text'
import type { LinkFacts } from '@izlog/contracts/http/product-link'
import type { CheerioAPI } from 'cheerio'
import { clean, jsonLdProducts, textOf } from './structured-data.ts'

const MAX_ATTRIBUTES = 60
const MAX_LENGTH = 200

/** Normalized beginnings of labels that describe the foreign shop, its price or the page instead of the product; our pages state their own. */
const NOT_OF_PRODUCT =
  /^(cena|cijena|price|popust|usteda|akcija|dostav|isporuk|postarin|telefon|tel\b|mob|viber|whatsapp|pozov|e-?mail|mejl|adres|kontakt|radno|radnim|ponedelj|sifra|sku|kategorij|category|tag|oznak|dostupn|na stanju|ocen|autor|datum|objav|copyright|pib|maticni|napomen)/
const CONTACT = /@|https?:|www\.|(^|\D)(\+|0)\d[\d\s/.-]{6,}\d/

type Attribute = LinkFacts['attributes'][number]

const bare = (text: string) => clean(text).replace(/:$/, '')

/** Attributes from JSON-LD, Open Graph, tables, definition lists and lines of `name: value`; the first value of a name wins. */
export function productAttributes($: CheerioAPI): Attribute[] {
  const found = [...fromJsonLd($), ...fromOpenGraph($), ...fromTables($), ...fromDefinitions($), ...fromLines($)]
  const byName = new Map<string, Attribute>()
  for (const { name, value } of found.map(({ name, value }) => ({ name: bare(name), value: bare(value) }))) {
    if (name === '' || value === '' || name.length > MAX_LENGTH || value.length > MAX_LENGTH) continue
    if (NOT_OF_PRODUCT.test(foldText(name)) || CONTACT.test(value)) continue
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), { name, value })
  }
  return [...byName.values()].slice(0, MAX_ATTRIBUTES)
}

/** The schema.org properties of a product, with the labels that a Serbian shop would use. */
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
  return jsonLdProducts($).flatMap((product) => [
    ...Object.entries(PRODUCT_FIELDS).map(([field, name]) => ({ name, value: textOf(product[field]) })),
    ...[product.additionalProperty].flat().flatMap((property) => {
      const { name, value } = asRecord(property)
      return typeof name === 'string' ? [{ name, value: textOf(value) }] : []
    }),
  ])
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
