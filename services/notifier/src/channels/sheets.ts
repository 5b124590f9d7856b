import { ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status'
import { NOTIFIER_MESSAGES } from '@izlog/contracts/http/notifier'
import { z } from 'zod'
import type { NotifierConfig } from '../config.ts'
import type { Outcome } from '../domain/delivery.ts'
import { NUMBER_INDEX, STATUS_INDEX, sheetRow, upsellRow } from '../domain/sheet-row.ts'
import { goodsLine, upsellLine } from '../domain/summary.ts'
import { type AnyChannel, defineChannel, type Item } from './channel.ts'
import { GoogleSignInRefused } from './google-auth.ts'
import { limited, noAnswer, refused, troubled } from './outside-call.ts'
import { type OrderSheet, SHEET_CALLS_IN_TIME, spreadsheets, statusOf } from './spreadsheet.ts'

const NO_SHEET = 'Google tabela nije podešena. Upišite ID tabele u podešavanjima naloga.'
const NO_GOOGLE = 'Izlog još nije povezan sa Google nalogom. Javite se podršci.'
const NO_ROW = 'U tabeli više nema reda sa brojem ove porudžbine.'
const MOST_ROWS = 500
/** Google counts requests by the minute. */
const QUOTA_MS = 60_000

const Content = z.union([
  z.object({ row: z.array(z.union([z.string(), z.number()])) }),
  /** `number`: of an upsell, whose row is its own. */
  z.object({ status: z.string(), number: z.string().optional() }),
])
type Content = z.infer<typeof Content>
type SheetItem = Item<Content>

/** Opens spreadsheets, where the platform has a Google account. */
function google({ GOOGLE_SERVICE_ACCOUNT_JSON, GOOGLE_SHEETS_API_URL, CALL_TIMEOUT_MS }: NotifierConfig) {
  const calls = { rootUrl: GOOGLE_SHEETS_API_URL, timeoutMs: CALL_TIMEOUT_MS }
  return GOOGLE_SERVICE_ACCOUNT_JSON && spreadsheets(GOOGLE_SERVICE_ACCOUNT_JSON, calls)
}
const robotOf = ({ GOOGLE_SERVICE_ACCOUNT_JSON }: NotifierConfig) => GOOGLE_SERVICE_ACCOUNT_JSON?.client_email ?? ''

/** Asks for a spreadsheet's title, as a seller does who tests the connection. */
export function sheetTester(config: NotifierConfig) {
  const open = google(config)
  return async (spreadsheetId: string): Promise<{ title: string } | { reason: string }> => {
    if (!open) return { reason: NO_GOOGLE }
    try {
      return { title: await open(spreadsheetId).title() }
    } catch (error) {
      const outcome = refusalOf(error, robotOf(config))
      return {
        reason: outcome.outcome === 'failed' && outcome.refused ? outcome.reason : NOTIFIER_MESSAGES.sheetFailed,
      }
    }
  }
}

/** A row per order and per upsell in the seller's spreadsheet, and its status cell when the status changes. */
export function sheetsChannel(config: NotifierConfig): AnyChannel {
  const open = google(config)
  return defineChannel<Content>({
    name: 'sheets',
    content: Content,
    on: {
      'order.created.v1': ({ data }) => ({
        what: 'deliver',
        content: { row: sheetRow(data) },
        summary: `Red u tabeli: ${goodsLine(data)}`,
      }),
      'order.status-changed.v1': ({ data }) => ({
        what: 'deliver',
        content: { status: ORDER_STATUS_LABELS[data.to] },
        summary: `Status u tabeli: ${ORDER_STATUS_LABELS[data.to]}`,
      }),
      'upsell.accepted.v1': ({ data }) => ({
        what: 'deliver',
        content: { row: upsellRow(data) },
        summary: `Red u tabeli za dodatak: ${upsellLine(data)}`,
      }),
      'upsell.status-changed.v1': ({ data }) => ({
        what: 'deliver',
        content: { status: ORDER_STATUS_LABELS[data.to], number: data.orderId },
        summary: `Status dodatka u tabeli: ${ORDER_STATUS_LABELS[data.to]}`,
      }),
    },
    missing: (_content, { googleSheetsId }) => (googleSheetsId ? (open ? null : NO_GOOGLE) : NO_SHEET),
    callsInTurn: 1 + SHEET_CALLS_IN_TIME,
    together: { most: MOST_ROWS, lock: ({ googleSheetsId }) => `sheet:${googleSheetsId}` },
    async send(items, { googleSheetsId }) {
      if (!open || !googleSheetsId)
        return items.map(() => ({ outcome: 'skipped', reason: open ? NO_SHEET : NO_GOOGLE }))
      try {
        return await writeOrders(open(googleSheetsId), items)
      } catch (error) {
        const outcome = refusalOf(error, robotOf(config))
        return items.map(() => outcome)
      }
    },
  })
}

/**
 * Writes new rows in one call and changed statuses in another. A row that may have been written before is looked for first, by the
 * order's number; so is the row of a status.
 */
async function writeOrders(sheet: OrderSheet, items: readonly SheetItem[]): Promise<Outcome[]> {
  const statuses = new Map(
    items.flatMap((item) => ('status' in item.content ? [[numberOf(item), item.content.status]] : [])),
  )
  if (!(await sheet.hasHeader())) await sheet.writeHeader()
  const mustLook = statuses.size > 0 || items.some(({ maybeSent }) => maybeSent)
  const written = mustLook ? await sheet.rowsByNumber() : new Map<string, number>()

  const added = items.flatMap((item) =>
    'row' in item.content && !written.has(numberOf(item))
      ? [withStatus(item.content.row, statuses.get(numberOf(item)))]
      : [],
  )
  if (added.length > 0) await sheet.append(added)
  const changed = [...statuses].flatMap(([number, status]) => {
    const row = written.get(number)
    return row === undefined ? [] : [{ row, status }]
  })
  if (changed.length > 0) await sheet.writeStatuses(changed)

  const present = new Set([
    ...written.keys(),
    ...items.flatMap((item) => ('row' in item.content ? [numberOf(item)] : [])),
  ])
  return items.map((item) =>
    present.has(numberOf(item)) ? { outcome: 'sent' } : { outcome: 'skipped', reason: NO_ROW },
  )
}

/** What the row is known by: the order's number, or the upsell's own. */
const numberOf = ({ orderId, content }: SheetItem): string =>
  'row' in content ? String(content.row[NUMBER_INDEX]) : (content.number ?? orderId)

const withStatus = <Cell>(row: Cell[], status: Cell | undefined): Cell[] =>
  status === undefined ? row : row.with(STATUS_INDEX, status)

function refusalOf(error: unknown, robot: string): Outcome {
  if (error instanceof GoogleSignInRefused) return refused('Google ne prihvata nalog platforme. Javite se podršci.')
  const status = statusOf(error)
  if (status === undefined) return noAnswer('Google Sheets')
  if (status === 429) return limited('Google Sheets', QUOTA_MS)
  if (status >= 500 || status === 401) return troubled('Google Sheets')
  if (status === 403) {
    return refused(`Tabela nije podeljena sa nama. Otvorite je, izaberite Deli i dodajte ${robot} kao urednika.`)
  }
  if (status === 404) return refused('Google tabela nije pronađena. Proverite ID tabele u podešavanjima naloga.')
  return refused(`Google je odbio upis u tabelu (odgovor ${status}). Proverite da li je tabela zaštićena ili puna.`)
}
