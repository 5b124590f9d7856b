import type { TemplateName } from '@izlog/contracts/domain/templates'
import { PlaceOrderResponse } from '@izlog/contracts/http/orders'
import type { Locator, Page } from 'playwright-core'
import { seen } from './browser.ts'

/** Signs in and waits for the app. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Lozinka', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Prijavite se' }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/')
}

type Product = { customUrl: string; name: string; templateName: TemplateName; photo: string }

/** Completes the builder's three steps and submits. */
export async function buildWebsite(page: Page, { customUrl, name, templateName, photo }: Product): Promise<void> {
  await page.getByText('Korak 1 od 3').waitFor()
  await page.getByRole('button', { name: /^Srbija/ }).click()
  await page.getByText('Korak 2 od 3').waitFor()
  await page.getByRole('button', { name: new RegExp(`^${templateName}`) }).click()
  await page.getByText('Korak 3 od 3').waitFor()
  await page.getByLabel('Naziv proizvoda').fill(name)
  await page.getByLabel('Link proizvoda').fill('https://mirna-noc.example/jastuk')
  await page.getByLabel('URL stranice').fill(customUrl)
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await page.getByRole('button', { name: 'Ukloni sliku 1' }).waitFor()
  await page.getByLabel('Nova cena').fill('2.990')
  await page.getByLabel('Prethodna cena').fill('4990')
  await seen(page.getByRole('button', { name: 'Napravi website' })).click()
}

const SHOPPER = {
  'Ime i prezime': 'Jovana Stanković',
  Telefon: '064 812 3390',
  'Ulica i broj': 'Bulevar oslobođenja 45',
  Grad: 'Novi Sad',
  'Poštanski broj': '21000',
}

/** Opens a landing page and waits for the tracked view, which is sent after hydration. Before hydration, order links lead to the plain form. */
export async function openLanding(page: Page, path: string): Promise<void> {
  const viewed = page.waitForRequest('**/api/track/view')
  await page.goto(path)
  await viewed
}

/** Opens the order form of a hydrated page and fills it in; returns the form. */
export async function fillOrderForm(
  page: Page,
  templateName: TemplateName,
  more: Partial<typeof SHOPPER> = {},
): Promise<Locator> {
  if (templateName !== 'Advertorial Template') await seen(page.getByRole('link', { name: /poruči/i })).click()
  const form = page.locator('form').filter({ has: page.getByLabel('Ime i prezime'), visible: true })
  await form.waitFor()
  for (const [label, value] of Object.entries({ ...SHOPPER, ...more })) {
    const field = form.getByLabel(label)
    if ((await field.count()) > 0) await field.fill(value)
  }
  return form
}

/** Submits a filled form by a click or a double click; returns the answer. */
export async function sendOrder(form: Locator, tap: 'click' | 'dblclick' = 'click'): Promise<PlaceOrderResponse> {
  const answer = form.page().waitForResponse((response) => new URL(response.url()).pathname === '/api/orders')
  await form.getByRole('button', { name: /^Poruči/ })[tap]()
  return PlaceOrderResponse.parse(await (await answer).json())
}

/** Opens the order form of a hydrated page, fills it in and orders. */
export const orderOn = async (page: Page, templateName: TemplateName) =>
  sendOrder(await fillOrderForm(page, templateName))
