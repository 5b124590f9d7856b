/** A rectangle of cells, 0-based and inclusive; null for an end that the notation leaves open (B:B, A1:L). */
export interface Area {
  top: number
  left: number
  bottom: number | null
  right: number | null
  /** True for a single cell, from which a write may extend. */
  cell: boolean
}

const CORNER = /^\$?([A-Za-z]{1,3})?\$?([1-9]\d{0,6})?$/

/** Column letters of a 0-based number: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

function columnIndex(letters: string): number {
  return [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A1 notation in Google's format; names other than plain words are quoted. */
export function formatA1(sheet: string, top: number, left: number, bottom: number, right: number): string {
  const name = /^[A-Za-z_]\w*$/.test(sheet) ? sheet : `'${sheet.replaceAll("'", "''")}'`
  const start = `${columnName(left)}${top + 1}`
  const end = `${columnName(right)}${bottom + 1}`
  return `${name}!${start === end ? start : `${start}:${end}`}`
}

/** Splits `'Sheet 1'!A1:L` into sheet and cells; a sheet name alone means the whole sheet. Null for any other notation or an unknown sheet. */
export function readA1(range: string, titles: string[]): { sheet: string; area: Area } | null {
  const [first] = titles
  const mark = range.lastIndexOf('!')
  const named =
    mark === -1
      ? titles.find((title) => title === unquote(range))
      : titles.find((title) => title === unquote(range.slice(0, mark)))
  if (mark === -1 && named !== undefined)
    return { sheet: named, area: { top: 0, left: 0, bottom: null, right: null, cell: false } }
  const sheet = mark === -1 ? first : named
  const area = readArea(range.slice(mark + 1))
  return sheet !== undefined && area ? { sheet, area } : null
}

function unquote(name: string): string {
  return /^'.*'$/.test(name) ? name.slice(1, -1).replaceAll("''", "'") : name
}

function readArea(cells: string): Area | null {
  const [start, end, ...more] = cells.split(':').map(readCorner)
  if (!start || more.length > 0) return null
  if (end === undefined) {
    if (start.row === null || start.column === null) return null
    return { top: start.row, left: start.column, bottom: start.row, right: start.column, cell: true }
  }
  if (end === null) return null
  const top = start.row ?? 0
  const left = start.column ?? 0
  const upsideDown = (end.row !== null && end.row < top) || (end.column !== null && end.column < left)
  return upsideDown ? null : { top, left, bottom: end.row, right: end.column, cell: false }
}

function readCorner(text: string): { row: number | null; column: number | null } | null {
  const found = CORNER.exec(text)
  if (!found || (found[1] === undefined && found[2] === undefined)) return null
  return {
    row: found[2] === undefined ? null : Number(found[2]) - 1,
    column: found[1] === undefined ? null : columnIndex(found[1]),
  }
}
