import { AxeBuilder } from '@axe-core/playwright'
import { demoSeller } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { seen, visitor } from './src/browser.ts'
import { type Izlog, startIzlog } from './src/izlog.ts'
import { signIn } from './src/screens.ts'
import { type Seller, signedInSeller } from './src/seller.ts'
import { order, orderOf } from './src/shopper.ts'

let izlog: Izlog
let browser: Browser
let seller: Seller
beforeAll(async () => {
  // The first retry comes long after the test, so that a failed delivery stays failed.
  izlog = await startIzlog({ RETRY_FIRST_MS: '600000' })
  seller = await signedInSeller(izlog.url)
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await izlog?.stop()
})

const telegram = (mode: 'ok' | 'fail') =>
  fetch(`${izlog.simulatorsUrl}/behaviour/telegram`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(mode === 'ok' ? { mode } : { mode, status: 500 }),
  })

const grave = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target }) => String(target)) }))

it.each([390, 1280])(
  'tells a seller of a failed delivery as it happens, and sends it once more: %i px',
  async (width) => {
    const website = await seller.makesPage({ customUrl: `lampa-${width}` })
    const { page, complaints, leave } = await visitor(browser, izlog.url, width)
    onTestFinished(leave)
    await signIn(page, demoSeller)
    await page.goto('/create')
    await page.getByRole('button', { name: /^Obaveštenja/ }).waitFor()

    await telegram('fail')
    onTestFinished(async () => void (await telegram('ok')))
    const { orderId } = await order(izlog.url, orderOf(website, width))
    await page.getByRole('button', { name: /^Obaveštenja, \d+\s/ }).click()
    const bell = page.getByRole('dialog', { name: 'Obaveštenja' })
    await bell.getByText('Nova porudžbina').first().waitFor()
    expect(await grave(page)).toEqual([])
    await bell
      .getByRole('button', { name: /^Nova porudžbina/ })
      .first()
      .click()

    const drawer = page.getByRole('dialog', { name: `Porudžbina ${orderId}` })
    const channel = drawer.getByRole('listitem', { name: 'Telegram' })
    await channel.getByText(/^Pokušaj 1 od 10 · sledeći/).waitFor()
    expect(await grave(page)).toEqual([])
    await page.keyboard.press('Escape')

    await seen(page.getByRole('link', { name: /^Neuspele isporuke/ })).click()
    const row = page.getByRole('listitem').filter({ hasText: orderId })
    await row.getByText('Neuspelo').filter({ visible: true }).waitFor()
    expect(await grave(page)).toEqual([])
    await telegram('ok')
    await seen(row.getByRole('button', { name: /^Pošalji ponovo/ })).click()
    await row.getByText('Poslato', { exact: true }).filter({ visible: true }).waitFor()
    await page.getByText('Telegram je primio poruku.').first().waitFor()
    expect(await izlog.inbox.messages(orderId)).toHaveLength(1)
    await page.reload()
    await page.getByText('Sve je isporučeno').waitFor()
    expect(complaints).toEqual([])
  },
)
