import { demoSeller } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { seen, visitor } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'
import { signIn } from './src/screens.ts'
import { signedInSeller } from './src/seller.ts'
import { order, orderOf } from './src/shopper.ts'

const izlog = sharedIzlog()
let browser: Browser
let orderId: string
beforeAll(async () => {
  browser = await launchChromium()
  const page = await (await signedInSeller(izlog.url)).makesPage({ customUrl: 'lampa-na-papiru' })
  orderId = (await order(izlog.url, orderOf(page))).orderId
})
afterAll(() => browser?.close())

const backgroundOf = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).backgroundColor')

it('on a phone exports CSV, finds an order by the end of its number, and prints list and order', async () => {
  const { page, leave } = await visitor(browser, izlog.url, 390)
  onTestFinished(leave)
  await signIn(page, demoSeller)
  await page.goto('/orders')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    seen(page.getByRole('link', { name: 'Izvezi CSV' })).click(),
  ])
  expect(download.suggestedFilename()).toBe('porudzbine.csv')

  await page.getByRole('searchbox').fill(orderId.slice(4))
  const card = page.getByRole('button', { name: `Otvori porudžbinu ${orderId}` })
  await page.getByText(/^Prikazano 1 od 1\D/).waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('searchbox').isVisible()).toBe(false)
  expect(await page.getByRole('heading', { name: 'Moje porudžbine' }).isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await card.click()
  await page.getByRole('dialog').waitFor()
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('dialog').getByRole('heading', { name: 'Kupac' }).isVisible()).toBe(true)
  expect(await page.getByRole('heading', { name: 'Moje porudžbine', includeHidden: true }).isVisible()).toBe(false)
})

it('is dark where the system is dark', async () => {
  const { page, leave } = await visitor(browser, izlog.url, 1280, undefined, { colorScheme: 'dark' })
  onTestFinished(leave)
  await signIn(page, demoSeller)
  await page.goto('/orders')
  await page.getByRole('heading', { name: 'Moje porudžbine' }).waitFor()
  expect(await backgroundOf(page)).toBe('rgb(19, 18, 16)')
})
