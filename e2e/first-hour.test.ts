import { randomBytes, randomInt } from 'node:crypto'
import { until } from '@izlog/kit/testing/until'
import { demoAdmin } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { seen, type Visitor, visitor } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'
import { largePhoto } from './src/large-photo.ts'
import { openLanding, orderOn, signIn } from './src/screens.ts'

const WIDTH = 390
const MB = 1024 * 1024
/** From "Novi website" to the live page. */
const PAGE_WITHIN_MS = 60_000

const izlog = sharedIzlog()
let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser?.close())

async function someone(): Promise<Visitor> {
  const one = await visitor(browser, izlog.url, WIDTH)
  onTestFinished(one.leave)
  return one
}

/** Runs legs of a way one after another, and notes how long each took. */
function stopwatch() {
  const legs: [leg: string, ms: number][] = []
  return {
    legs,
    async run<T>(leg: string, walk: () => Promise<T>): Promise<T> {
      const begun = performance.now()
      const found = await walk()
      legs.push([leg, Math.round(performance.now() - begun)])
      return found
    },
  }
}

const person = () => {
  const name = randomBytes(4).toString('hex')
  return { Ime: 'Sanja', Prezime: 'Ilić', Email: `${name}@izlog.test`, Lozinka: `tajna-${name}` }
}
type Person = ReturnType<typeof person>

/** An administrator fills in the dialog of a new client. */
async function createsClient(page: Page, client: Person): Promise<void> {
  await signIn(page, demoAdmin)
  await seen(page.getByRole('button', { name: 'Novi klijent' })).tap()
  const dialog = page.getByRole('dialog', { name: 'Novi klijent' })
  for (const [label, text] of Object.entries(client)) await dialog.getByLabel(label, { exact: true }).fill(text)
  await dialog.getByRole('button', { name: 'Kreiraj klijenta' }).tap()
  await page.getByText('Klijent je uspešno kreiran!').first().waitFor()
}

/** The wizard: market, template, name, no link, one photo, one price. The address is made from the name. */
async function makesPage(page: Page, productName: string, photo: ReturnType<typeof largePhoto>): Promise<void> {
  await seen(page.getByRole('link', { name: 'Novi website' })).tap()
  await page.getByRole('button', { name: /^Srbija/ }).tap()
  await page.getByRole('button', { name: /^Minimalistic/ }).tap()
  await page.getByLabel('Naziv proizvoda').fill(productName)
  await page.getByRole('switch', { name: 'Nemam link' }).first().tap()
  const isShown = page.getByText('Smanjujemo sliku…').waitFor()
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await isShown
  await page.getByRole('button', { name: 'Ukloni sliku 1' }).waitFor()
  await page.getByLabel('Nova cena').fill('2.990')
  await seen(page.getByRole('button', { name: 'Napravi website' })).tap()
  await page.getByRole('heading', { name: 'Vaša stranica je objavljena' }).waitFor()
}

/** A bot of the client's own, to which nobody has written yet. */
async function makesBot(): Promise<string> {
  const token = `${randomInt(1e8, 1e9)}:${randomBytes(16).toString('hex')}`
  await askSimulators('PUT', '/accounts/telegram', { token, name: 'Sanjine porudžbine', username: 'sanjine_bot' })
  return token
}

async function askSimulators(method: 'PUT' | 'POST', path: string, body: object): Promise<void> {
  const { ok, status } = await fetch(`${izlog.simulatorsUrl}${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!ok) throw new Error(`The simulators answered ${status} to ${method} ${path}`)
}

/** From what follows a page's creation to a connected bot. Only its token is typed: the chat is found by the /start in it. */
async function connectsTelegram(page: Page, token: string): Promise<void> {
  await page.getByRole('link', { name: 'Poveži Telegram' }).tap()
  await page.getByLabel('Bot ID').fill(token)
  const panel = page.locator('form').filter({ has: page.getByLabel('Bot ID') })
  await panel.getByRole('button', { name: /^Sačuvaj/ }).tap()
  await panel.getByRole('link', { name: '@sanjine_bot' }).waitFor()
  await askSimulators('POST', '/telegram/updates', { token, chat: { id: randomInt(1e9), first_name: 'Sanja' } })
  const chat = panel.getByRole('list', { name: 'Četovi bota' }).getByRole('button', { name: /^Sanja/ })
  await chat.tap()
  await panel.getByText('Povezano.').waitFor()
}

it('leads a new client from the administrator’s dialog to the first order in Telegram, on a phone, with a photo of 8 MB and without a link', async () => {
  const photo = largePhoto()
  expect(photo.buffer.length).toBeGreaterThan(8 * MB)
  const client = person()
  const [admin, seller, shopper] = [await someone(), await someone(), await someone()]
  const watch = stopwatch()

  await watch.run('administrator makes the client', () => createsClient(admin.page, client))
  await watch.run('client signs in', () => signIn(seller.page, { email: client.Email, password: client.Lozinka }))
  const productName = `Termos flaša ${client.Prezime} ${randomBytes(3).toString('hex')}`
  const path = await watch.run('from "Novi website" to the live page', async () => {
    await makesPage(seller.page, productName, photo)
    const address = seller.page.getByRole('complementary', { name: 'Nova stranica' }).getByRole('link').first()
    const { pathname } = new URL((await address.getAttribute('href')) ?? '')
    await openLanding(shopper.page, pathname)
    return pathname
  })
  await watch.run('client connects Telegram', async () => connectsTelegram(seller.page, await makesBot()))
  const { orderId } = await watch.run('shopper orders', () => orderOn(shopper.page, 'Minimalistic'))
  const [message] = await watch.run('order arrives in Telegram', () =>
    until(async () => {
      const messages = await izlog.inbox.messages(orderId)
      return messages.length > 0 && messages
    }),
  )
  await shopper.page.waitForURL(`**/hvala/*/${orderId}`)

  for (const [leg, ms] of watch.legs) console.log(`${(ms / 1000).toFixed(1).padStart(6)} s  ${leg}`)
  expect(path).toMatch(/^\/termos-flasa-/)
  expect(message?.what).toContain(productName)
  expect(watch.legs.find(([leg]) => leg.startsWith('from'))?.[1]).toBeLessThan(PAGE_WITHIN_MS)
  const complaints = { admin: admin.complaints, seller: seller.complaints, shopper: shopper.complaints }
  expect(complaints).toEqual({ admin: [], seller: [], shopper: [] })
})
