import { escapeHtml } from '@izlog/contracts/domain/escape-html'

/** Text that is already HTML. */
class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
export type Html = Markup
type Part = string | number | Html | readonly Html[] | undefined | false

function written(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Markup) return part.text
  return typeof part === 'object' ? part.map(written).join('') : escapeHtml(String(part)).replaceAll("'", '&#39;')
}

/** A template that escapes its values; absent values write nothing. */
export const html = (markup: TemplateStringsArray, ...parts: Part[]): Html =>
  new Markup(markup.map((text, index) => text + written(parts[index])).join(''))

/** Marks our own text as HTML, which is not escaped. */
export const asIs = (text: string): Html => new Markup(text)
