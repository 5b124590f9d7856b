import { type Request, type RequestHandler, Router } from 'express'
import { z } from 'zod'
import type { SheetAccount } from './accounts.ts'
import type { Behaviours } from './behaviour.ts'
import { doorOf, type Reply } from './door.ts'
import type { GoogleToken } from './google-token.ts'
import type { Inbox } from './inbox.ts'
import { append, batchGet, batchUpdate, update, valueRange } from './sheet-values.ts'
import { newGrid, SheetProblem, Spreadsheet } from './spreadsheet.ts'

export const SavedSheets = z.array(Spreadsheet)

/** Google's canonical code names by HTTP status. */
const STATUS_NAMES: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}

/** Counts of all calls, including refused ones, because Google's quotas count them too. */
interface SheetCalls {
  reads: number
  writes: number
}

/** The Sheets API v4: a spreadsheet's properties, and reading, appending and updating its values. */
export function createSheets({
  inbox,
  behaviours,
  google,
}: {
  inbox: Inbox
  behaviours: Behaviours
  google: GoogleToken
}) {
  let spreadsheets = new Map<string, Spreadsheet>()
  let calls: SheetCalls = { reads: 0, writes: 0 }
  const door = doorOf({ name: 'sheets', inbox, behaviours, refusal })

  /** Runs `work` on a spreadsheet that the caller may open. */
  const opening =
    (work: (book: Spreadsheet, req: Request) => Reply) =>
    (req: Request): Reply => {
      const denied = denialOf(google.check(bearerOf(req), req.method !== 'GET'))
      if (denied) return denied
      const book = spreadsheets.get(String(req.params.id))
      if (!book) return refusal(404)
      if (!book.shared) return refusal(403)
      try {
        return work(book, req)
      } catch (cause) {
        if (cause instanceof SheetProblem) return error(400, cause.message)
        if (cause instanceof z.ZodError) return error(400, `Invalid JSON payload received. ${z.prettifyError(cause)}`)
        throw cause
      }
    }

  const route = (kind: string, work: (book: Spreadsheet, req: Request) => Reply): RequestHandler => {
    const handle = door({ kind: () => kind, writes: (req) => req.method !== 'GET', handle: opening(work) })
    return (req, res, next) => {
      calls[req.method === 'GET' ? 'reads' : 'writes'] += 1
      return handle(req, res, next)
    }
  }

  return {
    router: Router()
      .get(
        '/v4/spreadsheets/:id',
        route('get', (book) => ok(propertiesOf(book))),
      )
      .get('/v4/spreadsheets/:id/values\\:batchGet', route('batchGet', batchGet))
      .post('/v4/spreadsheets/:id/values\\:batchUpdate', route('batchUpdate', batchUpdate))
      .get(
        '/v4/spreadsheets/:id/values/:range',
        route('get values', (book, req) => ok(valueRange(book, String(req.params.range), req))),
      )
      .post('/v4/spreadsheets/:id/values/:range', route('append', append))
      .put('/v4/spreadsheets/:id/values/:range', route('update', update)),
    register({ id, title, sheets, shared }: SheetAccount): void {
      const grids = spreadsheets.get(id)?.grids ?? []
      spreadsheets.set(id, {
        id,
        title,
        shared,
        grids: sheets.map((name, index) => grids.find((grid) => grid.title === name) ?? newGrid(name, index)),
      })
    },
    all: (): Spreadsheet[] => [...spreadsheets.values()],
    calls: (): SheetCalls => ({ ...calls }),
    /** Removes every row and resets the counts of calls; the spreadsheets stay. */
    clear(): void {
      calls = { reads: 0, writes: 0 }
      for (const book of spreadsheets.values()) book.grids = book.grids.map((grid, index) => newGrid(grid.title, index))
    },
    save: (): z.infer<typeof SavedSheets> => [...spreadsheets.values()],
    restore: (saved: z.infer<typeof SavedSheets>) => {
      spreadsheets = new Map(saved.map((book) => [book.id, book]))
    },
  }
}

const propertiesOf = (book: Spreadsheet) => ({
  spreadsheetId: book.id,
  properties: { title: book.title, locale: 'sr_RS', autoRecalc: 'ON_CHANGE', timeZone: 'Europe/Belgrade' },
  sheets: book.grids.map(({ sheetId, title, rowCount, columnCount }, index) => ({
    properties: { sheetId, title, index, sheetType: 'GRID', gridProperties: { rowCount, columnCount } },
  })),
  spreadsheetUrl: `https://docs.google.com/spreadsheets/d/${book.id}/edit`,
})

const bearerOf = (req: Request) => /^Bearer (.+)$/.exec(req.get('authorization') ?? '')?.[1]

function denialOf(denial: ReturnType<GoogleToken['check']>): Reply | null {
  if (denial === 'missing')
    return error(
      403,
      "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
    )
  if (denial === 'invalid') return refusal(401)
  return denial === 'scope' ? error(403, 'Request had insufficient authentication scopes.') : null
}

const ok = (body: unknown): Reply => ({ status: 200, body })

const error = (status: number, message: string): Reply => ({
  status,
  body: { error: { code: status, message, status: STATUS_NAMES[status] ?? 'UNKNOWN' } },
  error: message,
})

/** Google's messages for statuses without a specific one. */
const SENTENCES: Record<number, string> = {
  400: 'Request contains an invalid argument.',
  401: 'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.',
  403: 'The caller does not have permission',
  404: 'Requested entity was not found.',
  429: "Quota exceeded for quota metric 'Write requests' and limit 'Write requests per minute per user' of service 'sheets.googleapis.com' for consumer 'project_number:100200300'.",
  503: 'The service is currently unavailable.',
}

const refusal = (status: number): Reply => error(status, SENTENCES[status] ?? 'Internal error encountered.')
