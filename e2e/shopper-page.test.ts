import { isDeepStrictEqual } from 'node:util'
import { CurrentUser } from '@izlog/contracts/http/auth'
import { until } from '@izlog/kit/testing/until'
import { apiOf } from '@izlog/local/seed/api'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { signedInAdmin } from './src/admin.ts'
import { visitor } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'
import { receivedAt } from './src/received.ts'
import { fillOrderForm, openLanding, orderOn, sendOrder } from './src/screens.ts'
import { type Seller, signedInSeller } from './src/seller.ts'
import { order, orderAwaitingOffers, orderOf } from './src/shopper.ts'

const izlog = sharedIzlog()
let browser: Browser
let seller: Seller
let received: ReturnType<typeof receivedAt>
beforeAll(async () => {
  received = receivedAt(izlog.simulatorsUrl)
  seller = await signedInSeller(izlog.url)
  browser = await launchChromium()
})
afterAll(() => browser?.close())

async function someone(): Promise<Page> {
  const { page, leave } = await visitor(browser, izlog.url, 390)
  onTestFinished(leave)
  return page
}

describe('an order form', () => {
  const REQUIRED = [
    ['Ime i prezime', 'Unesite ime i prezime', 'name'],
    ['Telefon', 'Unesite broj telefona', 'phone'],
    ['Ulica i broj', 'Unesite ulicu i broj', 'address'],
    ['Grad', 'Unesite grad', 'city'],
  ] as const
  const POSTAL_CODE = ['Poštanski broj', 'Unesite poštanski broj', 'postalCode'] as const

  it.each([
    { templateName: 'Minimalistic', targetMarket: 'Serbia', phone: '064/812-33-90', pieces: '1', required: REQUIRED },
    { templateName: 'Sales Template', targetMarket: 'Bosnia', phone: '061 123 456', pieces: '3', required: REQUIRED },
    {
      templateName: 'Advertorial Template',
      targetMarket: 'Serbia',
      phone: '+381 64 812 3390',
      pieces: '3',
      required: [...REQUIRED, POSTAL_CODE],
    },
    {
      templateName: 'Advertorial Template',
      targetMarket: 'Montenegro',
      phone: '067 123 456',
      pieces: '3',
      required: REQUIRED,
    },
  ] as const)(
    'of the $templateName in $targetMarket leads to what is missing, and gives one order for two taps',
    async (sale) => {
      const { templateName, targetMarket, phone, pieces, required } = sale
      const customUrl = `obrazac-${templateName.slice(0, 3)}-${targetMarket.slice(0, 3)}`.toLowerCase()
      const website = await seller.makesPage({ customUrl, templateName, targetMarket })
      const page = await someone()
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders') sent.push(request.url())
      })
      await openLanding(page, `/${customUrl}`)
      const needsPostalCode = required.some(([label]) => label === POSTAL_CODE[0])
      const form = await fillOrderForm(page, templateName, {
        Telefon: phone,
        ...(needsPostalCode ? {} : { [POSTAL_CODE[0]]: '' }),
      })
      expect(await form.getByRole('radio', { checked: true }).getAttribute('value')).toBe(pieces)
      const button = form.getByRole('button', { name: /^Poruči/ })

      const isLedTo = async (name: string, sentence: RegExp | string) => {
        await form.getByText(sentence).waitFor()
        await until(async () => (await form.locator(':focus').getAttribute('name')) === name)
      }
      for (const [label, sentence, name] of required) {
        const field = form.getByLabel(label)
        const typed = await field.inputValue()
        await field.fill('')
        await button.click()
        await isLedTo(name, sentence)
        if (templateName === 'Advertorial Template') await page.getByText('Molimo unesite sva obavezna polja').waitFor()
        await field.fill(typed)
      }
      await form.getByLabel('Telefon').fill('06')
      await button.click()
      await isLedTo('phone', /Broju nedostaju cifre/)
      await form.getByLabel('Telefon').fill(phone)
      expect(sent).toEqual([])

      const { orderId } = await sendOrder(form, 'dblclick')
      await page.waitForURL(`**/hvala/${website.id}/${orderId}`)
      expect(sent).toHaveLength(1)
    },
  )
})

describe('the thank-you page', () => {
  it('shows one whole picture of an offer at a time', async () => {
    const website = await seller.makesPage({ customUrl: 'slike-ponude' }, ['jastuk-1.jpg', 'lampa-1.jpg'])
    const images = website.images.map(({ url }) => url)
    await seller.offers(website.id, { title: 'Navlaka od bambusa', price: 1190, images })
    await until(async () => (await seller.offered(website.id)).length === 1)
    const { orderId } = await orderAwaitingOffers(izlog.url, website)
    const page = await someone()
    await page.goto(`/hvala/${website.id}/${orderId}`)
    const fillsItsFrame = async (alt: string) => {
      const picture = await page.getByRole('img', { name: alt }).boundingBox()
      return isDeepStrictEqual(picture, await page.locator('.upsell-turning').boundingBox())
    }
    await until(() => fillsItsFrame('Navlaka od bambusa, slika 1 od 2'))
    await page.getByRole('button', { name: 'Sledeća slika' }).click()
    await until(() => fillsItsFrame('Navlaka od bambusa, slika 2 od 2'))
  })

  it('is what each of its routes says', async () => {
    const website = await seller.makesPage({ customUrl: 'svi-putevi' })
    await seller.offers(website.id, { title: 'Navlaka od bambusa', price: 1190 })
    await until(async () => (await seller.offered(website.id)).length === 1)
    const { orderId } = await orderAwaitingOffers(izlog.url, website)
    const page = await someone()
    const offer = page.getByRole('button', { name: 'Dodaj u isti paket' })
    for (const path of [
      `/hvala/${website.id}/${orderId}`,
      `/hvala?order=${orderId}&website=${website.id}`,
      `/hvala-upsell?order=${orderId}`,
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'Hvala, Jovana!' }).waitFor()
      await offer.waitFor()
    }

    await page.goto(`/hvala-simple?order=${orderId}`)
    for (const wanted of [orderId, 'LED lampa Luma', '2.990 RSD', 'Bulevar oslobođenja 45'])
      await page.getByText(wanted).first().waitFor()
    expect(await offer.count()).toBe(0)
    for (const path of ['/hvala-simple', '/hvala-upsell']) {
      await page.goto(`${path}?order=NEMA-NEMA-NEMA`)
      await page.getByRole('heading', { name: 'Porudžbina nije pronađena' }).waitFor()
    }

    const placed: string[] = []
    page.on('request', (request) => request.method() === 'POST' && placed.push(request.url()))
    await page.goto('/hvala')
    const clock = page.getByRole('timer')
    const before = await clock.innerText()
    await until(async () => (await clock.innerText()) !== before)
    await page.getByRole('button', { name: 'Dodaj u porudžbinu' }).first().click()
    await page.getByText('Greška: Nedostaju podaci o porudžbini').waitFor()
    expect(placed).toEqual([])
    for (const path of ['/hvala-success', '/thank-you-success']) {
      await page.goto(path)
      await page.getByText('Ova stranica se sama zatvara').waitFor()
      await page.getByRole('button', { name: 'Zatvori prozor' }).waitFor()
    }
  })

  it('tells the seller’s pixel of the purchase also where the order stands in the query, and never its code', async () => {
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
