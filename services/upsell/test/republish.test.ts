import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startUpsells, type Upsells } from './start.ts'

let upsells: Upsells
beforeAll(async () => {
  upsells = await startUpsells()
})
afterAll(() => upsells.stop())

const script = fileURLToPath(new URL('../src/republish.ts', import.meta.url))
/** The command as an operator runs it, beside the running service. */
const republish = async (...flags: string[]) => {
  const env = { PATH: process.env.PATH, ...upsells.env }
  return (await promisify(execFile)(process.execPath, [script, 'upsell-products', ...flags], { env })).stdout
}

it('writes every upsell product’s snapshot anew, above what the topic holds, and tells what the store has lost as deleted', async () => {
  const [product, lost] = [await upsells.product(upsells.page().id), await upsells.product(upsells.page().id)]
  const snapshotsOf = ({ id }: { id: number }) => upsells.snapshots.all('upsell-product.snapshot', String(id))
  await until(() => snapshotsOf(product).length === 2 && snapshotsOf(lost).length === 2)
  expect(await republish()).toBe('2 upsell-products published anew\n')
  await until(() => snapshotsOf(product)[2])

  // As if an older backup had been restored.
  const products = upsells.store.collection<{ _id: number; version: number }>('upsell_products')
  await products.updateOne({ _id: product.id }, { $set: { version: 1 } })
  await products.deleteOne({ _id: lost.id })
  const output = await republish('--delete-missing')
  expect(output).toContain('1 upsell-products published anew\n')
  expect(output).toContain(`told as deleted now, since the store has them no more: ${lost.id}\n`)
  const last = await until(() => snapshotsOf(product)[3])
  expect(last).toMatchObject({ aggregateVersion: 4, data: { id: product.id, active: true, deleted: false } })
  expect(await until(() => snapshotsOf(lost)[3])).toMatchObject({
    aggregateVersion: 4,
    data: { active: false, deleted: true },
  })
})
