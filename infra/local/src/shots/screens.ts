import { WebsitePage } from '@izlog/contracts/http/catalog'
import { OrderPage } from '@izlog/contracts/http/orders'
import { type Page, request } from 'playwright-core'
import { demoPages } from '../seed/demo-pages.ts'
import { demoAdmin, demoSeller } from '../seed/seed.ts'

type Person = 'nobody' | 'seller' | 'admin'

/** A screen or page, and the person who opens it; the demo seller's data exists. */
export type Screen = {
  name: string
  as: Person
  open(page: Page): Promise<unknown>
  /** True when a dialog covers the whole window, so that only the window is captured. */
  covered?: true
}

const at = (path: string) => (page: Page) => page.goto(path)

const step2 = async (page: Page) => {
  await page.goto('/builder')
  await page.getByRole('button', { name: /^Srbija/ }).click()
}
const orderForm = (customUrl: string) => async (page: Page) => {
  await page.goto(`/${customUrl}`)
  await page
    .getByRole('link', { name: /poruči/i })
    .filter({ visible: true })
    .first()
    .click()
  await page.locator('dialog[open]').getByLabel('Ime i prezime').waitFor()
}
const openOrder = async (page: Page) => {
  await page.goto(`/orders?order=${(await newestOrder(page)).orderId}`)
  await page.getByRole('dialog').waitFor()
}
const openBell = async (page: Page) => {
  await page.goto('/create')
  await page.getByRole('button', { name: /^Obaveštenja/ }).click()
  await page.getByRole('dialog').waitFor()
}
const thankYou = async (page: Page) => {
  const { websiteId, orderId } = await newestOrder(page)
  await page.goto(`/hvala/${websiteId}/${orderId}`)
  await page.getByRole('heading', { name: /^Hvala/ }).waitFor()
}

/** Opens a tab of the editor of a demo page. */
const editor = (place: number, tab: string) => async (page: Page) => {
  const answer = await page.request.get('/api/websites/my')
  const { items } = WebsitePage.parse(await answer.json())
  const website = items.find(({ customUrl }) => customUrl === demoPages[place]?.customUrl)
  if (!website) throw new Error('there is no such page yet')
  await page.goto(`/edit/${website.id}?tab=${tab}`)
  await page.getByText('Domen', { exact: true }).first().waitFor()
}

/** The gateway answers unknown addresses itself, so the app's Not-found screen can only be reached inside the app. */
const unknownInApp = async (page: Page) => {
  await page.goto('/create')
  await page.getByRole('main').waitFor()
  await page.evaluate("history.pushState(null, '', '/nema-ovog-ekrana'); dispatchEvent(new PopStateEvent('popstate'))")
  await page.getByRole('heading', { name: /^404/ }).waitFor()
}

/** The newest order of the person who is signed in. */
async function newestOrder(page: Page) {
  const answer = await page.request.get('/api/orders/my?limit=1')
  const [order] = OrderPage.parse(await answer.json()).items
  if (!order) throw new Error('there is no order yet')
  return order
}

