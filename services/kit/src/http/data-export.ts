import { pipeline } from 'node:stream/promises'
import { EXPORT_FILES, type ExportFormat, type ExportPart, exportPath } from '@izlog/contracts/http/data-export'
import { type Request, type RequestHandler, Router } from 'express'
import { type Column, CSV_START, csvLine } from '../csv.ts'
import { concurrencyLimit } from '../security/concurrency-limit.ts'
import { allow } from './access.ts'
import { callerOf } from './session.ts'

/** One part of a user's data that they can export. */
export interface DataExport<T> {
  part: ExportPart
  /** Streams all items of a user, with one batch in memory at a time. */
  items: (userId: number) => AsyncIterable<T>
  /** Maps an item for the JSON file; by default the item itself. */
  json?: (item: T) => unknown
  columns: readonly Column<T>[]
  /** Runs before the first byte is sent, such as a record in the audit log. */
  before?: (req: Request) => Promise<void>
}

/** Limits exports to two at a time a user, of any part: each reads all data of a user and lasts as long as the client takes. */
export const acquireExportSlot = concurrencyLimit(2)

/** GET /api/user/export/{part}.json and .csv, for the caller's own data. */
export function dataExportRoutes<T>({
  part,
  items,
  json: toJson = (item) => item,
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
      yield separator + JSON.stringify(toJson(item))
      separator = ',\n'
    }
    yield '\n]\n'
  }
  const send =
    (type: string, format: ExportFormat, chunks: (userId: number) => AsyncGenerator<string>): RequestHandler =>
    async (req, res) => {
      const { userId } = callerOf(req)
      const release = acquireExportSlot(userId)
      try {
        await before?.(req)
        res.set({
          'Content-Type': `${type}; charset=utf-8`,
          'Content-Disposition': `attachment; filename="${EXPORT_FILES[part]}.${format}"`,
        })
        await pipeline(chunks(userId), res)
      } finally {
        release()
      }
    }
  return Router()
    .get(exportPath(part, 'json'), allow('signedIn'), send('application/json', 'json', json))
    .get(exportPath(part, 'csv'), allow('signedIn'), send('text/csv', 'csv', csv))
}
