import { bold, dim, green, print, red } from '../terminal.ts'

/** One line of the table; `good` is undefined when the row has no goal. */
export type Row = {
  what: string
  value: number
  /** The unit of the value: ms, MB, s; empty for a count or a rate. */
  unit: string
  /** The value divided by its yardstick from the same run, which `beside` names. */
  ratio?: number | undefined
  beside: string
  goal: string
  good?: boolean | undefined
}

const plain = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })

/** The value with its unit; '–' for a value that is not finite, because it was never reached. */
export const written = ({ value, unit }: Pick<Row, 'value' | 'unit'>): string =>
  Number.isFinite(value) ? `${plain.format(value)} ${unit}`.trimEnd() : '–'

export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`

/** A rate compared with a yardstick; the goal is the lowest acceptable ratio, with an optional wish above it. */
export const compared = (
  what: string,
  ours: number,
  theirs: number,
  yardstick: string,
  min?: number,
  wished?: number,
): Row => ({
  what,
  value: ours,
  unit: '',
  ratio: ours / theirs,
  beside: `${plain.format(theirs)} (${yardstick})`,
  goal: min === undefined ? '' : `≥ ${min} ×${wished === undefined ? '' : ` (wish ${wished} ×)`}`,
  good: min === undefined ? undefined : ours / theirs >= min,
})

/** A value for which more is better. */
export const reached = (what: string, value: number, min?: number, wished?: number): Row => ({
  what,
  value,
  unit: '',
  beside: '',
  goal: min === undefined ? '' : `≥ ${min}${wished === undefined ? '' : ` (wish ${wished})`}`,
  good: min === undefined ? undefined : value >= min,
})

/** A value for which less is better. */
export const within = (what: string, value: number, unit: string, max?: number): Row => ({
  what,
  value,
  unit,
  beside: '',
  goal: max === undefined ? '' : `≤ ${max} ${unit}`.trimEnd(),
  good: max === undefined ? undefined : value <= max,
})

/** A time compared with another time; the goal is the highest acceptable ratio. */
export const timed = (what: string, ours: number, theirs: number, max: number): Row => ({
  what,
  value: ours,
  unit: 'ms',
  ratio: ours / theirs,
  beside: `${plain.format(theirs)} ms (with 100)`,
  goal: `≤ ${max} ×`,
  good: ours / theirs <= max,
})

/** Prints lines below their heads, with each column as wide as its widest cell; each line ends with its mark. */
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