/** All screens and pages. The names start with a number, so that a folder lists them in order. */
export const screens: Screen[] = [
  { name: '01-login', as: 'nobody', open: at('/') },
  { name: '02-dashboard', as: 'seller', open: at('/create') },
  { name: '03-builder-1', as: 'seller', open: at('/builder') },
  { name: '03-builder-2', as: 'seller', open: step2 },
  {
    name: '03-builder-3',
    as: 'seller',
    open: async (page) => {
      await step2(page)
      await page.getByRole('button', { name: /^Minimalistic/ }).click()
      await page.getByLabel('Naziv proizvoda').waitFor()
    },
  },
  { name: '03-editor', as: 'seller', open: editor(0, 'content') },
  { name: '03-editor-images', as: 'seller', open: editor(0, 'images') },
  { name: '03-editor-colours', as: 'seller', open: editor(1, 'colors') },
  { name: '03-editor-prices', as: 'seller', open: editor(1, 'pricing') },
  { name: '03-editor-story', as: 'seller', open: editor(2, 'advertorial') },
  { name: '03-editor-preview', as: 'seller', open: editor(0, 'content&pregled') },
  { name: '04-orders-seller', as: 'seller', open: at('/orders') },
  { name: '04-orders-none-found', as: 'seller', open: at('/orders?search=nemanikoga') },
  { name: '04-order-open', as: 'seller', open: openOrder, covered: true },
  { name: '04-orders-calls', as: 'seller', open: at('/orders/pozivi') },
  { name: '04-orders-money', as: 'seller', open: at('/orders/novac') },
  { name: '04-failed-deliveries', as: 'seller', open: at('/deliveries') },
  { name: '04-notifications', as: 'seller', open: openBell },
  { name: '05-orders-admin', as: 'admin', open: at('/orders') },
  { name: '06-admin', as: 'admin', open: at('/admin') },
  { name: '06-admin-audit-log', as: 'admin', open: at('/admin/dnevnik') },
  { name: '06-admin-system', as: 'admin', open: at('/admin/system') },
  { name: '07-settings', as: 'seller', open: at('/settings') },
  { name: '07-settings-security', as: 'seller', open: at('/settings?tab=security') },
  { name: '07-settings-marketing', as: 'seller', open: at('/settings?tab=marketing') },
  { name: '07-settings-notifications', as: 'seller', open: at('/settings?tab=notifications') },
  { name: '08-sync-moved', as: 'seller', open: at('/sync') },
  { name: '08-sync-setup', as: 'seller', open: at('/sync-setup') },
  { name: '08-sync-test', as: 'seller', open: at('/sync-setup?tab=test') },
  { name: '08-sync-create', as: 'seller', open: at('/sync-setup?tab=create') },
  { name: '08-domain', as: 'seller', open: at('/domain') },
  { name: '08-domains', as: 'seller', open: at('/domains') },
  { name: '08-app-not-found', as: 'seller', open: unknownInApp },
  ...demoPages.map(
    ({ customUrl }, index): Screen => ({ name: `09-page-${index + 1}`, as: 'nobody', open: at(`/${customUrl}`) }),
  ),
  { name: '10-order-form', as: 'nobody', open: orderForm(demoPages[0]?.customUrl ?? ''), covered: true },
  { name: '11-thank-you', as: 'seller', open: thankYou },
  { name: '12-storefront', as: 'nobody', open: at('/storefront') },
  { name: '13-page-not-found', as: 'nobody', open: at('/nema-ove-stranice') },
]

export const WIDTHS = [390, 1280] as const

const people = { seller: demoSeller, admin: demoAdmin }

/** The browser state of each person after login. Each signs in only once, because logins are rate-limited. */
export async function sessionsAt(url: string) {
  const sessionOf = async (person: keyof typeof people) => {
    const client = await request.newContext({ baseURL: url })
    const answer = await client.post('/api/auth/login', { data: people[person] })
    if (!answer.ok()) throw new Error(`${people[person].email} cannot sign in: ${answer.status()}`)
    const session = await client.storageState()
    await client.dispose()
    return session
  }
  return { nobody: undefined, seller: await sessionOf('seller'), admin: await sessionOf('admin') }
}

/**
 * Runs in the browser, whose globals TypeScript does not have here. It is a single string because the pages' content security policy
 * forbids waitForFunction.
 */
const SETTLE = `(async () => {
  const until = async (what, isSo) => {
    for (const end = Date.now() + 30_000; !isSo(); await new Promise((later) => setTimeout(later, 50)))
      if (Date.now() > end) throw new Error(what + ' did not come within 30 s')
  }
  await until('data', () => document.readyState === 'complete' && !document.querySelector('[aria-busy="true"], [data-loading]'))
  for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' })
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 20)))
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
  await document.fonts.ready
  await until('pictures', () => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'))
  // those of slides that stand aside never come
  for (const end = Date.now() + 1500; Date.now() < end && ![...document.images].every(({ complete }) => complete); )
    await new Promise((later) => setTimeout(later, 50))
})()`

/** Waits until nothing is loading: data, fonts, and pictures, which are scrolled into view one by one. */
export const settled = (page: Page): Promise<unknown> => page.evaluate(SETTLE)
