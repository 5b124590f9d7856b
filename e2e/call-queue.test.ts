import { CallsSummary } from '@izlog/contracts/http/desk'
import { OrderPage } from '@izlog/contracts/http/orders'
import { until } from '@izlog/kit/testing/until'
import { apiOf } from '@izlog/local/seed/api'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { signedInAdmin } from './src/admin.ts'
import { visitor } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'
import { signIn } from './src/screens.ts'
import { signedInSeller } from './src/seller.ts'
import { order, orderOf } from './src/shopper.ts'

const ORDERS = 6

const izlog = sharedIzlog()
let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

it('two people under one login confirm all orders, on a phone and by keyboard, and call nobody twice', async () => {
  const who = await (await signedInAdmin(izlog.url)).makesClient()
  const seller = await signedInSeller(izlog.url, who)
  const website = await seller.makesPage({ customUrl: `lampa-za-pozive-${who.id}` })
  const codes: string[] = []
  for (let shopper = 1; shopper <= ORDERS; shopper++)
    codes.push((await order(izlog.url, orderOf(website, shopper))).orderId)
  const api = apiOf(izlog.url)
  // An order joins the queue some time after it is placed; who opens the queue before that sees that it is empty.
  await until(async () => (await api('/api/orders/calls', CallsSummary, { token: seller.token })).due === ORDERS)

  const works = async (width: number, confirm: (page: Page) => Promise<void>): Promise<string[]> => {
    const { page, complaints, leave } = await visitor(browser, izlog.url, width)
    onTestFinished(leave)
    await signIn(page, who)
    await page.goto('/orders/pozivi')
    const called: string[] = []
    const code = page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4} · stigla/)
    const nothing = page.getByText('Nema poziva')
    for (;;) {
      await code.or(nothing).first().waitFor()
      if (await nothing.isVisible()) break
      const shown = (await code.textContent()) ?? ''
      called.push(shown.slice(0, 14))
      await confirm(page)
      await page.getByText(shown).waitFor({ state: 'detached' })
    }
    expect(complaints).toEqual([])
    return called
  }
  const [byTouch, byKeyboard] = await Promise.all([
    works(390, (page) => page.getByRole('button', { name: 'Potvrđena' }).tap()),
    works(1280, (page) => page.keyboard.press('1')),
  ])
  expect([...byTouch, ...byKeyboard].sort()).toEqual(codes.sort())

  const { items } = await api('/api/orders/my', OrderPage, { token: seller.token })
  expect(items.map(({ status, desk }) => [status, desk.shipment])).toEqual(codes.map(() => ['processing', 'to-pack']))
})
