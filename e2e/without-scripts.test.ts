import type { TemplateName } from '@izlog/contracts/domain/templates'
import { until } from '@izlog/kit/testing/until'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { PATIENCE_MS, seen } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'
import { signedInSeller } from './src/seller.ts'

const TEMPLATES: [TemplateName, string][] = [
  ['Minimalistic', 'bez-skripti-jedna'],
  ['Sales Template', 'bez-skripti-dve'],
  ['Advertorial Template', 'bez-skripti-tri'],
]

const izlog = sharedIzlog()
let browser: Browser
beforeAll(async () => {
  const seller = await signedInSeller(izlog.url)
  for (const [templateName, customUrl] of TEMPLATES) await seller.makesPage({ templateName, customUrl })
  browser = await launchChromium()
})
afterAll(() => browser?.close())

/** A shopper without scripts: the browser does not run them ('run'), they are not loaded ('arrive'), or the browser is too old for them ('fit'). */
async function shopperWithout(scripts: 'run' | 'arrive' | 'fit'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: izlog.url,
    viewport: { width: 390, height: 844 },
    javaScriptEnabled: scripts !== 'run',
    reducedMotion: 'reduce',
  })
  onTestFinished(() => context.close())
  context.setDefaultTimeout(PATIENCE_MS)
  if (scripts === 'arrive') await context.route(/\.js$/, (route) => route.abort())
  return context.newPage()
}

/** The number of products in one row of the storefront. */
const columnsOf = (page: Page): Promise<number | undefined> =>
  page
    .locator('main .grid')
    .evaluate((grid) => grid.ownerDocument.defaultView?.getComputedStyle(grid).gridTemplateColumns.split(' ').length)

const TYPED = {
  'Ime i prezime': 'Jovana Stanković',
  Telefon: '12',
  'Ulica i broj': 'Bulevar oslobođenja 45',
  Grad: 'Novi Sad',
}

/** The steps of a shopper whose browser runs no script. */
async function readAndOrder(page: Page, customUrl: string, phone: string): Promise<void> {
  await page.goto(`/${customUrl}`, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const questions = page.locator('details[name=questions]')
  for (const place of [0, 1]) {
    await questions.nth(place).locator('summary').press('Enter')
    await until(async () => (await questions.nth(place).getAttribute('open')) !== null)
    expect(await page.locator('details[name=questions][open]').count()).toBe(1)
  }
  await seen(page.getByRole('link', { name: /poruči/i })).click()
  const form = seen(page.locator('form[action="/api/orders"]'))
  for (const [label, value] of Object.entries(TYPED)) await form.getByLabel(label).fill(value)
  // The Advertorial Template's form also requires a postal code, and the browser does not submit the form without it.
  const postalCode = form.getByLabel('Poštanski broj')
  if ((await postalCode.count()) > 0) await postalCode.fill('21000')
  await form.getByRole('button', { name: /^Poruči/ }).click()

  await page.getByRole('heading', { name: 'Porudžbina još nije poslata' }).waitFor()
  await page.getByRole('alert').getByText('Ispravite označena polja').waitFor()
  for (const [label, value] of Object.entries(TYPED)) expect(await page.getByLabel(label).inputValue()).toBe(value)
  expect(await page.getByLabel('Telefon').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Telefon').fill(phone)
  await page.getByRole('button', { name: 'Poruči' }).click()

  await page.waitForURL(/\/hvala\/\d+\/[A-Z\d]{4}-[A-Z\d]{4}-[A-Z\d]{4}$/)
}

describe.each(['run', 'arrive'] as const)('where no scripts %s', (scripts) => {
  it.each(TEMPLATES)('%s is read, and orders', async (_, customUrl) => {
    const page = await shopperWithout(scripts)
    await readAndOrder(page, customUrl, scripts === 'run' ? '064 812 3391' : '064 812 3392')
    await page.getByRole('heading', { name: 'Hvala na porudžbini!' }).waitFor()
    await page.getByText('Primili smo je').waitFor()
  })

  it('the storefront shows what is sold, leads there, and is searched', async () => {
    const page = await shopperWithout(scripts)
    await page.goto('/storefront')
    for (const [, customUrl] of TEMPLATES) await page.locator(`main a[href="/${customUrl}"]`).last().waitFor()
    for (const [width, columns] of [
      [360, 1],
      [640, 2],
      [768, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await until(async () => (await columnsOf(page)) === columns)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByLabel('Meni').first().click()
    await page.locator('.menu').getByRole('link', { name: 'Prijavi se' }).waitFor()
    await page.getByRole('searchbox').fill('bicikl')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('heading', { name: 'Nema rezultata' }).waitFor()
    await page.getByRole('link', { name: 'Prikaži sve' }).click()
    await page.locator(`main a[href="/${TEMPLATES[0]?.[1]}"]`).last().waitFor()
  })

  it('a page leads back to what its seller sells, which is searched without the others’', async () => {
    const page = await shopperWithout(scripts)
    const [, customUrl] = TEMPLATES.find(([templateName]) => templateName === 'Minimalistic') ?? []
    await page.goto(`/${customUrl}`)
    await page.getByRole('link', { name: 'Prodavnica, nazad' }).click()
    await page.getByRole('heading', { name: 'Proizvodi ovog prodavca' }).waitFor()
    const ofSeller = new URL(page.url()).searchParams.get('prodavac')
    expect(ofSeller).toMatch(/^\d+$/)
    await page.getByRole('searchbox').fill('bicikl')
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('heading', { name: 'Nema rezultata' }).waitFor()
    await page.getByRole('link', { name: 'Prikaži sve' }).click()
    await page.locator(`main a[href="/${customUrl}"]`).last().waitFor()
    expect(new URL(page.url()).searchParams.get('prodavac')).toBe(ofSeller)
  })
})

it('a browser from before dialogs reads and orders as without scripts', async () => {
  const page = await shopperWithout('fit')
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'HTMLDialogElement'))
  await readAndOrder(page, TEMPLATES[1]?.[1] ?? '', '064 812 3393')
  await page.getByRole('heading', { name: 'Hvala, Jovana!' }).waitFor()
})
