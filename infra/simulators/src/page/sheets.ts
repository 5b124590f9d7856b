import { columnName } from '../a1.ts'
import type { Entry } from '../inbox.ts'
import { type Grid, type Spreadsheet, shown } from '../spreadsheet.ts'
import { plural, when } from './format.ts'
import { type Html, html } from './html.ts'
import { badge, empty, foot, marks, refusal, SHOWN } from './parts.ts'

const TABLE = html`<svg viewBox="0 0 48 48" aria-hidden="true"><path d="M8 9h32v30H8zM8 19h32M8 29h32M19 9v30M30 9v30"/></svg>`

/** Every spreadsheet with content, as a table; then the latest refused and overwriting requests. */
export function sheetsPanel(spreadsheets: Spreadsheet[], entries: Entry[]): Html {
  const full = spreadsheets.filter((book) => book.grids.some((grid) => grid.rows.length > 0))
  const refused = entries.filter((entry) => entry.outcome === 'refused')
  const writes = entries.filter((entry) => entry.outcome === 'accepted')
  if (full.length === 0 && refused.length === 0) {
    return empty(
      TABLE,
      'Tabele su prazne',
      'Red se upisuje čim stigne porudžbina prodavca koji je povezao Google Sheets.',
    )
  }
  return html`
${full.map(book)}
${writes.length > 0 && html`<section class="log"><h2>Upisi</h2><ol>${writes.slice(0, 20).map(write)}</ol></section>`}
${refused.length > 0 && html`<section class="log"><h2>Odbijeni zahtevi</h2>${refused.slice(0, 20).map(refusal)}</section>`}`
}

const book = ({ id, title, grids }: Spreadsheet): Html => html`
<section class="book">
  <header><h2>${title}</h2><code>${id}</code></header>
  ${grids.filter((grid) => grid.rows.length > 0).map((grid) => table(id, grid))}
</section>`

/** A first row with headings stays at the top; the other rows are sorted newest first, with their real row numbers. */
function table(id: string, grid: Grid): Html {
  const width = Math.max(...grid.rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, index) => index)
  const headed = grid.rows.length > 1 || grid.rows[0]?.every((cell) => !/\d/.test(shown(cell)))
  const numbered = grid.rows.map((row, index) => ({ row, number: index + 1 }))
  const [head, body] = headed ? [numbered.slice(0, 1), numbered.slice(1)] : [[], numbered]
  const line = ({ row, number }: { row: Grid['rows'][number]; number: number }) =>
    html`<tr><th scope="row">${number}</th>${columns.map((index) => html`<td${typeof row[index] === 'number' ? html` class="amount"` : null}>${shown(row[index])}</td>`)}</tr>`
  return html`
<div class="grid-name"><span>${grid.title}</span><span class="quiet">${plural(body.length, 'red', 'reda', 'redova')}</span></div>
<div class="grid" tabindex="0" role="region" aria-label="${grid.title}" data-scroll="${id} ${grid.title}">
  <table>
    <thead><tr><td></td>${columns.map((index) => html`<th scope="col">${columnName(index)}</th>`)}</tr>${head.map(line)}</thead>
    <tbody>${body.toReversed().slice(0, SHOWN).map(line)}</tbody>
  </table>
</div>
${foot(SHOWN, body.length)}`
}

const write = (entry: Entry): Html =>
  html`<li>${when(entry.at)}${badge(entry.kind === 'append' ? 'ok' : 'info', entry.kind === 'append' ? 'dodato' : 'izmenjeno')}<code>${String(entry.data.range)}</code>${marks(entry)}</li>`
