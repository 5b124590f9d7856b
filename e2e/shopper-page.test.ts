import { CurrentUser } from '@izlog/contracts/http/auth'
import { until } from '@izlog/kit/testing/until'
import { apiOf } from '@izlog/local/seed/api'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { signedInAdmin } from './src/admin.ts'
import { visitor } from './src/browser.ts'
import { type Izlog, startIzlog } from './src/izlog.ts'
import { receivedAt } from './src/received.ts'
import { fillOrderForm, orderOn, sendOrder } from './src/screens.ts'
import { type Seller, signedInSeller } from './src/seller.ts'
import { order, orderOf } from './src/shopper.ts'

let izlog: Izlog
let browser: Browser
let seller: Seller
let received: ReturnType<typeof receivedAt>
beforeAll(async () => {
  izlog = await startIzlog()
  received = receivedAt(izlog.simulatorsUrl)
  seller = await signedInSeller(izlog.url)
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await izlog?.stop()
})

async function someone(): Promise<Page> {
  const { page, leave } = await visitor(browser, izlog.url, 390, undefined, { reducedMotion: 'no-preference' })
  onTestFinished(leave)
  return page
}

/** From here on time stands still in the page, but for what a test lets pass. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install()
  // The page's clock runs on until then.
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Runs in the browser, whose globals this side has not: `code` sees the element that the selector finds. */
const inPage = <T>(page: Page, selector: string, code: string): Promise<T> =>
  page.evaluate(`((element) => ${code})(document.querySelector(${JSON.stringify(selector)}))`)
/** Resolves once the browser has drawn a frame with it on the screen. */
const inSight = (page: Page, selector: string) =>
  inPage<true>(
    page,
    selector,
    `new Promise((seen) => new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen(true)).observe(element))`,
  )
const scrolled = (page: Page, selector: string) => inPage<number>(page, selector, 'element.scrollLeft')
const CONFETTI = '.confetti canvas'
const painted = (page: Page) =>
  inPage<boolean>(
    page,
    CONFETTI,
    `Boolean(element?.getContext('2d').getImageData(0, 0, element.width || 1, element.height || 1).data.some(Boolean))`,
  )

describe('the default template', () => {
  it('moves each carousel on in its own time', async () => {
    const website = await seller.makesPage({ customUrl: 'vrteske' }, ['lampa-1.jpg', 'jastuk-1.jpg', 'difuzer.jpg'])
    const page = await someone()
    await stopClock(page)
    await page.goto(`/${website.customUrl}`)
    for (const [name, everyMs] of [
      ['Slike proizvoda', 4000],
      ['Slike proizvoda, izbliza', 3500],
      ['Prednosti sa slikama', 4000],
      ['Utisci kupaca', 5000],
    ] as const) {
      const row = `section[aria-label="${name}"]`
      await page.reload()
      await until(async () => {
        await page.clock.runFor(20)
        return (await page.locator(row).getAttribute('tabindex')) === '0'
      })
      await page.locator(row).scrollIntoViewIfNeeded()
      await inSight(page, row)
      await page.clock.runFor(everyMs - 500)
      await inSight(page, row)
      expect([name, await scrolled(page, row)]).toEqual([name, 0])
      await page.clock.runFor(500)
      await until(async () => (await scrolled(page, row)) > 0)
    }
  })
})

describe('an order', () => {
  it.each([
    ['Minimalistic', 500],
    ['Advertorial Template', 1000],
  ] as const)('of the %s leads to the thank-you page after %i ms', async (templateName, afterMs) => {
    const website = await seller.makesPage({ customUrl: `vodi-za-${afterMs}`, templateName })
    const page = await someone()
    await page.clock.install()
    await page.goto(`/${website.customUrl}`)
    const form = await fillOrderForm(page, templateName)
    await page.clock.pauseAt(Date.now() + 60_000)
    const { orderId } = await sendOrder(form)
    await form.getByRole('button', { name: 'Porudžbina je primljena' }).waitFor()
    await page.clock.runFor(afterMs - 50)
    await inSight(page, 'main')
    expect(new URL(page.url()).pathname).toBe(`/${website.customUrl}`)
    await page.clock.runFor(100)
    await page.waitForURL(`**/hvala/${website.id}/${orderId}`)
  })
})

