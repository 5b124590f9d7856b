import { PAYOUT_MAX_ROWS, PAYOUT_MESSAGES } from '@izlog/contracts/http/payouts'
import { AppError } from '@izlog/kit/errors'
import { parse } from 'csv-parse/sync'
import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'
import type { Cells } from '../domain/payout-table.ts'

/** Lines above the headings, and empty ones. */
const SPARE_LINES = 100
const MAX_LINES = PAYOUT_MAX_ROWS + SPARE_LINES
const MAX_COLUMNS = 60
const MAX_CELL = 200
/** What a workbook may unpack to: fifty times its own limit of bytes is a sheet without end. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024

/** Reads a courier's file as texts. Throws `invalid` with what the seller can do. */
export async function parsePayoutFile(bytes: Uint8Array): Promise<Cells> {
  const kind = kindOf(bytes)
  if (kind === 'xls') throw refused(PAYOUT_MESSAGES.oldExcel)
  const lines = kind === 'xlsx' ? await xlsxCells(bytes) : csvCells(textOf(bytes))
  if (lines.length > MAX_LINES) throw refused(PAYOUT_MESSAGES.tooManyRows)
  return lines.map((line) => line.slice(0, MAX_COLUMNS).map((cell) => cell.slice(0, MAX_CELL)))
}

const refused = (message: string, cause?: unknown) => new AppError('invalid', 'payouts.unreadable', message, { cause })

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)
function kindOf(bytes: Uint8Array): 'xlsx' | 'xls' | 'text' {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'xlsx'
  return startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]) ? 'xls' : 'text'
}

/** UTF-8, UTF-16 with its mark, else windows-1250, in which older programs of the region write. */
function textOf(bytes: Uint8Array): string {
  const utf16 = startsWith(bytes, [0xff, 0xfe]) ? 'utf-16le' : startsWith(bytes, [0xfe, 0xff]) ? 'utf-16be' : undefined
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  if (bytes.includes(0)) throw refused(PAYOUT_MESSAGES.unreadable)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

const DELIMITERS = [';', '\t', ',', '|'] as const
/** The delimiter that the first lines have most; of those that are as frequent the first, since a comma also begins decimals. */
function delimiterOf(text: string): string {
  const start = text
    .split(/\r\n|\r|\n/, 20)
    .join('\n')
    .replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((sign) => start.split(sign).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';'
}

function csvCells(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      ...{ bom: true, relax_column_count: true, relax_quotes: true },
      to: MAX_LINES + 1,
      max_record_size: MAX_COLUMNS * MAX_CELL * 10,
    })
  } catch (cause) {
    throw refused(PAYOUT_MESSAGES.unreadable, cause)
  }
}

async function xlsxCells(bytes: Uint8Array): Promise<string[][]> {
  try {
    const rows: unknown[][] = await readSheet(Buffer.from(zipSync(partsOf(bytes), { level: 0 })))
    return rows.map((row) => row.map(cellText))
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw refused(PAYOUT_MESSAGES.unreadable, cause)
  }
}

const XML_PART = /\.xml(?:\.rels)?$/
/**
 * The parts of a workbook, unpacked into buffers of the sizes that its own list states, so that none can fill the memory. The reader is given a new archive
 * of them, for it believes what stands before each part.
 */
function partsOf(bytes: Uint8Array): Record<string, Uint8Array> {
  let unpacked = 0
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!XML_PART.test(name)) return false
      unpacked += originalSize
      if (unpacked > MAX_UNPACKED_BYTES) throw refused(PAYOUT_MESSAGES.tooManyRows)
      return true
    },
  })
}

/** A cell as its reader would type it; sums keep two decimals, which floating numbers do not. Of a formula it is the stored result. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') return Number.isInteger(cell) ? String(cell) : cell.toFixed(2)
  return String(cell)
}
