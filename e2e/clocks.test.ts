import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import { until } from '@izlog/kit/testing/until'
import { demoSeller } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { visitor } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'
import { fillOrderForm, openLanding, sendOrder, signIn } from './src/screens.ts'
import { type Seller, signedInSeller } from './src/seller.ts'
import { order, orderAwaitingOffers, orderOf } from './src/shopper.ts'

const izlog = sharedIzlog()
let browser: Browser
let seller: Seller
beforeAll(async () => {
  seller = await signedInSeller(izlog.url)
  browser = await launchChromium()
})
afterAll(() => browser?.close())

/** A visitor whose browser clock the test can control; it runs until the test stops it. */
async function someone(width = 390): Promise<Page> {
  const { page, leave } = await visitor(browser, izlog.url, width, undefined, { reducedMotion: 'no-preference' })
  onTestFinished(leave)
  await page.clock.install()
  return page
}

/** Stops the page's clock; afterwards only the test advances it. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

/** Runs `code` on the selected element in the browser, whose globals TypeScript does not have here. */
const inPage = <T>(page: Page, selector: string, code: string): Promise<T> =>
  page.evaluate(`((element) => ${code})(document.querySelector(${JSON.stringify(selector)}))`)
/** Resolves once the browser has drawn a frame in which the element is visible. */
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

