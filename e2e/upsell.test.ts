import { randomBytes } from 'node:crypto'
import { MARKETS, type Market } from '@izlog/contracts/domain/market-facts'
import { formatMoney, groupThousands } from '@izlog/contracts/domain/money'
import { offersOf } from '@izlog/contracts/domain/offers'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import { UPSELL_MESSAGES, UpsellOrderResponse } from '@izlog/contracts/http/upsell'
import { until } from '@izlog/kit/testing/until'
import { launchChromium } from '@izlog/local/shots/chromium'
import { sessionsAt } from '@izlog/local/shots/screens'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seen, visitor } from './src/browser.ts'
import { databasesOf } from './src/databases.ts'
import { type Izlog, startIzlog } from './src/izlog.ts'
import { receivedAt } from './src/received.ts'
import { fillOrderForm, openLanding, sendOrder } from './src/screens.ts'
import { type Seller, signedInSeller } from './src/seller.ts'
import { orderAwaitingOffers } from './src/shopper.ts'

const NAMESPACE = `t${randomBytes(5).toString('hex')}`
const TITLE = 'Navlaka od bambusa'

let izlog: Izlog
let browser: Browser
let seller: Seller
let received: ReturnType<typeof receivedAt>
let databases: Awaited<ReturnType<typeof databasesOf>>
let sessions: Awaited<ReturnType<typeof sessionsAt>>
beforeAll(async () => {
  izlog = await startIzlog({ NAMESPACE })
  databases = await databasesOf(NAMESPACE)
  received = receivedAt(izlog.simulatorsUrl)
  seller = await signedInSeller(izlog.url)
  sessions = await sessionsAt(izlog.url)
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await databases?.close()
  await izlog?.stop()
})

async function someone(width: number, who: keyof typeof sessions = 'nobody') {
  const one = await visitor(browser, izlog.url, width, sessions[who])
  onTestFinished(one.leave)
  return one
}

const add = (page: Page) => page.getByRole('button', { name: 'Dodaj u isti paket' })
const green = (page: Page) => page.getByRole('button', { name: 'DODATO U PORUDŽBINU!' })

type Case = {
  market: Market
  templateName: TemplateName
  customUrl: string
  price: number
  phone: string
  U: number
}
const CASES: Case[] = [
  { market: 'Serbia', templateName: 'Minimalistic', customUrl: 'rs', price: 2990, phone: '064/812-33-90', U: 1190 },
  { market: 'Bosnia', templateName: 'Sales Template', customUrl: 'ba', price: 49, phone: '061 123 456', U: 19 },
  {
    market: 'Montenegro',
    templateName: 'Advertorial Template',
    customUrl: 'me',
    price: 25,
    phone: '067 123 456',
    U: 9,
  },
]

