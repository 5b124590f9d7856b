import { PAYOUT_MAX_ROWS, PAYOUT_MESSAGES } from '@izlog/contracts/http/payouts'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import writeXlsx from 'write-excel-file/node'
import { columnsOf, payoutTable } from '../domain/payout-table.ts'
import { parsePayoutFile } from './parse-payout-file.ts'
import { readPayoutColumns, readPayoutRows } from './read-payout-file.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
/** Letters of windows-1250 that other encodings write otherwise. */
const WINDOWS_1250: Readonly<Record<string, number>> = { š: 0x9a, đ: 0xf0, č: 0xe8, ć: 0xe6, ž: 0x9e }
const windows1250 = (text: string) =>
  Uint8Array.from([...text].map((letter) => WINDOWS_1250[letter] ?? letter.charCodeAt(0)))
const utf16 = (text: string) => Buffer.concat([Uint8Array.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

const TEXT = 'Pošiljka;Iznos;Datum\r\n"čđ;1";4.990,00;28.11.2026.\r\n'
const CELLS = [
  ['Pošiljka', 'Iznos', 'Datum'],
  ['čđ;1', '4.990,00', '28.11.2026.'],
]

describe('a file as couriers write it', () => {
  it.each([
    ['UTF-8', utf8(TEXT)],
    ['UTF-8 with its mark', utf8(`\ufeff${TEXT}`)],
    ['windows-1250', windows1250(TEXT)],
    ['UTF-16', utf16(TEXT)],
    ['tabs', utf8(TEXT.replaceAll(';', '\t').replace('"čđ\t1"', '"čđ;1"'))],
    ['commas', utf8('Pošiljka,Iznos,Datum\n"čđ;1","4.990,00",28.11.2026.')],
  ])('is read in %s', async (_name, bytes) => expect(await parsePayoutFile(bytes)).toEqual(CELLS))

  it('is read from Excel, with its texts, numbers and days', async () => {
    const sheet = [
      ['Broj', 'Otkup', 'Datum'].map((value) => ({ value, type: String })),
      [
        { value: '=1+1', type: String },
        { value: 4990.5, type: Number },
        { value: new Date('2026-11-28T00:00:00Z'), type: Date, format: 'dd.mm.yyyy' },
      ],
    ]
    const bytes = await writeXlsx(sheet).toBuffer()
    expect(await parsePayoutFile(bytes)).toEqual([
      ['Broj', 'Otkup', 'Datum'],
      ['=1+1', '4990.50', '2026-11-28'],
    ])
    const columns = { tracking: 'Broj', sum: 'Otkup', date: 'Datum' }
    const mapping = { kind: 'payout', courier: 'Kurir', columns, outcomes: {}, date: null } as const
    expect(await readPayoutRows(bytes, { mapping, userId: 7 })).toMatchObject([
      { line: 2, tracking: '=1+1', sum: 4991, date: '2026-11-28', fault: null },
    ])
  })

  it.each([
    ['an old Excel', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), PAYOUT_MESSAGES.oldExcel],
    ['a picture', Uint8Array.from([0x89, 0x50, 0, 0, 1]), PAYOUT_MESSAGES.unreadable],
    ['an archive that is none', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9]), PAYOUT_MESSAGES.unreadable],
    ['headings alone', utf8('Broj;Iznos\n'), PAYOUT_MESSAGES.empty],
    ['too many rows', utf8(`a;b\n${'1;2\n'.repeat(PAYOUT_MAX_ROWS + 1)}`), PAYOUT_MESSAGES.tooManyRows],
  ])('is refused: %s', async (_name, bytes, message) => {
    await expect(readPayoutColumns(bytes)).rejects.toMatchObject({ kind: 'invalid', message })
  })

  it('is refused before it is unpacked where it would fill the memory', async () => {
    const bytes = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(70 * 1024 * 1024) }, { level: 1 })
    expect(bytes.length).toBeLessThan(1024 * 1024)
    await expect(parsePayoutFile(bytes)).rejects.toMatchObject({ message: PAYOUT_MESSAGES.tooManyRows })
  })

  it('is read by its own list of parts alone: what no list has is not unpacked', async () => {
    const bytes = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(70 * 1024 * 1024) }, { level: 1 })
    const end = bytes.length - 22
    // The list's count of parts.
    bytes.fill(0, end + 8, end + 12)
    await expect(parsePayoutFile(bytes)).rejects.toMatchObject({ message: PAYOUT_MESSAGES.unreadable })
  })
})

describe('its table', () => {
  it('begins at the headings below the courier’s own lines, and leaves empty rows out', () => {
    const table = payoutTable([
      ['BRZI KURIR DOO', '', ''],
      ['Specifikacija za novembar'],
      [],
      ['Broj', 'Iznos', 'Iznos', ''],
      ['="0012"', '1', '2', 'x'],
      ['', ' ', ''],
      ['13', '3', '4', 'y'],
    ])
    expect(table.headings).toEqual(['Broj', 'Iznos', 'Iznos (2)', 'Kolona 4'])
    expect(table.rows).toEqual([
      { line: 5, cells: ['0012', '1', '2', 'x'] },
      { line: 7, cells: ['13', '3', '4', 'y'] },
    ])
    expect(columnsOf(table).columns[3]).toEqual({ heading: 'Kolona 4', samples: ['x', 'y'], words: ['x', 'y'] })
  })
})
