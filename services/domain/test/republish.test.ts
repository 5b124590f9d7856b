import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Domains, freshHost, startDomains } from './start.ts'

let domains: Domains
beforeAll(async () => {
  domains = await startDomains()
})
afterAll(() => domains.stop())

it('writes every domain’s snapshot anew, under a higher version, beside the running service', async () => {
  const { id, host } = await domains.add(freshHost())
  const told = () => domains.snapshots.all('domain.snapshot', String(id))
  await until(() => told().length === 1)
  const script = fileURLToPath(new URL('../src/republish.ts', import.meta.url))
  const env = { PATH: process.env.PATH, ...domains.env }
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'domains'], { env })
  expect(stdout).toBe('1 domains published anew\n')
  expect(await until(() => told()[1])).toMatchObject({ aggregateVersion: 2, data: { host, deleted: false } })
})
