import { z } from 'zod'
import type { Entry } from '../inbox.ts'
import { when } from './format.ts'
import { Html, html } from './html.ts'
import { empty, foot, marks, refusal, SHOWN } from './parts.ts'

const Mail = z.object({ from: z.string(), to: z.string(), subject: z.string(), text: z.string() })

const ENVELOPE = html`<svg viewBox="0 0 48 48" aria-hidden="true"><path d="M5 11h38v26H5zM5 12l19 15 19-15"/></svg>`

/** Mails as plain text, with links that can be followed; the newest first. */
export function mailPanel(entries: Entry[]): Html {
  if (entries.length === 0)
    return empty(
      ENVELOPE,
      'Još nema pošte',
      'Ovde stižu mejlovi Izloga: zaboravljena lozinka, dobrodošlica, upozorenja.',
    )
  return html`<div class="chat">${entries.slice(0, SHOWN).map((entry) => (entry.outcome === 'refused' ? refusal(entry) : letter(entry)))}</div>${foot(SHOWN, entries.length)}`
}

function letter(entry: Entry): Html {
  const { from, to, subject, text } = Mail.parse(entry.data)
  return html`
<article class="bubble">
  <header><strong>${subject}</strong><span class="quiet">za ${to}</span></header>
  <div class="text">${linked(text)}</div>
  <footer>${marks(entry)}<span class="quiet">${from}</span>${when(entry.at)}</footer>
</article>`
}

const linked = (text: string): Html =>
  new Html(
    text
      .split(/(https?:\/\/[^\s<>"]+)/)
      .map((part, index) =>
        index % 2 === 1
          ? html`<a href="${part}" rel="noreferrer" target="_blank">${part}</a>`.source
          : html`${part}`.source,
      )
      .join(''),
  )
