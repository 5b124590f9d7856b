import { ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import { NOTIFIER_MESSAGES } from '@izlog/contracts/http/notifier'
import type { TokenBucket } from '@izlog/kit/security/token-bucket'
import { z } from 'zod'
import type { NotifierConfig } from '../config.ts'
import type { Outcome, Postponed } from '../domain/delivery.ts'
import { PROOF_CELL, sheetProof } from '../domain/sheet-proof.ts'
import { CODE_INDEX, followerRow, STATUS_INDEX, sheetRow, upsellRow } from '../domain/sheet-row.ts'
import { goodsLine, upsellLine } from '../domain/summary.ts'
import type { SheetHolders } from '../store/sheet-holders.ts'
import { type AnyChannel, defineChannel, type Item } from './channel.ts'
import { misconfigured, noAnswer, rateLimited, refused, unavailable } from './failures.ts'
import { GoogleSignInRefused } from './google-auth.ts'
import { type SheetCalls, type SheetQuota, sheetQuota } from './sheet-quota.ts'
import { type OrderSheet, SHEET_CALLS_IN_TIME, spreadsheets, statusOf } from './spreadsheet.ts'

const NO_SHEET = 'Google tabela nije podešena. Upišite ID tabele u podešavanjima naloga.'
const NO_GOOGLE = 'Izlog još nije povezan sa Google nalogom. Javite se podršci.'
const OTHERS_SHEET =
  'Ovu Google tabelu koristi drugi nalog. Testirajte je u podešavanjima, gde piše kako da potvrdite da je i Vaša.'
const othersSheet = (proof: string, cell: string): string =>
  `Ovu tabelu već koristi drugi nalog. Ako je i Vaša, upišite ${proof} u njenu ćeliju ${cell}, pa je testirajte ponovo.`
const NO_ROW = 'U tabeli više nema reda sa brojem ove porudžbine.'
const OVER_LIMIT = 'Google Sheets trenutno prima manje zahteva. Pokušajte ponovo za minut.'
const MAX_ROWS = 500
/** Google's quota is per minute. */
const QUOTA_MS = 60_000

const Cells = z.array(z.union([z.string(), z.number()]))
const Content = z.union([
  z.object({ row: Cells }),
  /** The row of an edited order, over the one that it has. */
  z.object({ edited: Cells }),
  /** `number`: the code of an upsell, which has a row of its own. The name is stored. */
  z.object({ status: z.string(), number: z.string().optional() }),
])
type Content = z.infer<typeof Content>
type SheetItem = Item<Content>

/** Opens spreadsheets; undefined where the platform has no Google account. */
function google({ GOOGLE_SERVICE_ACCOUNT_JSON, GOOGLE_SHEETS_API_URL, CALL_TIMEOUT_MS }: NotifierConfig) {
  const calls = { rootUrl: GOOGLE_SHEETS_API_URL, timeoutMs: CALL_TIMEOUT_MS }
  return GOOGLE_SERVICE_ACCOUNT_JSON && spreadsheets(GOOGLE_SERVICE_ACCOUNT_JSON, calls)
}
const quotaOf = (config: NotifierConfig, limit: TokenBucket | undefined): SheetQuota | undefined =>
  limit && sheetQuota(limit, serviceAccountEmail(config))
const serviceAccountEmail = ({ GOOGLE_SERVICE_ACCOUNT_JSON }: NotifierConfig) =>
  GOOGLE_SERVICE_ACCOUNT_JSON?.client_email ?? ''

/**
 * The test of a seller's spreadsheet: reads its title and makes the seller its holder. Another seller's spreadsheet needs the proof in
 * its cell first (`sheetProof`).
 */
export function sheetTester(config: NotifierConfig, limit: TokenBucket | undefined, holders: SheetHolders) {
  const open = google(config)
  const quota = quotaOf(config, limit)
  return async (userId: number, spreadsheetId: string): Promise<{ title: string } | { reason: string }> => {
    if (!open) return { reason: NO_GOOGLE }
    if (((await quota?.take({ reads: 2, writes: 0 })) ?? 0) > 0) return { reason: OVER_LIMIT }
    try {
      const sheet = open(spreadsheetId)
      const title = await sheet.title()
      if (await holders.acquire(spreadsheetId, userId)) return { title }
      const proof = sheetProof(config.SECRETS_KEY, userId, spreadsheetId)
      if ((await sheet.cell(PROOF_CELL)).trim() !== proof) return { reason: othersSheet(proof, PROOF_CELL) }
      await holders.addHolder(spreadsheetId, userId)
      return { title }
    } catch (error) {
      const outcome = failureOf(error, serviceAccountEmail(config))
      return {
        reason:
          outcome.outcome === 'failed' && outcome.kind !== 'unavailable'
            ? outcome.reason
            : NOTIFIER_MESSAGES.sheetFailed,
      }
    }
  }
}

/** Writes a row per order and per upsell into the seller's spreadsheet, and updates its status cell. */
export function sheetsChannel(
  config: NotifierConfig,
  limit: TokenBucket | undefined,
  holders: SheetHolders,
): AnyChannel {
  const open = google(config)
  const quota = quotaOf(config, limit)
  /** Spreadsheets that had their header when this process last read it: saves a call. */
  const withHeader = new Set<string>()
  /** `spreadsheet:seller` of holders that this process has confirmed already. */
  const ownPairs = new Set<string>()
  const isHolder = async (spreadsheetId: string, userId: number) => {
    const pair = `${spreadsheetId}:${userId}`
    if (!ownPairs.has(pair) && (await holders.acquire(spreadsheetId, userId))) ownPairs.add(pair)
    return ownPairs.has(pair)
  }
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
      'order.edited.v1': ({ data }) => ({
        what: 'deliver',
        content: { edited: sheetRow(data) },
        summary: `Izmena reda u tabeli: ${goodsLine(data)}`,
      }),
      // The leader's row stays; the note of the other names it.
      'order.parcel-changed.v1': ({ data }) =>
        data.as === 'leader'
          ? null
          : {
              what: 'deliver',
              content: { edited: data.as === 'follower' ? followerRow(data) : sheetRow(data) },
              summary: `Izmena reda u tabeli: ${goodsLine(data)}`,
            },
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
    reasonToSkip: (_content, { googleSheetsId }) => (googleSheetsId ? (open ? null : NO_GOOGLE) : NO_SHEET),
    maxCallsPerSend: 1 + SHEET_CALLS_IN_TIME,
    repeatsUnseen: true,
    batch: { max: MAX_ROWS },
    lock: ({ googleSheetsId }) => `sheet:${googleSheetsId}`,
    ...(quota ? { room: quota.room } : {}),
    async send(items, { googleSheetsId, userId }) {
      if (!open || !googleSheetsId)
        return items.map(() => ({ outcome: 'skipped', reason: open ? NO_SHEET : NO_GOOGLE }))
      if (!(await isHolder(googleSheetsId, userId))) return items.map(() => misconfigured(OTHERS_SHEET))
      try {
        const sheet = open(googleSheetsId)
        const waitMs = (await quota?.take(callsFor(items, withHeader.has(googleSheetsId)))) ?? 0
        if (waitMs > 0) return items.map(() => postponedBy(waitMs))
        const outcomes = await writeOrders(sheet, items)
        withHeader.add(googleSheetsId)
        return outcomes
      } catch (error) {
        const outcome = failureOf(error, serviceAccountEmail(config))
        return items.map(() => outcome)
      }
    },
  })
}

