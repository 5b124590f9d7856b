import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { connectStore } from '@izlog/kit/store/connection'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Domains, freshHost, startDomains } from './start.ts'

let domains: Domains
beforeAll(async () => {
  domains = await startDomains()
})
afterAll(() => domains.stop())

const script = fileURLToPath(new URL('../src/republish.ts', import.meta.url))
/** The command as an operator runs it, beside the running service. */
const republish = async (...flags: string[]) => {
  const env = { PATH: process.env.PATH, ...domains.env }
  return (await promisify(execFile)(process.execPath, [script, 'domains', ...flags], { env })).stdout
}

it('writes every domain’s snapshot anew, above what the topic holds, and tells what the store has lost as deleted', async () => {
  const [{ id, host }, lost] = [await domains.add(freshHost()), await domains.verified(freshHost())]
  const published = (claim: number) => domains.snapshots.all('domain.snapshot', String(claim))
  const newest = (claim: number) => Math.max(...published(claim).map(({ aggregateVersion }) => aggregateVersion))
  await until(() => published(id).length === 1 && published(lost.id).length > 1)
  expect(await republish()).toBe('2 domains published anew\n')
  expect(await until(() => published(id)[1])).toMatchObject({ aggregateVersion: 2, data: { host, deleted: false } })

  // As if an older backup had been restored.
  const store = await connectStore('domain', domains.env)
  const claims = store.collection<{ _id: number; version: number }>('claims')
  await claims.updateOne({ _id: id }, { $set: { version: 1 } })
  await claims.deleteOne({ _id: lost.id })
  await store.close()
  const output = await republish('--delete-missing')
  expect(output).toContain(`told as deleted now, since the store has them no more: ${lost.id}\n`)
  await until(() => newest(id) === 3)
  const gone = await until(() => published(lost.id).find(({ data }) => (data as { deleted: boolean }).deleted))
  expect(gone.aggregateVersion).toBe(newest(lost.id))
  expect(gone.data).toMatchObject({ host: lost.host, verifiedAt: null, deleted: true })
})
