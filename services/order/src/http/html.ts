import { escapeHtml } from '@izlog/contracts/domain/escape-html'

/** Text that is markup already. */
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

/** A template whose values are escaped; what is absent writes nothing. */
export const html = (markup: TemplateStringsArray, ...parts: Part[]): Html =>
  new Markup(markup.map((text, index) => text + written(parts[index])).join(''))

/** Text of ours that is markup already. */
export const asIs = (text: string): Html => new Markup(text)
