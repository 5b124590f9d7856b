import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { TemplateName } from '@izlog/contracts/domain/templates'
import { seedDemo } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import { screens, sessionsAt, settled, WIDTHS } from '@izlog/local/shots/screens'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitor } from './src/browser.ts'
import { type Izlog, startIzlog } from './src/izlog.ts'
import { signedInSeller } from './src/seller.ts'

/** The classes of the four designs (docs/product/builder.md 9). */
const DESIGNS = ['look-0', 'look-1', 'look-2', 'look-3']

let izlog: Izlog
let browser: Browser
let sessions: Awaited<ReturnType<typeof sessionsAt>>
beforeAll(async () => {
  izlog = await startIzlog()
  const dataDir = mkdtempSync(join(tmpdir(), 'izlog-e2e-'))
  await seedDemo({ url: izlog.url, dataDir })
  rmSync(dataDir, { recursive: true })
  sessions = await sessionsAt(izlog.url)
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await izlog?.stop()
})

async function graveOf(builder: AxeBuilder) {
  const { violations } = await builder.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
    }))
}

describe.each(WIDTHS)('at %i px', (width) => {
  // The tests run concurrently because none of them changes data; while one waits for its screen, another is checked.
  it.concurrent.for(screens)('$name has nothing that keeps people out', async ({ as, open }, { onTestFinished }) => {
    const { page, leave } = await visitor(browser, izlog.url, width, sessions[as])
    onTestFinished(leave)
    await open(page)
    await settled(page)
    expect(await graveOf(new AxeBuilder({ page }))).toEqual([])
  })
})

it.concurrent.for(TemplateName.options)(
  '%s can be read in each of its four designs',
  async (templateName, { onTestFinished }) => {
    const seller = await signedInSeller(izlog.url)
    const { page, leave } = await visitor(browser, izlog.url, 390)
    onTestFinished(leave)
    const unseen = new Set(DESIGNS)
    // The design of a page depends on the number of its product, so pages are created until every design has occurred.
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

/** Puts a word that is wider than a phone into every heading and paragraph; returns the elements that it overflows. */
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
