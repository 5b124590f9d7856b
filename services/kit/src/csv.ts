/** Byte order mark, by which spreadsheet programs recognize UTF-8. */
export const CSV_START = '\ufeff'

/** A column of a file: its name, and the cell of an item. */
export type Column<T> = readonly [name: string, cell: (item: T) => string | number | null]

/** One line, separated by semicolons as programs with Serbian settings expect. */
export const csvLine = (cells: (string | number | null)[]): string => `${cells.map(csvCell).join(';')}\r\n`

/** Quoted where needed; text that a spreadsheet would run as a formula begins with an apostrophe. */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