describe.each(CASES)('an order of three pieces with one upsell in $market, $templateName', (sale) => {
  const { market, templateName, price, phone, U } = sale
  const { currencySymbol, pixelCurrency } = MARKETS[market]
  const money = (amount: number) => formatMoney(amount, currencySymbol)

  it('holds T, U and T + U in every place', async () => {
    const website = await seller.makesPage({
      customUrl: `tri-komada-${sale.customUrl}`,
      targetMarket: market,
      templateName,
      currentPrice: price,
      originalPrice: price * 2,
    })
    const { id } = await seller.offers(website.id, { title: TITLE, price: U })
    // Waits until the upsell product has reached the order service; the parcels of earlier orders would not wait for upsells.
    await until(() => databases.one('order', 'upsell_products', id))
    const T = offersOf(website).find(({ quantity }) => quantity === 3)?.price ?? 0
    expect(website.currencySymbol).toBe(currencySymbol)

    const shopper = await someone(390)
    await openLanding(shopper.page, `/${website.customUrl}`)
    const written = await shopper.page.request.get(`/${website.customUrl}`)
    expect(await written.text()).toContain(money(T))
    const form = await fillOrderForm(shopper.page, templateName, { Telefon: phone })
    const three = form.locator('label.offer').filter({ has: shopper.page.locator('input[value="3"]') })
    await three.click()
    await three.getByText(money(T), { exact: true }).waitFor()
    await form.locator('.sum').getByText(money(T), { exact: true }).waitFor()
    const { orderId, purchaseEventId } = await sendOrder(form)

    await shopper.page.waitForURL(`**/hvala/${website.id}/${orderId}`)
    await seen(shopper.page.getByText(money(U), { exact: true })).waitFor()
    const joined = shopper.page.waitForResponse('**/api/upsell/order')
    await add(shopper.page).dblclick()
    const upsell = UpsellOrderResponse.parse(await (await joined).json())
    await green(shopper.page).waitFor()
    expect(await green(shopper.page).isDisabled()).toBe(true)
    for (const reloads of [0, 1]) {
      if (reloads) await shopper.page.reload()
      await green(shopper.page).waitFor()
      const text = await shopper.page.locator('main').innerText()
      for (const line of [`Plaćate kuriru ${money(T + U)}`, `${TITLE} ${money(U)}`, `Ukupno\n${money(T)}`])
        expect(text).toContain(line)
    }
    expect(await seller.offered(website.id)).toMatchObject([{ stockLeft: 4 }])

    const messages = await until(async () => {
      const found = (await izlog.inbox.messages(orderId)).map(({ what }) => what)
      return found.length >= 2 && found
    })
    expect(messages).toHaveLength(2)
    // The messages come from events on two topics, so either may arrive first.
    const [first, second] = messages.toSorted((one) => (one.includes('Nova porudžbina') ? -1 : 1))
    expect(first).toContain(`Ukupno: ${money(T)}`)
    expect(second).toContain(`Dodato u porudžbinu ${orderId}`)
    expect(second).toContain(`Ukupno: ${money(U)}`)

    const rows = await until(async () => {
      const found = await received.rows(orderId)
      return found.length >= 2 && found
    })
    expect(rows).toHaveLength(2)
    expect(rows).toContainEqual([orderId, website.productName, 3, money(T), ''])
    expect(rows).toContainEqual([upsell.orderId, TITLE, 1, money(U), `Uz porudžbinu ${orderId}`])

    for (const [eventId, value] of [
      [purchaseEventId, T],
      [upsell.purchaseEventId, U],
    ] as const)
      for (const from of ['browser', 'server'] as const) {
        const events = await until(async () => {
          const found = await received.adEvents(from, eventId)
          return found.length > 0 && found
        })
        expect(events).toMatchObject([{ name: 'Purchase', eventId, customData: { value, currency: pixelCurrency } }])
        expect(events[0]?.url).not.toContain(orderId)
      }

    await databases.windowRunsOut(orderId)
    const parcels = await until(async () => {
      const found = await received.parcels(orderId)
      return found.length > 0 && found
    })
    expect(parcels).toMatchObject([
      {
        codAmount: T + U,
        currency: pixelCurrency,
        items: [{ quantity: 3 }, { name: TITLE, quantity: 1 }],
      },
    ])

    for (const [who, width] of [
      ['seller', 390],
      ['admin', 1280],
    ] as const) {
      const { page, complaints } = await someone(width, who)
      await page.goto(`/orders?order=${orderId}`)
      const drawer = page.getByRole('dialog', { name: `Porudžbina ${orderId}` })
      await drawer.getByText(money(T + U), { exact: true }).waitFor()
      await drawer.getByText(money(T), { exact: true }).waitFor()
      await drawer.getByText(money(U), { exact: true }).waitFor()
      const inList = who === 'seller' ? money(T + U) : `${groupThousands(T)} + ${groupThousands(U)} = ${money(T + U)}`
      const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? ''
      await until(async () => plain(await page.locator('main').textContent()).includes(plain(inList)))
      expect(complaints).toEqual([])
    }
    expect(shopper.complaints).toEqual([])
  })
})

it('tells a shopper who comes too late that the parcel is being prepared', async () => {
  const website = await seller.makesPage({ customUrl: 'prekasno' })
  await seller.offers(website.id, { title: TITLE, price: 1190 })
  const { orderId } = await orderAwaitingOffers(izlog.url, website)
  const { page } = await someone(390)
  await page.goto(`/hvala/${website.id}/${orderId}`)
  await add(page).waitFor()
  await databases.windowRunsOut(orderId)
  await until(async () => (await received.parcels(orderId)).length > 0)
  const shownDialog = page.waitForEvent('dialog')
  await add(page).click({ noWaitAfter: true })
  const dialog = await shownDialog
  expect(dialog.message()).toBe(UPSELL_MESSAGES.windowClosed)
  await dialog.accept()
  expect(await add(page).isEnabled()).toBe(true)
  expect(await seller.offered(website.id)).toMatchObject([{ stockLeft: 5 }])
  expect(await received.parcels(orderId)).toMatchObject([{ codAmount: 2990 }])
})
