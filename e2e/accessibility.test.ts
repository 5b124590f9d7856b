import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { seedDemo } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import { screens, sessionsAt, settled, WIDTHS } from '@izlog/local/shots/screens'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { visitor } from './src/browser.ts'
import { type Izlog, startIzlog } from './src/izlog.ts'

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

describe.each(WIDTHS)('at %i px', (width) => {
  it.each(screens)('$name has nothing that keeps people out', async ({ as, open }) => {
    const { page, leave } = await visitor(browser, izlog.url, width, sessions[as])
    onTestFinished(leave)
    await open(page)
    await settled(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const grave = violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => `${target}: ${failureSummary}`),
      }))
    expect(grave).toEqual([])
  })
})
