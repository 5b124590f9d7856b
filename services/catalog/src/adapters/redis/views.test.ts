import type { OutboxEntry } from '@izlog/kit/bus/make-event'
import { createLogger } from '@izlog/kit/logger'
import { expect, it } from 'vitest'
import { createViews, MAX_PAGES } from './views.ts'

/** A stub of Kafka: each publish waits until the test resolves or rejects it. */
function viewsOn() {
  const sends: { entries: readonly OutboxEntry[]; took: () => void; fail: () => void }[] = []
  const publish = (entries: readonly OutboxEntry[]) =>
    new Promise<void>((took, reject) => {
      sends.push({ entries, took, fail: () => reject(new Error('Kafka is away')) })
    })
  const views = createViews(publish, () => new Date(), createLogger('test', 'silent'))
  const nextSend = async () => {
    await expect.poll(() => sends.length, { timeout: 10_000 }).toBeGreaterThan(0)
    const send = sends.shift()
    if (!send) throw new Error('No send')
    return send
  }
  const look = (websiteId: number) => views.count({ websiteId, productId: websiteId, title: 'Lampa' })
  return { views, look, nextSend }
}
const payloads = (entries: readonly OutboxEntry[]) => entries.map(({ event }) => event.data)
const viewsOf = (websiteId: number, views: number) => ({ websiteId, productId: websiteId, title: 'Lampa', views })

it('tells a view at once, and sums for each page what comes meanwhile', async () => {
  const { views, look, nextSend } = viewsOn()
  look(1)
  const first = await nextSend()
  expect(payloads(first.entries)).toEqual([viewsOf(1, 1)])
  for (const page of [1, 2, 1, 1]) look(page)
  first.took()
  const second = await nextSend()
  expect(payloads(second.entries)).toEqual([viewsOf(1, 3), viewsOf(2, 1)])
  second.took()
  await views.stop()
})

it('loses no view while Kafka is away, and repeats under the same id what Kafka may have', async () => {
  const { views, look, nextSend } = viewsOn()
  look(1)
  const first = await nextSend()
  for (let seen = 0; seen < 1000; seen++) look(1)
  first.fail()
  const again = await nextSend()
  expect(again.entries).toEqual(first.entries)
  again.took()
  const rest = await nextSend()
  expect(payloads(rest.entries)).toEqual([viewsOf(1, 1000)])
  rest.took()
  await views.stop()
})

it('keeps so many pages in memory and no more', async () => {
  const { views, look, nextSend } = viewsOn()
  look(1)
  const first = await nextSend()
  for (let page = 2; page < MAX_PAGES + 500; page++) look(page)
  const stopped = views.stop()
  first.took()
  let pages = 0
  while (pages < MAX_PAGES) {
    const { entries, took } = await nextSend()
    pages += entries.length
    took()
  }
  await stopped
  expect(pages).toBe(MAX_PAGES)
})
