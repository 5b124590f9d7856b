import { bold, dim, green, red, say } from '../terminal.ts'

/** One line of the table; `good` is undefined where the design sets no goal. */
export type Row = { what: string; measured: string; beside: string; goal: string; good: boolean | undefined }

const plain = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })

/** Something counted beside a yardstick; the goal is the least ratio. */
export const compared = (what: string, ours: number, theirs: number, least: number, yardstick: string): Row => ({
  what,
  measured: plain.format(ours),
  beside: `${(ours / theirs).toFixed(2)} × ${plain.format(theirs)} (${yardstick})`,
  goal: `≥ ${least} ×`,
  good: ours / theirs >= least,
})

/** More is better. */
export const reached = (what: string, value: number, least?: number): Row => ({
  what,
  measured: plain.format(value),
  beside: '',
  goal: least === undefined ? '' : `≥ ${least}`,
  good: least === undefined ? undefined : value >= least,
})

/** Less is better. */
export const within = (what: string, value: number, unit: string, most?: number): Row => ({
  what,
  measured: `${plain.format(value)} ${unit}`,
  beside: '',
  goal: most === undefined ? '' : `≤ ${most} ${unit}`,
  good: most === undefined ? undefined : value <= most,
})

/** A time beside another one; the goal is the most it may be of that. */
export const timed = (what: string, ours: number, theirs: number, most: number): Row => ({
  what,
  measured: `${plain.format(ours)} ms`,
  beside: `${(ours / theirs).toFixed(2)} × ${plain.format(theirs)} ms (with 100)`,
  goal: `≤ ${most} ×`,
  good: ours / theirs <= most,
})

const columns = ['what', 'measured', 'beside', 'goal'] as const

export function printTable(rows: readonly Row[]): void {
  const heads = { what: 'what', measured: 'measured', beside: 'ratio × beside', goal: 'goal' }
  const widths = columns.map((column) => Math.max(...[heads, ...rows].map((row) => row[column].length)))
  const line = (row: Record<(typeof columns)[number], string>) =>
    columns.map((column, index) => row[column].padEnd(widths[index] ?? 0)).join('  ')
  say()
  say(bold(line(heads)))
  for (const row of rows)
    say(`${line(row)}  ${row.good === undefined ? dim('–') : row.good ? green('reached') : red('missed')}`)
  say()
}
