import { z } from 'zod'
import { type Area, columnName, formatA1 } from './a1.ts'

/** RAW stores values as sent. USER_ENTERED interprets them as if typed: numbers lose leading zeros and plus signs, = starts a formula. */
export type ValueInput = 'RAW' | 'USER_ENTERED'

export const Cell = z.union([z.string(), z.number(), z.boolean(), z.object({ formula: z.string() }), z.null()])
export type Cell = z.infer<typeof Cell>

/** One tab of a spreadsheet. Its grid has a fixed size, as Google's has; only appending enlarges it. */
export const Grid = z.object({
  sheetId: z.int(),
  title: z.string(),
  rows: z.array(z.array(Cell)),
  rowCount: z.int(),
  columnCount: z.int(),
})
export type Grid = z.infer<typeof Grid>

export const Spreadsheet = z.object({ id: z.string(), title: z.string(), shared: z.boolean(), grids: z.array(Grid) })
export type Spreadsheet = z.infer<typeof Spreadsheet>

/** A request that Google answers with 400 INVALID_ARGUMENT. */
export class SheetProblem extends Error {}

export const newGrid = (title: string, index: number): Grid => ({
  sheetId: index,
  title,
  rows: [],
  rowCount: 1000,
  columnCount: 26,
})

/** The displayed text of a cell (FORMATTED_VALUE); formulas are not computed here. */
export function shown(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return typeof cell === 'object' ? '#ERROR!' : String(cell)
}

const filled = (grid: Grid, row: number, column: number) => shown(grid.rows[row]?.[column]) !== ''

const bounded = (grid: Grid, area: Area) => ({
  top: area.top,
  left: area.left,
  bottom: area.bottom ?? grid.rowCount - 1,
  right: area.right ?? grid.columnCount - 1,
})

function insideGrid(grid: Grid, area: Area) {
  const limits = bounded(grid, area)
  if (
    limits.top >= grid.rowCount ||
    limits.bottom >= grid.rowCount ||
    limits.left >= grid.columnCount ||
    limits.right >= grid.columnCount
  ) {
    const range = formatA1(grid.title, limits.top, limits.left, limits.bottom, limits.right)
    throw new SheetProblem(
      `Range (${range}) exceeds grid limits. Max rows: ${grid.rowCount}, max columns: ${grid.columnCount}`,
    )
  }
  return limits
}

/** The values of an area without trailing empty rows and cells, as Google returns them. */
export function readValues(
  grid: Grid,
  area: Area,
  unformatted: boolean,
): { range: string; values: (string | number | boolean)[][] } {
  const { top, left, bottom, right } = insideGrid(grid, area)
  const values = grid.rows.slice(top, bottom + 1).map((row) => {
    const cells = row
      .slice(left, right + 1)
      .map((cell) => (unformatted && (typeof cell === 'number' || typeof cell === 'boolean') ? cell : shown(cell)))
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
  })
  return {
    range: formatA1(grid.title, top, left, bottom, right),
    values: values.slice(0, values.findLastIndex((row) => row.length > 0) + 1),
  }
}

/** Writes from the top left cell of the area. More values than the area has cells are refused, unless the area is a single cell. */
export function writeValues(grid: Grid, area: Area, values: Cell[][], input: ValueInput): string {
  checkWrite(grid, area, values)
  return put(grid, area.top, area.left, values, input)
}

/** Throws the errors that writing would throw, without writing. */
export function checkWrite(grid: Grid, area: Area, values: Cell[][]): void {
  const limits = insideGrid(grid, area)
  const range = formatA1(grid.title, limits.top, limits.left, limits.bottom, limits.right)
  const lastRow = area.top + values.length - 1
  const lastColumn = area.left + widthOf(values) - 1
  if (!area.cell && lastRow > limits.bottom)
    throw new SheetProblem(`Requested writing within range [${range}], but tried writing to row [${lastRow + 1}]`)
  if (!area.cell && lastColumn > limits.right) {
    throw new SheetProblem(
      `Requested writing within range [${range}], but tried writing to column [${columnName(lastColumn)}]`,
    )
  }
  insideGrid(grid, {
    top: area.top,
    left: area.left,
    bottom: Math.max(lastRow, area.top),
    right: Math.max(lastColumn, area.left),
    cell: false,
  })
}

/** Appends below the last table in the area, starting in that table's first column. */
export function appendValues(
  grid: Grid,
  area: Area,
  values: Cell[][],
  input: ValueInput,
  insertRows: boolean,
): { tableRange?: string; updatedRange: string } {
  const table = lastTable(grid, insideGrid(grid, area))
  const top = table ? table.bottom + 1 : area.top
  const left = table ? table.left : area.left
  if (insertRows && top < grid.rows.length) grid.rows.splice(top, 0, ...values.map(() => []))
  grid.rowCount = Math.max(grid.rowCount, top + values.length)
  grid.columnCount = Math.max(grid.columnCount, left + widthOf(values))
  const updatedRange = put(grid, top, left, values, input)
  return table
    ? { tableRange: formatA1(grid.title, table.top, table.left, table.bottom, table.right), updatedRange }
    : { updatedRange }
}

export const widthOf = (values: Cell[][]) => Math.max(0, ...values.map((row) => row.length))

function put(grid: Grid, top: number, left: number, values: Cell[][], input: ValueInput): string {
  values.forEach((row, down) => {
    while (grid.rows.length <= top + down) grid.rows.push([])
    const target = grid.rows[top + down] ?? []
    row.forEach((cell, across) => {
      if (cell === null) return
      while (target.length < left + across) target.push(null)
      target[left + across] = input === 'RAW' ? cell : typed(cell)
    })
  })
  return formatA1(grid.title, top, left, top + Math.max(values.length, 1) - 1, left + Math.max(widthOf(values), 1) - 1)
}

function typed(cell: Cell): Cell {
  if (typeof cell !== 'string') return cell
  if (cell.startsWith("'")) return cell.slice(1)
  if (/^[+-]?\d+(\.\d+)?$/.test(cell)) return Number(cell)
  if (/^[=+]/.test(cell) && cell.length > 1) return { formula: cell }
  return /^(true|false)$/i.test(cell) ? cell.toLowerCase() === 'true' : cell
}

/** The last block of adjacent cells that reaches into the limits. */
function lastTable(grid: Grid, limits: { top: number; left: number; bottom: number; right: number }) {
  const has = (row: number, from: number, to: number) => {
    for (let column = Math.max(from, 0); column <= to; column += 1) if (filled(grid, row, column)) return true
    return false
  }
  let start = Math.min(limits.bottom, grid.rows.length - 1)
  while (start >= limits.top && !has(start, limits.left, limits.right)) start -= 1
  if (start < limits.top) return null
  let left = limits.left
  while (!filled(grid, start, left)) left += 1
  const table = { top: start, bottom: start, left, right: left }
  const column = (index: number) => {
    for (let row = Math.max(table.top - 1, 0); row <= table.bottom + 1; row += 1)
      if (filled(grid, row, index)) return true
    return false
  }
  for (let size = -1; size !== table.bottom - table.top + table.right - table.left; ) {
    size = table.bottom - table.top + table.right - table.left
    while (has(table.bottom + 1, table.left - 1, table.right + 1)) table.bottom += 1
    while (table.top > 0 && has(table.top - 1, table.left - 1, table.right + 1)) table.top -= 1
    while (column(table.right + 1)) table.right += 1
    while (table.left > 0 && column(table.left - 1)) table.left -= 1
  }
  return table
}
