import type { Request } from 'express'
import { z } from 'zod'
import { type Area, readA1 } from './a1.ts'
import type { Reply } from './door.ts'
import {
  appendValues,
  type Cell,
  checkWrite,
  type Grid,
  readValues,
  SheetProblem,
  type Spreadsheet,
  shown,
  widthOf,
  writeValues,
} from './spreadsheet.ts'

const Values = z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])))
const ValueRange = z.object({
  range: z.string().optional(),
  majorDimension: z.enum(['ROWS', 'COLUMNS']).default('ROWS'),
  values: Values.default([]),
})
const InputOption = z.enum(['RAW', 'USER_ENTERED'])
const BatchUpdate = z.object({
  valueInputOption: InputOption.optional(),
  data: z.array(ValueRange.extend({ range: z.string() })).default([]),
})

/** values.append: adds rows below the last table. */
export function append(book: Spreadsheet, req: Request): Reply {
  const range = /^(.*):append$/s.exec(String(req.params.range))?.[1]
  if (range === undefined) throw new SheetProblem(`Unable to parse range: ${String(req.params.range)}`)
  const input = inputOption(req.query.valueInputOption)
  const insertRows =
    z.enum(['OVERWRITE', 'INSERT_ROWS']).default('OVERWRITE').parse(req.query.insertDataOption) === 'INSERT_ROWS'
  const { grid, area } = find(book, range)
  const values = rowsOf(req.body)
  const { tableRange, updatedRange } = appendValues(grid, area, values, input, insertRows)
  const updates = {
    ...updated(book, updatedRange, values),
    ...(req.query.includeValuesInResponse === 'true' ? { updatedData: valueRange(book, updatedRange, req) } : {}),
  }
  return {
    ...done({ spreadsheetId: book.id, ...(tableRange === undefined ? {} : { tableRange }), updates }),
    received: received('append', book, updatedRange, values),
  }
}

/** values.update: overwrites existing cells. */
export function update(book: Spreadsheet, req: Request): Reply {
  const input = inputOption(req.query.valueInputOption)
  const { grid, area } = find(book, String(req.params.range))
  const values = rowsOf(req.body)
  const range = writeValues(grid, area, values, input)
  return { ...done(updated(book, range, values)), received: received('update', book, range, values) }
}

/** values.batchUpdate: writes all ranges or none. */
export function batchUpdate(book: Spreadsheet, req: Request): Reply {
  const { valueInputOption, data } = BatchUpdate.parse(req.body ?? {})
  const input = inputOption(valueInputOption)
  const writes = data.map((item, index) => {
    try {
      const place = find(book, item.range)
      const values = rowsOf(item)
      checkWrite(place.grid, place.area, values)
      return { ...place, values }
    } catch (cause) {
      throw cause instanceof SheetProblem ? new SheetProblem(`Invalid data[${index}]: ${cause.message}`) : cause
    }
  })
  const responses = writes.map(({ grid, area, values }) =>
    updated(book, writeValues(grid, area, values, input), values),
  )
  const sum = (of: (response: ReturnType<typeof updated>) => number) =>
    responses.reduce((total, response) => total + of(response), 0)
  const body = {
    spreadsheetId: book.id,
    totalUpdatedRows: sum((response) => response.updatedRows),
    totalUpdatedColumns: sum((response) => response.updatedColumns),
    totalUpdatedCells: sum((response) => response.updatedCells),
    totalUpdatedSheets: new Set(writes.map(({ grid }) => grid.title)).size,
    responses,
  }
  const ranges = responses.map((response) => response.updatedRange).join(', ')
  return {
    ...done(body),
    received: received(
      'update',
      book,
      ranges,
      writes.flatMap(({ values }) => values),
    ),
  }
}

/** values.batchGet: reads several ranges. */
export function batchGet(book: Spreadsheet, req: Request): Reply {
  const ranges = z
    .union([z.array(z.string()), z.string().transform((one) => [one])])
    .default([])
    .parse(req.query.ranges)
  return done({ spreadsheetId: book.id, valueRanges: ranges.map((range) => valueRange(book, range, req)) })
}

/** values.get: reads the values of one range. */
export function valueRange(book: Spreadsheet, notation: string, req: Request) {
  const { grid, area } = find(book, notation)
  const { range, values } = readValues(grid, area, req.query.valueRenderOption === 'UNFORMATTED_VALUE')
  const byColumns = req.query.majorDimension === 'COLUMNS'
  const oriented = byColumns ? transpose(values, '') : values
  return { range, majorDimension: byColumns ? 'COLUMNS' : 'ROWS', ...(oriented.length > 0 ? { values: oriented } : {}) }
}

function find(book: Spreadsheet, range: string): { grid: Grid; area: Area } {
  const place = readA1(
    range,
    book.grids.map((grid) => grid.title),
  )
  const grid = book.grids.find(({ title }) => title === place?.sheet)
  if (!place || !grid) throw new SheetProblem(`Unable to parse range: ${range}`)
  return { grid, area: place.area }
}

function rowsOf(body: unknown): Cell[][] {
  const { majorDimension, values } = ValueRange.parse(body ?? {})
  return majorDimension === 'COLUMNS' ? transpose(values, null) : values
}

function transpose<T>(lines: T[][], empty: T): T[][] {
  const width = Math.max(0, ...lines.map((line) => line.length))
  return Array.from({ length: width }, (_, index) => lines.map((line) => line[index] ?? empty))
}

/** Refuses a request without this option, because it decides whether a phone number is kept as text. */
function inputOption(option: unknown) {
  const parsed = InputOption.safeParse(option)
  if (parsed.success) return parsed.data
  throw new SheetProblem(
    option === undefined || option === ''
      ? "'valueInputOption' is required but not specified"
      : `Invalid value at 'value_input_option' ("${String(option)}")`,
  )
}

const updated = (book: Spreadsheet, updatedRange: string, values: Cell[][]) => ({
  spreadsheetId: book.id,
  updatedRange,
  updatedRows: values.length,
  updatedColumns: widthOf(values),
  updatedCells: values.flat().filter((cell) => cell !== null).length,
})

const received = (kind: string, book: Spreadsheet, range: string, rows: Cell[][]) => ({
  kind,
  keys: kind === 'append' ? rows.map((row) => `${book.id} ${JSON.stringify(row)}`) : [],
  data: { spreadsheetId: book.id, range, rows: rows.map((row) => row.map(shown)) },
})

const done = (body: unknown): Reply => ({ status: 200, body })
