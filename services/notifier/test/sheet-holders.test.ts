import { connectStore } from '@izlog/kit/store/connection'
import { client } from '@izlog/kit/testing/client'
import { anOrder, created } from '@izlog/kit/testing/order-events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { spreadsheetsHaveHolders } from '../src/migrations/spreadsheets-have-holders.ts'
import { sheetHolders } from '../src/store/sheet-holders.ts'
import { startNotifier, type TestNotifier } from './start.ts'

let notifier: TestNotifier
beforeAll(async () => {
  notifier = await startNotifier()
})
afterAll(() => notifier.stop())

const test = (userId: number, googleSheetsId: string) =>
  client(notifier.port, { userId, role: 'client' }).post('/api/settings/google-sheets/test', { googleSheetsId })

it('a spreadsheet is the seller’s who tested it first; another shows that they may write in it', async () => {
  const [owner, other] = [await notifier.seller(), await notifier.seller()]
  expect((await test(owner.userId, owner.sheet)).status).toBe(200)

  const { status, body } = await test(other.userId, owner.sheet)
  const { message } = body as { message: string }
  const proof = /IZLOG-[0-9A-F]{10}/.exec(message)?.[0] ?? ''
  expect(status).toBe(422)
  expect(message).toBe(
    `Ovu tabelu već koristi drugi nalog. Ako je i Vaša, upišite ${proof} u njenu ćeliju N1, pa je testirajte ponovo.`,
  )
  await notifier.simulators.writeCell(owner.sheet, 'N1', 'IZLOG-0000000000')
  expect((await test(other.userId, owner.sheet)).status).toBe(422)
  await notifier.simulators.writeCell(owner.sheet, 'N1', proof)
  expect((await test(other.userId, owner.sheet)).status).toBe(200)
  expect((await test(owner.userId, owner.sheet)).status).toBe(200)
})

it('the first order makes it the seller’s too, and no row of another’s comes into it', async () => {
  const owner = await notifier.seller()
  const own = anOrder({ userId: owner.userId })
  await notifier.publish([created(own)])
  await notifier.reached(own.orderId, 'sheets', 'sent')

  const other = await notifier.seller({ googleSheetsId: owner.sheet })
  const intruding = anOrder({ userId: other.userId })
  await notifier.publish([created(intruding)])
  const { reason } = await notifier.reached(intruding.orderId, 'sheets', 'failed')
  expect(reason).toBe(
    'Ovu Google tabelu koristi drugi nalog. Testirajte je u podešavanjima, gde piše kako da potvrdite da je i Vaša.',
  )
  expect(JSON.stringify(await notifier.simulators.rows(owner.sheet))).not.toContain(intruding.orderId)
})

it('all who write to one when holders begin hold it', async () => {
  const [first, second] = [await notifier.seller(), await notifier.seller()]
  await notifier.setUp(second.userId, { ...second.complete, googleSheetsId: first.sheet })
  const store = await connectStore('notifier', notifier.env)
  const holders = sheetHolders(store)
  await spreadsheetsHaveHolders(holders).run(store)
  const outcomes = [await holders.acquire(first.sheet, first.userId), await holders.acquire(first.sheet, second.userId)]
  const stranger = await holders.acquire(first.sheet, 1)
  await holders.removeHolder(first.userId)
  await holders.removeHolder(second.userId)
  const free = await holders.acquire(first.sheet, 1)
  await store.close()
  expect([...outcomes, stranger, free]).toEqual([true, true, false, true])
})
