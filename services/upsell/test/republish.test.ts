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

it('writes every offer’s snapshot anew, under a higher version, beside the running service', async () => {
  const offer = await upsells.offer(upsells.page().id)
  const told = () => upsells.snapshots.all('upsell-product.snapshot', String(offer.id))
  await until(() => told().length === 2)
  const script = fileURLToPath(new URL('../src/republish.ts', import.meta.url))
  const env = { PATH: process.env.PATH, ...upsells.env }
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'upsell-products'], { env })
  expect(stdout).toBe('1 upsell-products published anew\n')
  const last = await until(() => told()[2])
  expect(last).toMatchObject({ aggregateVersion: 3, data: { id: offer.id, active: true, deleted: false } })
})
