import { z } from 'zod'
import type { Entry } from '../inbox.ts'
import { plural, when } from './format.ts'
import { type Html, html } from './html.ts'
import { badge, empty, foot, marks, more, refusal, SHOWN } from './parts.ts'

const Completion = z.object({
  model: z.string(),
  product: z.string(),
  repairs: z.int(),
  asked: z.string(),
  answer: z.string(),
  refused: z.boolean(),
})
const EXCERPT = 280

const PEN = html`<svg viewBox="0 0 48 48" aria-hidden="true"><path d="M10 38l3-11L33 7l8 8-20 20-11 3zM28 12l8 8"/></svg>`

/** The model's questions and answers, newest first. */
export function openAiPanel(entries: Entry[]): Html {
  if (entries.length === 0)
    return empty(PEN, 'Model još nije pitan', 'Stranice piše ugrađeni pisac dok se ne zadaju AI_BASE_URL i AI_API_KEY.')
  return html`<div class="cards">${entries.slice(0, SHOWN).map((entry) => (entry.outcome === 'refused' ? refusal(entry) : question(entry)))}</div>${foot(SHOWN, entries.length)}`
}

function question(entry: Entry): Html {
  const { model, product, repairs, asked, answer, refused } = Completion.parse(entry.data)
  return html`
<article class="card">
  <header><strong>${product}</strong>${badge('plain', model)}${repairs > 0 && badge('warm', `${plural(repairs, 'ispravka', 'ispravke', 'ispravki')}`)}${refused && badge('bad', 'odbio da piše')}${marks(entry)}${when(entry.at)}</header>
  <dl>
    <div><dt>Pitanje</dt><dd>${excerpt(asked)}</dd></div>
    <div><dt>Odgovor</dt><dd>${excerpt(answer)}</dd></div>
  </dl>
  ${more(String(entry.id), 'Ceo zahtev', entry.data)}
</article>`
}

const excerpt = (text: string) => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text)
