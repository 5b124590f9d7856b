import { sheets } from '@googleapis/sheets'
import type { ServiceAccount } from '../config.ts'
import { CODE_COLUMN, LAST_COLUMN, SHEET_HEADER, type SheetCell, STATUS_COLUMN } from '../domain/sheet-row.ts'
import { serviceAccountClient } from './google-auth.ts'

const HEADER_RANGE = `A1:${LAST_COLUMN}1`
const CODES_RANGE = `${CODE_COLUMN}:${CODE_COLUMN}`
const UNAUTHORIZED = 401
/** How many call timeouts all calls on one opened sheet may take together; signing in may take one more. */
export const SHEET_CALLS_IN_TIME = 2

/** `row`: its number, 1-based. */
type ChangedRow = { row: number; cells?: SheetCell[]; status?: string | undefined }

/** The first sheet of a spreadsheet as a list of orders. Every method throws Google's refusal (`statusOf`). */
export interface OrderSheet {
  title(): Promise<string>
  hasHeader(): Promise<boolean>
  /** The text of a cell; '' when it is empty. */
  cell(range: string): Promise<string>
  writeHeader(): Promise<void>
  /** Row number (1-based) by order code, read anew each time, since sellers sort and delete rows. */
  rowsByCode(): Promise<Map<string, number>>
  append(rows: SheetCell[][]): Promise<void>
  /** Writes whole rows, or the status alone, over rows that there are. */
  change(rows: ChangedRow[]): Promise<void>
}

/** Opens spreadsheets as the platform's service account. */
export function spreadsheets(account: ServiceAccount, { rootUrl, timeoutMs }: { rootUrl: string; timeoutMs: number }) {
  const auth = serviceAccountClient(account, timeoutMs)
  const api = sheets({ version: 'v4', auth }).spreadsheets
  const { values } = api

  /** Drops a token that Google no longer accepts, so that the next call signs in again. */
  const withTokenReset = async <T>(call: Promise<T>): Promise<T> => {
    try {
      return await call
    } catch (error) {
      if (statusOf(error) === UNAUTHORIZED) auth.setCredentials({})
      throw error
    }
  }

  return (spreadsheetId: string): OrderSheet => {
    const end = Date.now() + SHEET_CALLS_IN_TIME * timeoutMs
    const options = () => {
      const left = end - Date.now()
      // A paused process must not write late: another one may have searched for these rows and written them by now.
      if (left <= 0) throw new Error('The time of these calls is over')
      // Only a rootUrl given per call keeps its path. `retry: false`: our own backoff retries, googleapis would repeat reads as well.
      return { rootUrl: `${rootUrl}/`, timeout: Math.min(timeoutMs, left), retry: false }
    }
    return {
      async title() {
        const { data } = await withTokenReset(api.get({ spreadsheetId, fields: 'properties.title' }, options()))
        return data.properties?.title ?? ''
      },
      async hasHeader() {
        const { data } = await withTokenReset(values.get({ spreadsheetId, range: HEADER_RANGE }, options()))
        return (data.values ?? []).flat().some((cell) => cell !== '')
      },
      async cell(range) {
        const { data } = await withTokenReset(values.get({ spreadsheetId, range }, options()))
        return String(data.values?.[0]?.[0] ?? '')
      },
      async writeHeader() {
        const requestBody = { values: [[...SHEET_HEADER]] }
        await withTokenReset(
          values.update({ spreadsheetId, range: HEADER_RANGE, valueInputOption: 'RAW', requestBody }, options()),
        )
      },
      async rowsByCode() {
        const { data } = await withTokenReset(values.get({ spreadsheetId, range: CODES_RANGE }, options()))
        const rows = (data.values ?? []).map(([code], index) => [String(code ?? ''), index + 1] as const)
        return new Map(rows.toReversed())
      },
      async append(rows) {
        await withTokenReset(
          values.append(
            {
              spreadsheetId,
              range: HEADER_RANGE,
              valueInputOption: 'RAW',
              insertDataOption: 'INSERT_ROWS',
              requestBody: { values: rows },
            },
            options(),
          ),
        )
      },
      async change(rows) {
        const data = rows.map(({ row, cells, status }) =>
          cells
            ? { range: `A${row}:${LAST_COLUMN}${row}`, values: [cells] }
            : { range: `${STATUS_COLUMN}${row}`, values: [[status]] },
        )
        await withTokenReset(
          values.batchUpdate({ spreadsheetId, requestBody: { valueInputOption: 'RAW', data } }, options()),
        )
      },
    }
  }
}

/** HTTP status of a refusal; undefined when there was no answer. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : undefined
}
