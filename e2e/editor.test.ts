import { until } from '@izlog/kit/testing/until'
import { demoSeller } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser, Page } from 'playwright-core'
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

/** Creates a landing page and opens it in the editor as its seller. */
async function inEditor(width: number, customUrl: string) {
  const website = await seller.makesPage({ customUrl, templateName: 'Sales Template' })
  const { page, complaints, leave } = await visitor(browser, izlog.url, width)
  onTestFinished(leave)
  await signIn(page, demoSeller)
  await page.goto(`/edit/${website.id}`)
  await page.getByLabel('Podnaslov').waitFor()
  return { page, complaints, website }
}

const preview = (page: Page) => page.frameLocator('iframe[title="Pregled stranice"]')
const save = async (page: Page) => {
  await seen(page.getByRole('button', { name: 'Sačuvaj', exact: true })).click()
  await page.getByText('Template je uspešno ažuriran').first().waitFor()
}

/** The HTML that a shopper gets through the gateway's cache. */
const shopperSees = (customUrl: string) => fetch(`${izlog.url}/${customUrl}`).then((answer) => answer.text())

describe('the editor', () => {
  it.each([1280, 390])('shows an edit at once, and shoppers once it is saved: %i px', async (width) => {
    const customUrl = `lampa-u-editoru-${width}`
    const { page, complaints } = await inEditor(width, customUrl)
    expect(await shopperSees(customUrl)).not.toContain('Svetlo koje ne umara')

    await page.getByLabel('Podnaslov').fill('Svetlo koje ne umara oči.')
    if (width === 390) await page.getByRole('button', { name: 'Pregled' }).click()
    await preview(page).getByRole('heading', { name: 'Svetlo koje ne umara oči.' }).waitFor()
    if (width === 390) await page.goBack()
    await page.getByRole('tab', { name: 'Cene' }).click()
    await page.getByLabel('Nova cena').fill('2.490')
    await page.getByLabel('Nova cena').blur()
    await page.getByRole('cell', { name: '4.160' }).first().waitFor()
    await save(page)

    const html = await until(async () => {
      const text = await shopperSees(customUrl)
      return text.includes('Svetlo koje ne umara') && text
    })
    expect(html).toContain('2.490')
    expect(html).toContain('4.160')
    expect(complaints).toEqual([])
  })

  it('leads from a text in the preview to its field, and sends nothing from there', async () => {
    const { page, complaints } = await inEditor(1280, 'lampa-za-biranje')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.frame() !== page.mainFrame() && request.resourceType() !== 'image') asked.push(request.url())
    })
    await page.getByRole('radio', { name: 'Za editovanje' }).click()
    await preview(page).getByRole('heading', { level: 1 }).click()
    await until(() => page.getByLabel('Podnaslov').evaluate((field) => field === field.ownerDocument.activeElement))
    await preview(page).locator('.preview-focus').waitFor()

    await page.getByRole('radio', { name: 'Za kupce' }).click()
    const loaded = asked.length
    await seen(preview(page).locator('main [data-order]')).click()
    const form = preview(page)
      .locator('form')
      .filter({ has: page.getByLabel('Ime i prezime'), visible: true })
    await form.getByRole('button', { name: /^Poruči/ }).click()
    await page.getByText('Odavde se porudžbina ne šalje.').first().waitFor()
    expect(asked.slice(loaded).filter((url) => url.includes('/api/'))).toEqual([])
    expect(complaints).toEqual([])
  })

  it('keeps what was typed over a reload, and asks before it is left', async () => {
    const { page } = await inEditor(1280, 'lampa-posle-osvezavanja')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.getByLabel('Naslov', { exact: true }).fill('Naslov pre osvežavanja')
    await seen(page.getByText('Nesačuvane izmene')).waitFor()
    await page.reload()
    await page.getByText('Vratili smo nesačuvane izmene').first().waitFor()
    expect(await page.getByLabel('Naslov', { exact: true }).inputValue()).toBe('Naslov pre osvežavanja')
    await page.getByRole('link', { name: 'Nazad na dashboard' }).click()
    await page.getByRole('button', { name: 'Sačuvaj i izađi' }).click()
    await page.waitForURL('**/create')
  })
})
