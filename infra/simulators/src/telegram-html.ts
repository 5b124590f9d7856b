/** Telegram's MessageEntity: offsets and lengths in UTF-16 code units. */
export interface TextEntity {
  type: string
  offset: number
  length: number
  url?: string
}

/** A text that Telegram refuses, with Telegram's own error message. */
export class HtmlProblem extends Error {}

const TYPES: Record<string, string> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strikethrough',
  strike: 'strikethrough',
  del: 'strikethrough',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
  a: 'text_link',
  'tg-spoiler': 'spoiler',
  span: 'spoiler',
}
const ATTRIBUTE = /\s+([^\s=>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([\w.-]+)))?/y
const CHARACTERS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' }

interface OpenTag {
  name: string
  offset: number
  href: string
}

/**
 * Parses Telegram's HTML style: only its own tags, closed in order, and only `&lt; &gt; &amp; &quot;` and numeric references. Throws
 * HtmlProblem with Telegram's message, in which positions are byte offsets.
 */
export function parseTelegramHtml(source: string): { text: string; entities: TextEntity[] } {
  const open: OpenTag[] = []
  const entities: TextEntity[] = []
  let text = ''
  let at = 0
  while (at < source.length) {
    const next = source.indexOf('<', at)
    text += decode(source.slice(at, next === -1 ? undefined : next))
    if (next === -1) break
    at = source[next + 1] === '/' ? endTag(next) : startTag(next)
  }
  const unclosed = open.at(-1)
  if (unclosed) throw new HtmlProblem(`Can't find end tag corresponding to start tag "${unclosed.name}"`)
  return { text, entities: entities.sort((one, other) => one.offset - other.offset || other.length - one.length) }

  function startTag(from: number): number {
    const name = (/^[^\s>]*/.exec(source.slice(from + 1))?.[0] ?? '').toLowerCase()
    let end = from + 1 + name.length
    if (end >= source.length) throw new HtmlProblem(`Unclosed start tag at byte offset ${byte(from)}`)
    if (!(name in TYPES)) throw new HtmlProblem(`Unsupported start tag "${name}" at byte offset ${byte(from)}`)
    const attributes = new Map<string, string>()
    ATTRIBUTE.lastIndex = end
    for (let found = ATTRIBUTE.exec(source); found; found = ATTRIBUTE.exec(source)) {
      attributes.set((found[1] ?? '').toLowerCase(), decode(found[2] ?? found[3] ?? found[4] ?? ''))
      end = ATTRIBUTE.lastIndex
    }
    const close = /^\s*>/.exec(source.slice(end))
    if (!close) throw new HtmlProblem(`Unclosed start tag "${name}" at byte offset ${byte(from)}`)
    if (name === 'span' && attributes.get('class') !== 'tg-spoiler') {
      throw new HtmlProblem(`Tag "span" must have class "tg-spoiler" at byte offset ${byte(from)}`)
    }
    open.push({ name, offset: text.length, href: attributes.get('href') ?? '' })
    return end + close[0].length
  }

  function endTag(from: number): number {
    const tag = open.pop()
    if (!tag) throw new HtmlProblem(`Unexpected end tag at byte offset ${byte(from)}`)
    const found = /^<\/([^\s>]*)\s*>/.exec(source.slice(from))
    if (!found) throw new HtmlProblem(`Unclosed end tag at byte offset ${byte(from)}`)
    const name = (found[1] ?? '').toLowerCase()
    if (name !== '' && name !== tag.name) {
      throw new HtmlProblem(
        `Unmatched end tag at byte offset ${byte(from)}, expected "</${tag.name}>", found "</${name}>"`,
      )
    }
    const length = text.length - tag.offset
    const type = TYPES[tag.name] ?? 'bold'
    const url = tag.href || text.slice(tag.offset)
    if (length > 0 && type !== 'text_link') entities.push({ type, offset: tag.offset, length })
    if (length > 0 && type === 'text_link' && URL.canParse(url))
      entities.push({ type, offset: tag.offset, length, url })
    return from + found[0].length
  }

  function byte(position: number): number {
    return Buffer.byteLength(source.slice(0, position))
  }
}

function decode(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(lt|gt|amp|quot));?/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return CHARACTERS[name] ?? whole
      const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return code > 0 && code < 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}
