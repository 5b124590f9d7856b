import { escapeHtml } from '@izlog/contracts/domain/escape-html'

/** The content of a mail, as plain text without markup. */
export interface Letter {
  /** 'Poštovani Marko,' */
  greeting: string
  paragraphs: readonly string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Below the action, in small print: why the mail came, how to stop it. */
  note?: string
}

const SIGNATURE = 'Izlog'

export const textOf = ({ greeting, paragraphs, action, note }: Letter): string =>
  [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(note ? [note] : []),
    SIGNATURE,
  ].join('\n\n')

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif'

/** One column that fits a phone; no pictures and nothing to be fetched. */
export function htmlOf({ greeting, paragraphs, action, note }: Letter): string {
  const paragraph = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:14px 22px;border-radius:8px;background:#0F766E;color:#fff;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>`
    : ''
  const small = note ? paragraph(note, 'font-size:14px;color:#57534E') : ''
  return `<!doctype html><html lang="sr-Latn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head><body style="margin:0;background:#F5F5F4"><div style="max-width:560px;margin:0 auto;padding:24px 20px;background:#fff;color:#1C1917;font-size:16px;line-height:1.5;${FONT}"><p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#0F766E">${SIGNATURE}</p>${paragraph(greeting)}${paragraphs.map((text) => paragraph(text)).join('')}${button}${small}</div></body></html>`
}
