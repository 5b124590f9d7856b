import { bold, dim, green, print, red } from '../terminal.ts'

/** One line of the table; `good` is undefined where no goal is set. */
export type Row = {
  what: string
  value: number
  /** Of the value: ms, MB, s; empty for a count or a rate. */
  unit: string
  /** Of the value to its yardstick in the same run, which `beside` names. */
  ratio?: number | undefined
  beside: string
  goal: string
  good?: boolean | undefined
}

const plain = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })

/** A value with its unit; one that is not finite was not reached at all. */
export const written = ({ value, unit }: Pick<Row, 'value' | 'unit'>): string =>
  Number.isFinite(value) ? `${plain.format(value)} ${unit}`.trimEnd() : '–'

export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`

/** Something counted beside a yardstick; the goal is the least ratio, or the wish beyond it. */
export const compared = (
  what: string,
  ours: number,
  theirs: number,
  yardstick: string,
  least?: number,
  wished?: number,
): Row => ({
  what,
  value: ours,
  unit: '',
  ratio: ours / theirs,
  beside: `${plain.format(theirs)} (${yardstick})`,
  goal: least === undefined ? '' : `≥ ${least} ×${wished === undefined ? '' : ` (wish ${wished} ×)`}`,
  good: least === undefined ? undefined : ours / theirs >= least,
})

/** More is better. */
export const reached = (what: string, value: number, least?: number, wished?: number): Row => ({
  what,
  value,
  unit: '',
  beside: '',
  goal: least === undefined ? '' : `≥ ${least}${wished === undefined ? '' : ` (wish ${wished})`}`,
  good: least === undefined ? undefined : value >= least,
})

/** Less is better. */
export const within = (what: string, value: number, unit: string, most?: number): Row => ({
  what,
  value,
  unit,
  beside: '',
  goal: most === undefined ? '' : `≤ ${most} ${unit}`.trimEnd(),
  good: most === undefined ? undefined : value <= most,
})

/** A time beside another one; the goal is the most it may be of that. */
export const timed = (what: string, ours: number, theirs: number, most: number): Row => ({
  what,
  value: ours,
  unit: 'ms',
  ratio: ours / theirs,
  beside: `${plain.format(theirs)} ms (with 100)`,
  goal: `≤ ${most} ×`,
  good: ours / theirs <= most,
})

/** Lines under heads, each column as wide as its widest cell; `marks` follow the lines. */
export function printColumns(
  heads: readonly string[],
  lines: readonly string[][],
  marks: readonly string[] = [],
): void {
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)))
  const padded = (line: readonly string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  print()
  print(bold(padded(heads).trimEnd()))
  for (const [index, line] of lines.entries()) print(`${padded(line)}  ${marks[index] ?? ''}`.trimEnd())
  print()
}

const mark = ({ good }: Pick<Row, 'good'>): string =>
  good === undefined ? dim('–') : good ? green('reached') : red('missed')

export const printTable = (rows: readonly Row[]): void =>
  printColumns(
    ['what', 'measured', 'ratio × beside', 'goal'],
    rows.map(({ ratio, ...row }) => [
      row.what,
      written(row),
      ratio === undefined ? row.beside : `${times(ratio)} ${row.beside}`,
      row.goal,
    ]),
    rows.map(mark),
  )
