import { until } from '@izlog/kit/testing/until'
import { demoSeller } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { visitor } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'
import { signIn } from './src/screens.ts'
import { type Seller, signedInSeller } from './src/seller.ts'

const izlog = sharedIzlog()
let browser: Browser
let seller: Seller
beforeAll(async () => {
  browser = await launchChromium()
  seller = await signedInSeller(izlog.url)
})
afterAll(() => browser?.close())

const ask = (path: string) => fetch(izlog.url + path, { redirect: 'manual' })

it.each([1280, 390])('a seller moves, copies, deletes and brings back a page: %i px', async (width) => {
  const first = `lampa-za-selidbu-${width}`
  const moved = `lampa-preseljena-${width}`
  await seller.makesPage({ customUrl: first })
  const { page, complaints, leave } = await visitor(browser, izlog.url, width)
  onTestFinished(leave)
  await signIn(page, demoSeller)
  await page.goto('/create')
  const choose = async (customUrl: string, item: string) => {
    const more = page.getByRole('button', { name: `Više za /${customUrl}`, exact: true })
    await (width === 390 ? more.tap() : more.press('Enter'))
    const entry = page.getByRole('menuitem', { name: item })
    await (width === 390 ? entry.tap() : entry.click())
    return page.getByRole('dialog')
  }

  const move = await choose(first, 'Promeni adresu')
  await move.getByLabel('Nova adresa').fill(moved)
  await move.getByRole('button', { name: 'Promeni adresu' }).click()
  await page
    .getByRole('link', { name: `/${moved}`, exact: true })
    .first()
    .waitFor()
  const old = await until(async () => {
    const answer = await ask(`/${first}?fbclid=x`)
    return answer.status === 302 && answer
  })
  expect(old.headers.get('location')).toBe(`/${moved}?fbclid=x`)

  const copy = await choose(moved, 'Dupliraj')
  await copy.getByRole('radio', { name: 'Crna Gora' }).click()
  const copied = await copy.getByLabel('Nova adresa').inputValue()
  await copy.getByRole('button', { name: 'Potvrdi cene i napravi kopiju' }).click()
  await page.getByRole('link', { name: 'Proveri kopiju' }).waitFor()
  expect((await ask(`/${copied}`)).status).toBe(404)
  await page.keyboard.press('Escape')

  const gone = await choose(moved, 'Obriši')
  await gone.getByRole('button', { name: 'Obriši' }).click()
  await until(async () => (await ask(`/${moved}`)).status === 404)
  await page.getByRole('button', { name: `Vrati /${moved}` }).click()
  await until(async () => (await ask(`/${moved}`)).status === 200)
  expect(complaints).toEqual([])
})
