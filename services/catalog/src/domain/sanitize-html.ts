import { escapeHtml } from '@izlog/contracts/domain/escape-html'
import { load } from 'cheerio/slim'

/** What a product's description may be made of; anything else gives its text alone. */
const TAGS: ReadonlySet<string> = new Set(
  'p h2 h3 h4 ul ol li strong em b i u br hr blockquote table thead tbody tr th td a img'.split(' '),
)
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr', 'img'])
/** Gone with all that is in them. */
const GONE: ReadonlySet<string> = new Set(
  'script style noscript template iframe object embed svg math head title textarea select'.split(' '),
)
/** The only attributes that stay. */
const ADDRESSES: Readonly<Record<string, string>> = { a: 'href', img: 'src' }

/**
 * HTML that somebody sent, written anew from what is allowed: no script, style, event or form, links and pictures by
 * http(s) only. Walks without recursion, so that no depth of nesting overflows.
 */
export function sanitizeHtml(html: string): string {
  const parts: string[] = []
  const todo: unknown[] = [...load(html, null, false).root().toArray()].reverse()
  while (todo.length > 0) {
    const next = todo.pop()
    if (typeof next === 'string') {
      parts.push(next)
      continue
    }
    const { type, name, data, attribs, children } = next as Node
    if (type === 'text') parts.push(escapeHtml(data ?? ''))
    if (name !== undefined && GONE.has(name)) continue
    if (name !== undefined && TAGS.has(name)) {
      parts.push(opening(name, attribs ?? {}))
      if (EMPTY.has(name)) continue
      todo.push(`</${name}>`)
    }
    for (const child of (children ?? []).toReversed()) todo.push(child)
  }
  return parts.join('').trim()
}

/** The part of a parsed node that is read. */
interface Node {
  type: string
  name?: string
  data?: string
  attribs?: Record<string, string>
  children?: Node[]
}

function opening(name: string, attributes: Record<string, string>): string {
  const address = ADDRESSES[name]
  const value = address === undefined ? undefined : attributes[address]?.trim()
  if (address === undefined || !value || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    return name === 'img' ? '' : `<${name}>`
  }
  return `<${name} ${address}="${escapeHtml(new URL(value).href)}">`
}