describe('the thank-you page', () => {
  it('throws confetti for five seconds', async () => {
    const website = await seller.makesPage({ customUrl: 'konfete' })
    const { orderId } = await order(izlog.url, orderOf(website))
    const page = await someone()
    await stopClock(page)
    await page.goto(`/hvala/${website.id}/${orderId}`)
    await until(async () => {
      await page.clock.runFor(50)
      return painted(page)
    })
    await page.clock.runFor(4500)
    expect(await painted(page)).toBe(true)
    await page.clock.runFor(600)
    expect(await painted(page)).toBe(false)
  })

  it('tells the seller’s pixel of the purchase also where the order stands in the query, and never its string', async () => {
    const website = await seller.makesPage({ customUrl: 'upit' })
    const { orderId, purchaseEventId } = await order(izlog.url, orderOf(website))
    const page = await someone()
    await page.goto(`/hvala?order=${orderId}&website=${website.id}`)
    await page.getByRole('heading', { name: 'Hvala, Jovana!' }).waitFor()
    const [event, ...more] = await until(async () => {
      const events = await received.adEvents('browser', purchaseEventId)
      return events.length > 0 && events
    })
    expect(more).toEqual([])
    expect(event).toMatchObject({ name: 'Purchase', customData: { value: 2990, currency: 'RSD' } })
    expect(event?.url).not.toContain(orderId)
  })
})

describe('a seller who asks before measuring', () => {
  it('has nothing measured before the yes, no purchase reported without it, and all of it with it', async () => {
    const admin = await signedInAdmin(izlog.url)
    const who = await admin.makesClient()
    const { token, makesPage } = await signedInSeller(izlog.url, who)
    const save = (path: string, body: object) => apiOf(izlog.url)(path, CurrentUser, { method: 'PATCH', token, body })
    await save('/api/user/facebook-pixel', { facebookPixelId: '123456789012345' })
    await save('/api/user/settings', { consentBanner: true })
    const website = await makesPage({ customUrl: 'pitaj-me', templateName: 'Advertorial Template' })
    await until(async () => (await (await fetch(`${izlog.url}/pitaj-me`)).text()).includes('"consentBanner":true'))
    const reported = (orderId: string) =>
      until(async () =>
        (await admin.deliveriesOf(orderId)).find(
          ({ channel, state }) => channel === 'pixel' && ['sent', 'skipped'].includes(state),
        ),
      )

    for (const agreed of [false, true]) {
      const page = await someone()
      const asked: string[] = []
      page.on('request', (request) => void asked.push(request.url()))
      const toPlatform = () => asked.filter((url) => url.startsWith(izlog.simulatorsUrl))
      await page.goto(`/${website.customUrl}`)
      const yes = page.getByRole('button', { name: 'Da, slažem se' })
      await yes.waitFor()
      expect(toPlatform()).toEqual([])
      if (agreed) {
        const measured = page.waitForRequest('**/meta/pixel.js')
        await yes.click()
        await measured
      }
      const { orderId, purchaseEventId } = await orderOn(page, 'Advertorial Template')
      await page.waitForURL(`**/hvala/${website.id}/${orderId}`)
      await page.getByRole('heading', { name: 'Hvala, Jovana!' }).waitFor()
      expect(await reported(orderId)).toMatchObject(
        agreed
          ? { state: 'sent', reason: null }
          : { state: 'skipped', reason: 'Kupac nije pristao na merenje oglasa, pa kupovina nije javljena.' },
      )
      if (agreed) await until(async () => (await received.adEvents('browser', purchaseEventId)).length === 1)
      else expect(toPlatform()).toEqual([])
      expect(await received.adEvents('server', purchaseEventId)).toHaveLength(agreed ? 1 : 0)
    }
  })
})
