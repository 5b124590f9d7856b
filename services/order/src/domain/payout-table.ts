import type { PayoutField, PayoutMapping } from '@izlog/contracts/domain/payout-file'
import { MAX_OUTCOME_WORDS, MAX_PAYOUT_WORD } from '@izlog/contracts/domain/payout-file'
import { oneLine } from '@izlog/contracts/domain/typed-text'
import { PAYOUT_MESSAGES, type PayoutColumns } from '@izlog/contracts/http/payouts'
import { invalid } from '@izlog/kit/errors'

/** A file's texts, by line and cell. */
export type Cells = readonly (readonly string[])[]

/** A courier's file as a table: its headings, each once, and its rows with their lines in the file. */
export interface PayoutTable {
  headings: string[]
  rows: { line: number; cells: readonly string[] }[]
}

/** Above the headings couriers write their name, the period and the seller. */
const HEADINGS_WITHIN = 30
const SAMPLES = 3
const isFilled = (cell: string | undefined): boolean => cell !== undefined && cell !== ''
const filled = (cells: readonly string[]): number => cells.filter(isFilled).length

/** The first line with nearly as many cells as the fullest one has the headings; empty lines below it are left out. */
export function payoutTable(cells: Cells): PayoutTable {
  const cleaned = cells.map((line) => line.map(cleanCell))
  const top = cleaned.slice(0, HEADINGS_WITHIN)
  const width = Math.max(0, ...top.map(filled))
  const at = top.findIndex((line) => filled(line) > 0 && filled(line) >= width * 0.7)
  const lines = cleaned.map((line, index) => ({ line: index + 1, cells: line }))
  const rows = at < 0 ? [] : lines.slice(at + 1).filter((row) => filled(row.cells) > 0)
  const columns = Math.max(0, top[at]?.length ?? 0, ...rows.slice(0, HEADINGS_WITHIN).map((row) => row.cells.length))
  return { headings: distinct(Array.from({ length: columns }, (_, index) => top[at]?.[index] ?? '')), rows }
}

/** Excel writes `="0641234567"` into a CSV to keep a leading zero. */
const AS_FORMULA = /^="(.*)"$/s
const cleanCell = (cell: string): string => oneLine(oneLine(cell).replace(AS_FORMULA, '$1'))

/** An empty heading is named by its place, and one that stands there again gets a number. */
function distinct(headings: readonly string[]): string[] {
  const seen = new Set<string>()
  return headings.map((heading, index) => {
    const base = heading.slice(0, MAX_PAYOUT_WORD - 6) || `Kolona ${index + 1}`
    let name = base
    for (let number = 2; seen.has(name); number++) name = `${base} (${number})`
    seen.add(name)
    return name
  })
}

/** What a seller chooses columns by. */
export function columnsOf({ headings, rows }: PayoutTable): PayoutColumns {
  return {
    columns: headings.map((heading, index) => {
      const texts = new Set<string>()
      for (const { cells } of rows) {
        const text = cells[index]?.slice(0, MAX_PAYOUT_WORD)
        if (text) texts.add(text)
        if (texts.size > MAX_OUTCOME_WORDS) break
      }
      const words = [...texts]
      return { heading, samples: words.slice(0, SAMPLES), words: words.length > MAX_OUTCOME_WORDS ? null : words }
    }),
    rows: rows.length,
  }
}

/** Where each field's column is. Throws `invalid` when the file has no such heading, as another courier's. */
export function columnPlaces({ headings }: PayoutTable, { columns }: PayoutMapping): Map<PayoutField, number> {
  const chosen = Object.entries(columns).filter(([, heading]) => Boolean(heading)) as [PayoutField, string][]
  return new Map(
    chosen.map(([field, heading]) => {
      const index = headings.indexOf(heading)
      if (index < 0) throw invalid([{ path: `columns.${field}`, message: PAYOUT_MESSAGES.columnMissing(heading) }])
      return [field, index]
    }),
  )
}
