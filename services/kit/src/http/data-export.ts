import { pipeline } from 'node:stream/promises'
import { EXPORT_FILES, type ExportFormat, type ExportPart, exportPath } from '@izlog/contracts/http/data-export'
import { type Request, type RequestHandler, Router } from 'express'
import { type Column, CSV_START, csvLine } from '../csv.ts'
import { places } from '../security/places.ts'
import { allow } from './access.ts'
import { callerOf } from './session.ts'

/** One part of a user's own data, as the service that keeps it gives it. */
export interface DataExport<T> {
  part: ExportPart
  /** All of a user's, as it is read: a batch in memory at a time. */
  items: (userId: number) => AsyncIterable<T>
  /** An item as the JSON file holds it, where that is another thing. */
  json?: (item: T) => unknown
  columns: readonly Column<T>[]
  /** Done before the first byte, such as a record in the audit log. */
  before?: (req: Request) => Promise<void>
}

/** An export reads all that a user has and lasts as long as its reader takes: two at a time, whatever they are of. */
export const exportPlace = places(2)

/** GET /api/user/export/{part}.json and .csv: everybody takes along their own. */
export function dataExportRoutes<T>({
  part,
  items,
  json: written = (item) => item,
  columns,
  before,
}: DataExport<T>): Router {
  const csv = async function* (userId: number) {
    yield CSV_START + csvLine(columns.map(([name]) => name))
    for await (const item of items(userId)) yield csvLine(columns.map(([, cell]) => cell(item)))
  }
  const json = async function* (userId: number) {
    yield '['
    let separator = '\n'
    for await (const item of items(userId)) {
      yield separator + JSON.stringify(written(item))
      separator = ',\n'
    }
    yield '\n]\n'
  }
  const send =
    (type: string, format: ExportFormat, chunks: (userId: number) => AsyncGenerator<string>): RequestHandler =>
    async (req, res) => {
      const { userId } = callerOf(req)
      const letGo = exportPlace(userId)
      try {
        await before?.(req)
        res.set({
          'Content-Type': `${type}; charset=utf-8`,
          'Content-Disposition': `attachment; filename="${EXPORT_FILES[part]}.${format}"`,
        })
        await pipeline(chunks(userId), res)
      } finally {
        letGo()
      }
    }
  return Router()
    .get(exportPath(part, 'json'), allow('signedIn'), send('application/json', 'json', json))
    .get(exportPath(part, 'csv'), allow('signedIn'), send('text/csv', 'csv', csv))
}
