import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Catalog, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

it('writes every page’s snapshot anew, under a higher version', async () => {
  const pages = [await catalog.page(), await catalog.page({ templateName: 'Sales Template' })]
  const script = fileURLToPath(new URL('../src/republish.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [script, 'websites'], {
    env: { ...process.env, ...catalog.env },
  })
  expect(stdout).toContain('2 websites published anew')
  for (const { id, customUrl } of pages) {
    const versions = () => catalog.events.all('website.snapshot', String(id)).map((event) => event.aggregateVersion)
    await until(() => versions().includes(2))
    const again = catalog.events.all('website.snapshot', String(id)).find((event) => event.aggregateVersion === 2)
    expect(again?.data).toMatchObject({ customUrl, version: 2, deleted: false })
  }
})
