import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { TemplateName } from '@izlog/contracts/domain/templates'
import { demoPages } from '@izlog/local/seed/demo-pages'
import { seedDemo } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import { screens, sessionsAt, settled, WIDTHS } from '@izlog/local/shots/screens'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seen, visitor } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'
import { joinedNames } from './src/joined-names.ts'
import { signedInSeller } from './src/seller.ts'

/** docs/product/builder.md 9, as the pages name them. */
const DESIGNS = ['look-0', 'look-1', 'look-2', 'look-3']

const izlog = sharedIzlog()
let browser: Browser
let sessions: Awaited<ReturnType<typeof sessionsAt>>
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-e2e-'))
  await seedDemo({ url: izlog.url, dataDir })
  rmSync(dataDir, { recursive: true })
  sessions = await sessionsAt(izlog.url)
  browser = await launchChromium()
})
afterAll(() => browser?.close())

async function graveOf(builder: AxeBuilder) {
  // Without details of what passed, and without a second page to gather the results in, it takes half the time.
  const { violations } = await builder
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
    }))
}

describe.each(WIDTHS)('at %i px', (width) => {
  // Each looks on alone and changes nothing, and while one waits for its screen another is examined.
  it.concurrent.for(screens)('$name has nothing that keeps people out', async ({ as, open }, { onTestFinished }) => {
    const { page, leave } = await visitor(browser, izlog.url, width, sessions[as])
    onTestFinished(leave)
    await open(page)
    await settled(page)
    expect(await joinedNames(page)).toEqual([])
    expect(await graveOf(new AxeBuilder({ page }))).toEqual([])
  })
})

it('shows on a phone where the focus is after the Tab key, and not after a tap', async ({ onTestFinished }) => {
  const { page, leave } = await visitor(browser, izlog.url, 390, sessions.seller)
  onTestFinished(leave)
  const rings = page.locator(':focus-visible')
  /** What a tap opens may take the focus later, so it is looked at once the next target is there. */
  const tap = async (target: Locator) => {
    await seen(target).waitFor()
    expect(await rings.count()).toBe(0)
    await seen(target).tap()
  }
  await page.goto('/orders')
  await tap(page.getByRole('radio', { name: 'Završeno' }))
  await tap(page.getByRole('radio', { name: 'Sve' }))
  await tap(page.getByRole('button', { name: /Otvori porudžbinu/ }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Nazad' }))
  await tap(page.getByRole('button', { name: /^Obaveštenja/ }))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Zatvori' }))
  await tap(page.getByRole('link', { name: 'Podešavanja' }))
  await tap(page.getByRole('tab', { name: 'Bezbednost' }))
  await page.getByText('Promena lozinke').first().waitFor()
  expect(await rings.count()).toBe(0)
  await page.goto(`/${demoPages[0]?.customUrl}`)
  await tap(page.getByRole('link', { name: /poruči/i }))
  await tap(page.locator('dialog[open] label.offer'))
  await tap(page.locator('dialog[open]').getByRole('button', { name: 'Zatvori' }))
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  expect(await rings.count()).toBe(0)
  await page.keyboard.press('Tab')
  expect(await rings.count()).toBe(1)
})

it.concurrent.for(TemplateName.options)(
  '%s can be read in each of its four designs',
  async (templateName, { onTestFinished }) => {
    const seller = await signedInSeller(izlog.url)
    const { page, leave } = await visitor(browser, izlog.url, 390)
    onTestFinished(leave)
    const unseen = new Set(DESIGNS)
    // Which design a page gets follows from its product's number, so pages are made until each was there.
    for (let count = 1; unseen.size > 0; count++) {
      const customUrl = `izgled-${templateName.charAt(0).toLowerCase()}-${count}`
      await seller.makesPage({ customUrl, templateName })
      await page.goto(`/${customUrl}`)
      const design = /look-\d/.exec((await page.locator('[class*="look-"]').getAttribute('class')) ?? '')?.[0] ?? ''
      if (!unseen.delete(design)) continue
      expect({ design, grave: await graveOf(new AxeBuilder({ page }).withRules('color-contrast')) }).toEqual({
        design,
        grave: [],
      })
      expect({ design, cutOff: await cutOffByLongWords(page) }).toEqual({ design, cutOff: [] })
    }
  },
)

/** Puts a word longer than a phone is wide into every heading and paragraph; gives those that it does not fit. */
const cutOffByLongWords = (page: Page) =>
  page.locator('main :is(h1, h2, h3, p):visible').evaluateAll((all) => {
    const texts = all.filter((text) => text.childElementCount === 0)
    for (const text of texts) text.textContent = 'Najneverovatnijeelektrohidropneumatskaprestolonaslednikovica'
    return texts
      .filter(
        (text) =>
          text.scrollWidth > text.clientWidth ||
          text.getBoundingClientRect().right > text.ownerDocument.documentElement.clientWidth,
      )
      .map((text) => text.outerHTML)
  })
