import { until } from '@izlog/kit/testing/until'
import { demoSeller } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seen, visitor } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'
import { signIn } from './src/screens.ts'
import { type Seller, signedInSeller } from './src/seller.ts'

const izlog = sharedIzlog()
let browser: Browser
let seller: Seller
beforeAll(async () => {
  browser = await launchChromium()
  seller = await signedInSeller(izlog.url)
})
afterAll(() => browser?.close())

const shopperSees = (customUrl: string) => fetch(`${izlog.url}/${customUrl}`).then((answer) => answer.text())

describe('a seller who owns the page', () => {
  it.each([1280, 390])('keeps a draft, publishes it, compares and brings back what was: %i px', async (width) => {
    const customUrl = `lampa-sa-istorijom-${width}`
    const website = await seller.makesPage({ customUrl })
    const { page, complaints, leave } = await visitor(browser, izlog.url, width)
    onTestFinished(leave)
    await signIn(page, demoSeller)
    await page.goto(`/edit/${website.id}`)
    const hook = page.getByLabel('Podnaslov')
    const first = await hook.inputValue()

    await hook.fill('Nacrt koji niko ne vidi.')
    await seen(page.getByRole('button', { name: width === 390 ? 'Kao nacrt' : 'Sačuvaj kao nacrt' })).click()
    await seen(page.getByText('Uređujete nacrt')).waitFor()
    await page.reload()
    await until(async () => (await hook.inputValue()) === 'Nacrt koji niko ne vidi.')
    expect(await shopperSees(customUrl)).not.toContain('Nacrt koji niko ne vidi')

    await seen(page.getByRole('button', { name: 'Objavi nacrt' })).click()
    await until(async () => (await shopperSees(customUrl)).includes('Nacrt koji niko ne vidi'))

    await page.getByRole('button', { name: 'Istorija' }).press('Enter')
    await page.getByText('Objavljen nacrt').waitFor()
    await page.getByRole('button', { name: 'Uporedi verziju 1 sa stranicom' }).press('Enter')
    const compared = page.getByRole('dialog', { name: 'Verzija 1 i stranica sada' })
    await compared.getByText(first, { exact: true }).waitFor()
    await compared.getByText('Nacrt koji niko ne vidi.').waitFor()
    await compared.getByRole('button', { name: 'Vrati verziju 1' }).press('Enter')
    await compared.waitFor({ state: 'detached' })
    await page.getByText('Vraćena verzija 1').waitFor()
    await page.keyboard.press('Escape')
    await until(async () => (await hook.inputValue()) === first)
    await until(async () => !(await shopperSees(customUrl)).includes('Nacrt koji niko ne vidi'))
    expect(complaints).toEqual([])
  })
})