const needsRowNumbers = (items: readonly SheetItem[]): boolean =>
  items.some(({ content, maybeSent }) => maybeSent || !('row' in content))

/** The most calls that `writeOrders` makes. After a seller has deleted the header it makes one more, once. */
function callsFor(items: readonly SheetItem[], hasHeader: boolean): SheetCalls {
  const kinds = new Set(items.map(({ content }) => ('row' in content ? 'new' : 'changed')))
  return { reads: needsRowNumbers(items) ? 2 : 1, writes: kinds.size + (hasHeader ? 0 : 1) }
}

const postponedBy = (afterMs: number): Postponed => ({ outcome: 'postponed', reason: OVER_LIMIT, afterMs })

/**
 * Writes new rows in one call, and changed rows and statuses in another. A row that may exist already is searched for first by the
 * order's code, and so is the row that is changed.
 */
async function writeOrders(sheet: OrderSheet, items: readonly SheetItem[]): Promise<Outcome[]> {
  const statuses = new Map(
    items.flatMap((item) => ('status' in item.content ? [[codeOf(item), item.content.status]] : [])),
  )
  const edited = new Map(
    items.flatMap((item) => ('edited' in item.content ? [[codeOf(item), item.content.edited]] : [])),
  )
  if (!(await sheet.hasHeader())) await sheet.writeHeader()
  const written = needsRowNumbers(items) ? await sheet.rowsByCode() : new Map<string, number>()

  const added = new Map(
    items.flatMap((item) => {
      const code = codeOf(item)
      if (!('row' in item.content) || written.has(code)) return []
      return [[code, withStatus(edited.get(code) ?? item.content.row, statuses.get(code))]]
    }),
  )
  if (added.size > 0) await sheet.append([...added.values()])
  const changed = [...new Set([...edited.keys(), ...statuses.keys()])].flatMap((code) => {
    const row = written.get(code)
    const [cells, status] = [edited.get(code), statuses.get(code)]
    if (row === undefined) return []
    return [{ row, ...(cells ? { cells: withStatus(cells, status) } : { status }) }]
  })
  if (changed.length > 0) await sheet.change(changed)

  const present = new Set([
    ...written.keys(),
    ...items.flatMap((item) => ('row' in item.content ? [codeOf(item)] : [])),
  ])
  return items.map((item) => (present.has(codeOf(item)) ? { outcome: 'sent' } : { outcome: 'skipped', reason: NO_ROW }))
}

/** The code in the row's column B: the order's, or the upsell's own. */
const codeOf = ({ orderId, content }: SheetItem): string =>
  'row' in content ? String(content.row[CODE_INDEX]) : 'edited' in content ? orderId : (content.number ?? orderId)

const withStatus = <Cell>(row: Cell[], status: Cell | undefined): Cell[] =>
  status === undefined ? row : row.with(STATUS_INDEX, status)

function failureOf(error: unknown, robot: string): Outcome {
  if (error instanceof GoogleSignInRefused) return refused('Google ne prihvata nalog platforme. Javite se podršci.')
  const status = statusOf(error)
  if (status === undefined) return noAnswer('Google Sheets')
  if (status === 429) return rateLimited('Google Sheets', QUOTA_MS)
  if (status >= 500 || status === 401) return unavailable('Google Sheets')
  if (status === 403) {
    return misconfigured(`Tabela nije podeljena sa nama. Otvorite je, izaberite Deli i dodajte ${robot} kao urednika.`)
  }
  if (status === 404) return misconfigured('Google tabela nije pronađena. Proverite ID tabele u podešavanjima naloga.')
  return refused(`Google je odbio upis u tabelu (odgovor ${status}). Proverite da li je tabela zaštićena ili puna.`)
}
