import { until } from '@izlog/kit/testing/until'
import { demoSeller } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { visitor } from './src/browser.ts'
import { type Izlog, startIzlog } from './src/izlog.ts'
import { signIn } from './src/screens.ts'
import { type Seller, signedInSeller } from './src/seller.ts'

/** Browsers resolve names under localhost without DNS. */
const APP_HOST = 'app.localhost'

let izlog: Izlog
let browser: Browser
let seller: Seller
beforeAll(async () => {
  izlog = await startIzlog({}, { appHost: APP_HOST })
  browser = await launchChromium()
  seller = await signedInSeller(izlog.url)
})
afterAll(async () => {
  await browser?.close()
  await izlog?.stop()
})

it('a seller signs in on the app’s host, is nobody on that of pages, and edits a page where the app is', async () => {
  await seller.makesPage({ customUrl: 'lampa-na-dva-hosta', templateName: 'Minimalistic' })
  const { page, complaints, leave } = await visitor(browser, izlog.url, 390)
  onTestFinished(leave)
  await signIn(page, demoSeller)
  expect(new URL(page.url()).hostname).toBe(APP_HOST)

  await page.goto('/lampa-na-dva-hosta')
  const kept = await page.evaluate(async () => ({
    token: localStorage.getItem('auth_token'),
    me: await (await fetch('/api/auth/me')).json(),
  }))
  expect(kept).toEqual({ token: null, me: null })
  const cookies = await page.context().cookies()
  // Ignores the cookies of the pixel, which may have run by now.
  const ours = cookies.filter(({ name }) => /^(__Host-)?izlog_/.test(name))
  expect(new Set(ours.map(({ domain }) => domain))).toEqual(new Set([APP_HOST]))
  const toggle = page.getByRole('button', { name: 'Izmena stranice' })
  expect(await toggle.count()).toBe(0)

  await page.keyboard.press('Control+e')
  await page.getByText('Edit mode uključen').waitFor()
  expect(new URL(page.url()).hostname).toBe(APP_HOST)
  expect(await page.locator(`script[src^="${izlog.simulatorsUrl}"]`).count()).toBe(0)
  await page.locator('main h1').fill('Svetlo na dva hosta')
  await page.getByText('Uspešno sačuvano').first().waitFor()
  await until(async () =>
    (await fetch(`${izlog.url}/lampa-na-dva-hosta`).then((answer) => answer.text())).includes('Svetlo na dva hosta'),
  )
  expect(complaints).toEqual([])
})

it('a shopper who was sent the app’s address sees the page where shoppers do', async () => {
  await seller.makesPage({ customUrl: 'lampa-poslata', templateName: 'Minimalistic' })
  const { page, leave } = await visitor(browser, izlog.url, 390)
  onTestFinished(leave)
  const { port, origin } = new URL(izlog.url)
  await page.goto(`http://${APP_HOST}:${port}/lampa-poslata?fbclid=proba`)
  expect(page.url()).toBe(`${origin}/lampa-poslata?fbclid=proba`)
})
