import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { until } from '@izlog/kit/testing/until'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Catalog, startCatalog } from './start.ts'

let catalog: Catalog
beforeEach(async () => {
  catalog = await startCatalog()
})
afterEach(() => catalog.stop())

const script = fileURLToPath(new URL('../src/republish.ts', import.meta.url))
/** Runs the command as an operator does, beside the running service. */
const republish = async (...flags: string[]) => {
  const env = { ...process.env, ...catalog.env }
  return (await promisify(execFile)(process.execPath, [script, 'websites', ...flags], { env })).stdout
}
const snapshots = (id: number) => catalog.events.all('website.snapshot', String(id))
/** Publishes this version of a page, as the topic would hold it from before the store was restored. */
async function publishBefore(page: { id: number; version: number; deleted?: boolean }) {
  const event = await publishedUnder(1, (await catalog.page()).id)
  const { id: aggregateId, version: aggregateVersion, deleted = false } = page
  const data = { ...(event.data as object), id: page.id, productId: page.id + 5000, version: page.version, deleted }
  const again = { ...event, id: randomUUID(), aggregateId: String(aggregateId), aggregateVersion, data }
  await catalog.publish([{ topic: 'websites', event: again }])
}
/** Waits for the page's snapshot of this version. */
const publishedUnder = (version: number, id: number) =>
  until(() => snapshots(id).find(({ aggregateVersion }) => aggregateVersion === version))
const versionOf = async ({ id }: { id: number }) =>
  (await catalog.store.collection<{ _id: number; version: number }>('websites').findOne({ _id: id }))?.version

it('writes every page’s snapshot anew, under a higher version', async () => {
  const pages = [await catalog.page(), await catalog.page({ templateName: 'Sales Template' })]
  expect(await republish()).toBe('2 websites published anew\n')
  for (const { id, customUrl } of pages) {
    expect((await publishedUnder(2, id)).data).toMatchObject({ customUrl, version: 2, deleted: false })
  }
})

it('is believed after an older backup was restored: its versions go above those on the topic', async () => {
  const page = await catalog.page()
  await publishBefore({ id: page.id, version: 40 })
  await republish()
  const { data } = await publishedUnder(41, page.id)
  expect(data).toMatchObject({ customUrl: page.customUrl, version: 41, deleted: false })
  expect(await versionOf(page)).toBe(41)
})

it('names what only the topic knows, and tells it as deleted only when asked to', async () => {
  const page = await catalog.page()
  await publishBefore({ id: 9001, version: 3 })
  await publishBefore({ id: page.id, version: 7, deleted: true })
  const output = await republish()
  expect(output).toContain(`told as deleted before, and here again: ${page.id}\n`)
  expect(output).toContain('not in the store (--delete-missing tells them as deleted): 9001\n')
  expect((await publishedUnder(8, page.id)).data).toMatchObject({ deleted: false })

  expect(await republish('--delete-missing')).toContain('told as deleted now, since the store has them no more: 9001\n')
  expect((await publishedUnder(4, 9001)).data).toMatchObject({ version: 4, active: false, deleted: true })
  expect(await republish()).not.toContain('9001')
})

it('lets no new page have a number that the topic knows', async () => {
  await publishBefore({ id: 20_000, version: 1 })
  await republish()
  const counters = catalog.store.collection<{ _id: string; value: number }>('counters')
  const [website, product] = [await counters.findOne({ _id: 'website' }), await counters.findOne({ _id: 'product' })]
  expect([website?.value, product?.value]).toEqual([20_000, 25_000])
})
