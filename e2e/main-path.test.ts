import type { TemplateName } from '@izlog/contracts/domain/templates'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { until } from '@izlog/kit/testing/until'
import { demoAdmin, demoSeller } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { seen, type Visitor, visitor } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'
import { quickest } from './src/quickest.ts'
import { buildWebsite, openLanding, orderOn, signIn } from './src/screens.ts'
import { photo, signedInSeller } from './src/seller.ts'
import { order, orderOf } from './src/shopper.ts'

const SOON_MS = 15_000

const izlog = sharedIzlog()
let browser: Browser
let firstPage: PublicWebsite
beforeAll(async () => {
  browser = await launchChromium()
  // The goal of one second is for a running shop. The first order takes longer, because keys are fetched and code is compiled.
  firstPage = await (await signedInSeller(izlog.url)).makesPage({ customUrl: 'prva-stranica' })
  const { orderId, purchaseEventId } = await order(izlog.url, orderOf(firstPage))
  await deliveriesOf(orderId, purchaseEventId)
})
afterAll(() => browser?.close())

async function someone(width: number): Promise<Visitor> {
  const one = await visitor(browser, izlog.url, width)
  onTestFinished(one.leave)
  return one
}

/** What each channel received for an order, once all four have received it. */
const deliveriesOf = (orderId: string, purchaseEventId: string) =>
  until(async () => {
    const { inbox } = izlog
    const arrivals = {
      telegram: await inbox.messages(orderId),
      sheets: await inbox.appended(orderId),
      pixel: await inbox.purchases(purchaseEventId),
      courier: await inbox.parcels(orderId),
    }
    return Object.values(arrivals).every(({ length }) => length > 0) && arrivals
  })

/** Higher lists of the seller's pages scroll. */
const maxHeightOfList = (page: Page) =>
  page
    .getByRole('region', { name: 'Moji Website-ovi' })
    .locator('ul')
    .evaluate(
      ({ parentElement: box, ownerDocument }) => box && ownerDocument.defaultView?.getComputedStyle(box).maxHeight,
    )

it.each<[number, TemplateName, string]>([
  [390, 'Minimalistic', 'jastuk-na-telefonu'],
  [1280, 'Minimalistic', 'jastuk-na-racunaru'],
  [390, 'Sales Template', 'jastuk-na-akciji'],
  [1280, 'Advertorial Template', 'jastuk-u-prici'],
])('takes a seller from login to an order delivered everywhere: %i px, %s', async (width, templateName, customUrl) => {
  const seller = await someone(width)
  await signIn(seller.page, demoSeller)
  await seen(seller.page.getByRole('link', { name: 'Novi website' })).click()
  const name = `Ortopedski jastuk ${customUrl}`
  await buildWebsite(seller.page, { customUrl, name, templateName, photo: photo('jastuk-1.jpg') })
  await seller.page.getByText('Website je uspešno kreiran').first().waitFor()
  await seller.page.getByText('Korak 1 od 3').waitFor()
  expect(await maxHeightOfList(seller.page)).toBe('500px')

  const shopper = await someone(width)
  await openLanding(shopper.page, `/${customUrl}`)
  const { orderId, purchaseEventId } = await orderOn(shopper.page, templateName)
  await shopper.page.waitForURL(`**/hvala/*/${orderId}`)
  await shopper.page.getByRole('heading', { name: 'Hvala, Jovana!' }).waitFor()
  await shopper.page.getByText(orderId).first().waitFor()

  await deliveriesOf(orderId, purchaseEventId)

  await seller.page.goto('/orders')
  await seller.page.getByRole('heading', { name: 'Moje porudžbine' }).waitFor()
  await seen(seller.page.getByText(orderId)).waitFor()
  const admin = await someone(width)
  await signIn(admin.page, demoAdmin)
  await admin.page.goto('/orders')
  await admin.page.getByRole('heading', { name: 'Upravljanje porudžbinama' }).waitFor()
  await seen(admin.page.getByText(orderId)).waitFor()

  const complaints = { seller: seller.complaints, shopper: shopper.complaints, admin: admin.complaints }
  expect(complaints).toEqual({ seller: [], shopper: [], admin: [] })
})

it('tells every channel of an order as it comes, not after a while', async () => {
  // This only checks a generous limit; `npm run bench` measures the exact times.
  const took = await quickest(SOON_MS, async (shopper) => {
    const { orderId, purchaseEventId } = await order(izlog.url, orderOf(firstPage, 1 + shopper))
    await deliveriesOf(orderId, purchaseEventId)
  })
  expect(took).toBeLessThan(SOON_MS)
})