describe('the carousels of the default template', () => {
  it('each move on in their own time', async () => {
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

describe('a countdown', () => {
  const secondsOn = async (timer: Locator) =>
    ((await timer.innerText()).match(/\d+/g) ?? []).reduce((sum, part) => sum * 60 + Number(part), 0)
  /** Stops the clock once the timer is running, because it starts only after hydration. */
  const stopRunning = async (page: Page, timer: Locator) => {
    const first = await timer.innerText()
    await until(async () => (await timer.innerText()) !== first)
    await stopClock(page)
  }
  /** Advances the clock by ten seconds and waits until the timer shows it. */
  const runs = async (page: Page, timer: Locator) => {
    const before = await secondsOn(timer)
    await page.clock.runFor(10_000)
    await until(async () => before - (await secondsOn(timer)) === 10)
  }

  it.each([
    ['Minimalistic', 'sat-obrasca'],
    ['Sales Template', 'sat-akcije'],
  ] as const)(
    'runs fifteen minutes in the form of the %s, which can be sent after them',
    async (template, customUrl) => {
      await seller.makesPage({ customUrl, templateName: template })
      const page = await someone()
      await openLanding(page, `/${customUrl}`)
      const form = await fillOrderForm(page, template)
      const timer = page.getByRole('dialog').getByRole('timer')
      await stopRunning(page, timer)
      await runs(page, timer)
      expect(await secondsOn(timer)).toBeGreaterThan(0)
      await page.clock.runFor(15 * MINUTE_MS)
      await until(async () => (await timer.innerText()) === '00:00')
      await sendOrder(form)
    },
  )

  it('runs a day on the default page, and then anew', async () => {
    await seller.makesPage({ customUrl: 'sat-dana' })
    const page = await someone()
    await page.goto('/sat-dana')
    const timer = page.getByRole('main').getByRole('timer')
    await stopRunning(page, timer)
    await runs(page, timer)
    const left = await secondsOn(timer)
    await page.clock.fastForward(left * 1000)
    await page.clock.runFor(1000)
    await until(async () => (await secondsOn(timer)) > left)
  })

  it('runs fifteen minutes on the thank-you page without an order', async () => {
    const page = await someone()
    await page.goto('/hvala')
    const timer = page.getByRole('timer')
    await stopRunning(page, timer)
    await runs(page, timer)
    await page.clock.runFor(15 * MINUTE_MS)
    await until(async () => (await timer.innerText()).endsWith('00:00'))
  })

  it('runs eight minutes beside the offers, which stay after them; what was added is told for three seconds', async () => {
    const website = await seller.makesPage({ customUrl: 'sat-ponude' })
    await seller.offers(website.id, { title: 'Navlaka od bambusa', price: 1190 })
    await until(async () => (await seller.offered(website.id)).length === 1)
    const { orderId } = await orderAwaitingOffers(izlog.url, website)
    const page = await someone()
    await page.goto(`/hvala/${website.id}/${orderId}`)
    const timer = page.getByRole('timer')
    await stopRunning(page, timer)
    await runs(page, timer)
    expect(await secondsOn(timer)).toBeLessThan(480)

    const added = page.getByRole('dialog', { name: 'Dodato u Vaš paket' })
    await page.getByRole('button', { name: 'Dodaj u isti paket' }).click()
    await until(async () => {
      await page.clock.runFor(20)
      return added.isVisible()
    })
    await page.clock.runFor(2900)
    expect(await added.isVisible()).toBe(true)
    await page.clock.runFor(100)
    await added.waitFor({ state: 'hidden' })

    await page.clock.runFor(8 * MINUTE_MS)
    await until(async () => (await timer.innerText()).endsWith('00:00'))
    await page.getByRole('button', { name: 'DODATO U PORUDŽBINU!' }).waitFor()
  })

  it('closes the static thank-you page after a minute', async () => {
    const page = await someone()
    await page.goto('/hvala')
    const opened = page.waitForEvent('popup')
    await page.evaluate("void window.open('/thank-you-success')")
    const thanks = await opened
    const closed = thanks.waitForEvent('close')
    await thanks.getByText(/zatvara za [1-5]?\d\ss/).waitFor()
    await stopClock(page)
    await page.clock.runFor(MINUTE_MS)
    await closed
  })
})

describe('a counter of people', () => {
  it.each([
    ['storefront', '/storefront', '.promo b'],
    ['Sales Template', '/brojac-akcije', '.visitors b'],
  ])('on the %s changes every three seconds', async (_, path, selector) => {
    if (path !== '/storefront') await seller.makesPage({ customUrl: path.slice(1), templateName: 'Sales Template' })
    const page = await someone()
    // Makes Math.random return its maximum, with which the counter rises by two each time.
    await page.addInitScript('Math.random = () => 0.999')
    await page.goto(path)
    const counted = async () => Number(await page.locator(selector).first().innerText())
    const first = await counted()
    await until(async () => (await counted()) !== first)
    await stopClock(page)
    const then = await counted()
    await page.clock.runFor(3000)
    await until(async () => (await counted()) === then + 2)
    await page.clock.runFor(2900)
    expect(await counted()).toBe(then + 2)
  })
})

describe('an order', () => {
  it.each([
    ['Minimalistic', 500],
    ['Sales Template', 500],
    ['Advertorial Template', 1000],
  ] as const)('of the %s leads to the thank-you page after %i ms', async (templateName, afterMs) => {
    const customUrl = `vodi-${templateName.slice(0, 5).toLowerCase()}`
    const website = await seller.makesPage({ customUrl, templateName })
    const page = await someone()
    await openLanding(page, `/${customUrl}`)
    const form = await fillOrderForm(page, templateName)
    await stopClock(page)
    const { orderId } = await sendOrder(form)
    await form.getByRole('button', { name: 'Porudžbina je primljena' }).waitFor()
    await page.clock.runFor(afterMs - 50)
    await inSight(page, 'main')
    expect(new URL(page.url()).pathname).toBe(`/${customUrl}`)
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
})

describe('what an owner types on the live page', () => {
  it('is saved once a second has passed since the last letter', async () => {
    const { id } = await seller.makesPage({ customUrl: 'samo-cuva', templateName: 'Advertorial Template' })
    const page = await someone(1280)
    await signIn(page, demoSeller)
    await page.goto('/samo-cuva')
    await page.getByRole('button', { name: 'Izmena stranice' }).click()
    await page.getByText('Savet i utisci').click()
    const saves: unknown[] = []
    page.on('request', (request) => request.method() === 'PUT' && saves.push(request.postDataJSON()))
    await stopClock(page)
    const advice = page.getByLabel('Savet')
    await advice.fill('Lampu stavite levo.')
    await page.clock.runFor(900)
    await advice.fill('Lampu stavite s leve strane.')
    await page.clock.runFor(900)
    expect(saves).toEqual([])
    const saved = page.waitForResponse(`**/api/websites/id/${id}`)
    await page.clock.runFor(100)
    expect((await saved).status()).toBe(200)
    expect(JSON.stringify(saves)).toContain('Lampu stavite s leve strane.')
    expect(saves).toHaveLength(1)
  })
})
