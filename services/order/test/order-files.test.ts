import { MANY_ORDERS_MESSAGES, ORDERS_IN_FILE_HEADER } from '@izlog/contracts/http/many-orders'
import { OrderPage } from '@izlog/contracts/http/orders'
import { type TestUser, tokenFor } from '@izlog/kit/testing/client'
import { pageOf } from '@izlog/kit/testing/orderable-page'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderFor, startOrders } from './start.ts'

let orders: Awaited<ReturnType<typeof startOrders>>
let ids: number[]
const seller: TestUser = { userId: 73_000, role: 'client' }
const other: TestUser = { userId: 73_001, role: 'client' }

beforeAll(async () => {
  orders = await startOrders()
  orders.pages.set(seller.userId, pageOf(seller.userId, { ownerId: seller.userId }))
  for (const name of ['Đorđe Čavić', '=SUM(1;2) Žujović', 'Љубица Ћирић']) {
    const customerData = { ...orderFor(seller.userId).customerData, name }
    await orders.place(orderFor(seller.userId, { customerData }))
  }
  const { items } = OrderPage.parse((await orders.http.as(seller).get('/api/orders/my')).body)
  ids = items.map(({ id }) => id)
})
afterAll(() => orders.stop())

/** A file as bytes, of which the client of other tests makes text. */
async function fileFrom(user: TestUser, path: string, body: object) {
  const response = await fetch(`http://127.0.0.1:${orders.port}/api/orders/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokenFor(user)}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

describe('printed orders', () => {
  it.each([
    ['a4-2', 2],
    ['a4-24', 1],
    ['100x150', 3],
  ])('are labels on as many pages of %s as they need', async (format, pages) => {
    const { headers, bytes } = await fileFrom(seller, 'labels', { ids, format })
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get(ORDERS_IN_FILE_HEADER)).toBe('3')
    expect(pagesOf(bytes)).toBe(pages)
    expect(bytes.subarray(-6).toString()).toContain('%%EOF')
  })

  it('are a list of what to pack, without what is nobody’s', async () => {
    const { headers, bytes } = await fileFrom(seller, 'packing-list', { ids: [...ids, 999_999_999] })
    expect(headers.get(ORDERS_IN_FILE_HEADER)).toBe('3')
    expect(pagesOf(bytes)).toBe(1)
  })

  it('are nobody else’s', async () => {
    for (const path of ['labels', 'packing-list'])
      expect(await orders.http.as(other).post(`/api/orders/${path}`, { ids, format: 'a4-6' })).toMatchObject({
        ...{ status: 422, body: { message: MANY_ORDERS_MESSAGES.nothingToPrint } },
      })
  })
})

describe('exported orders', () => {
  it('have the chosen columns under the seller’s headings, and no cell that a spreadsheet runs', async () => {
    const columns = [{ column: 'name', heading: 'Primalac' }, { column: 'sumToCollect' }, { column: 'town' }]
    const { headers, bytes } = await fileFrom(seller, 'export', { ids, columns, format: 'csv' })
    expect(headers.get('content-disposition')).toBe('attachment; filename="porudzbine.csv"')
    expect(bytes.toString('utf8').split('\r\n')).toEqual([
      '\ufeffPrimalac;Za naplatu;Mesto',
      'Љубица Ћирић;2990;Novi Sad',
      `"'=SUM(1;2) Žujović";2990;Novi Sad`,
      'Đorđe Čavić;2990;Novi Sad',
      '',
    ])
  })

  it('are a sheet of Excel with texts and numbers, and without formulas', async () => {
    const columns = [{ column: 'name' }, { column: 'phone' }, { column: 'quantity', heading: '=1+1' }]
    const { headers, bytes } = await fileFrom(seller, 'export', { ids, columns, format: 'xlsx' })
    expect(headers.get('content-type')).toContain('spreadsheetml')
    const { sheet, texts } = await partsOf(bytes)
    expect(sheet.match(/<row /g)).toHaveLength(4)
    expect(sheet).not.toContain('<f>')
    for (const text of ['=SUM(1;2) Žujović', '=1+1', 'Љубица Ћирић', '064 812 3390']) expect(texts).toContain(text)
  })

  it('are nobody else’s, and have at least a column', async () => {
    const columns = [{ column: 'name' }]
    const { bytes } = await fileFrom(other, 'export', { ids, columns, format: 'csv' })
    expect(bytes.toString('utf8')).toBe('\ufeffKupac\r\n')
    expect(await orders.http.as(seller).post('/api/orders/export', { ids, columns: [], format: 'csv' })).toMatchObject({
      status: 422,
      body: { message: 'Izaberite bar jednu kolonu' },
    })
  })
})

/** The sheet of a workbook, and all its texts. */
async function partsOf(workbook: Buffer) {
  const files = unzipSync(workbook)
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const sheet = text('xl/worksheets/sheet1.xml')
  return { sheet, texts: sheet + text('xl/sharedStrings.xml') }
}
