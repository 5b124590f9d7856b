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
import { openLanding, orderOn } from './src/screens.ts'
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
  const { page, leave } = await visitor(browser, izlog.url, 390)
  onTestFinished(leave)
  return page
}

describe('the thank-you page', () => {
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
      await openLanding(page, `/${website.customUrl}`)
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
