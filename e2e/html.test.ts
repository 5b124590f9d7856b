import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { TemplateName } from '@izlog/contracts/domain/templates'
import { java } from '@izlog/local/provision/toolchains'
import { orderOf } from '@izlog/local/testing/order-of'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { sharedIzlog } from './src/izlog.ts'
import { signedInSeller } from './src/seller.ts'
import { order } from './src/shopper.ts'

const izlog = sharedIzlog()
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
const folder = mkdtempSync(join(tmpdir(), 'izlog-html-'))
const addresses = new Map<string, string>()

beforeAll(async () => {
  const seller = await signedInSeller(izlog.url)
  for (const [index, templateName] of TemplateName.options.entries())
    for (const figures of ['as-specified', 'honest'] as const) {
      const customUrl = `ispravan-html-${index}-${figures}`
      const page = await seller.makesPage({ customUrl, templateName, figures })
      addresses.set(customUrl, `/${customUrl}`)
      if (figures === 'honest') continue
      addresses.set('of-one-seller', `/storefront?prodavac=${page.userId}`)
      const { orderId } = await order(izlog.url, orderOf(page, 1))
      addresses.set(`hvala-${index}`, `/hvala/${page.id}/${orderId}`)
    }
  for (const path of [
    '/storefront',
    '/storefront?trazi=nema-takvog',
    '/storefront?prodavac=999999999',
    '/ovde-nema-nikoga',
    '/hvala',
    '/hvala-simple',
    '/hvala-success',
    '/',
  ])
    addresses.set(path.replace(/\W+/g, '-'), path)
})
afterAll(() => rmSync(folder, { recursive: true }))

const Report = z.object({
  /** `type` is 'error', or 'info' for warnings. */
  messages: z.array(
    z.object({ type: z.string(), url: z.string(), message: z.string(), extract: z.string().optional() }),
  ),
})

it('no document that a shopper is sent has an error of HTML', async () => {
  const files = await Promise.all(
    [...addresses].map(async ([name, path]) => {
      const file = join(folder, `${name}.html`)
      writeFileSync(file, await (await fetch(izlog.url + path)).text())
      return file
    }),
  )
  const { stdout } = await promisify(execFile)(
    await java(),
    ['-jar', checker, '--exit-zero-always', '--format', 'json', '--stdout', ...files],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  const { messages } = Report.parse(JSON.parse(stdout))
  // Its style checker does not know newer properties of CSS; browsers skip what they do not know.
  const faults = messages.filter(
    ({ type, message }) => (type === 'error' && !message.startsWith('CSS: ')) || /lacks heading/.test(message),
  )
  expect(faults.map(({ url, message, extract }) => ({ page: url.split('/').at(-1), message, extract }))).toEqual([])
}, 120_000)
