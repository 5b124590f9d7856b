import { escapeHtml } from '@izlog/contracts/domain/escape-html'

/** Markup that can be inserted into a page without escaping. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

type Part = Html | string | number | null | false | Part[]

function write(part: Part): string {
  if (part instanceof Html) return part.source
  if (Array.isArray(part)) return part.map(write).join('')
  return part === null || part === false ? '' : escapeHtml(String(part))
}

/** A template tag that escapes every inserted value, except markup. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((done, string, index) => `${done}${write(parts[index - 1] ?? null)}${string}`))
}
