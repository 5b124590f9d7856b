import { asRecord } from '@izlog/contracts/domain/as-record'
import { parseJson } from '@izlog/contracts/domain/parse-json'
import type { CheerioAPI } from 'cheerio'

/** Every JSON-LD object of a page with the type Product; a graph or a list may hold several. */
export function jsonLdProducts($: CheerioAPI): Record<string, unknown>[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script) => nodesIn(parseJson($(script).text())))
    .filter((node) => [node['@type']].flat().some((type) => type === 'Product' || type === 'ProductGroup'))
}

function nodesIn(json: unknown): Record<string, unknown>[] {
  return [json].flat().flatMap((entry) => {
    const node = asRecord(entry)
    return [node, ...[node['@graph']].flat().map(asRecord), ...[node.mainEntity].flat().map(asRecord)]
  })
}

/** The text of a plain value, of `{ name }`, or of a quantity `{ value, unitText }`. */
export function textOf(field: unknown): string {
  if (typeof field === 'string' || typeof field === 'number') return String(field)
  const { name, value, unitText, unitCode } = asRecord(field)
  if (value === undefined) return typeof name === 'string' ? name : ''
  return [value, unitText ?? unitCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ')
}

export const clean = (text: string): string => text.replace(/\s+/g, ' ').trim()
