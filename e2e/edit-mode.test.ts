import { LoginResponse } from '@izlog/contracts/http/auth'
import { SaveWebsiteResponse } from '@izlog/contracts/http/editor'
import { until } from '@izlog/kit/testing/until'
import { apiOf } from '@izlog/local/seed/api'
import { demoAdmin, demoSeller } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { visitor } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'
import { signIn } from './src/screens.ts'
import { photo, type Seller, signedInSeller } from './src/seller.ts'

const izlog = sharedIzlog()
let browser: Browser
let seller: Seller
beforeAll(async () => {
  browser = await launchChromium()
  seller = await signedInSeller(izlog.url)
})
afterAll(() => browser?.close())

type Template = 'Minimalistic' | 'Sales Template' | 'Advertorial Template'

/** Opens a published landing page as its seller, in edit mode. */
async function onOwnPage(customUrl: string, templateName: Template) {
  const website = await seller.makesPage({ customUrl, templateName })
  const { page, complaints, leave } = await visitor(browser, izlog.url, 1280)
  onTestFinished(leave)
  await signIn(page, demoSeller)
  await page.goto(`/${customUrl}`)
  const toggle = page.getByRole('button', { name: 'Izmena stranice' })
  await toggle.waitFor()
  await page.keyboard.press('Control+e')
  await page.getByText('Edit mode uključen').waitFor()
  return { page, complaints, website, toggle }
}

const shopperSees = (customUrl: string) => fetch(`${izlog.url}/${customUrl}`).then((answer) => answer.text())
const savedElsewhere = async (id: number, body: object, token = seller.token) =>
  SaveWebsiteResponse.parse(
    await (
      await fetch(`${izlog.url}/api/websites/id/${id}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json(),
  ).website

describe('the live page for its owner', () => {
  it('has its texts edited in place, seen by shoppers', async () => {
    const { page, complaints, toggle } = await onOwnPage('lampa-uzivo', 'Minimalistic')
    const title = page.locator('main h1')
    await title.fill('Svetlo koje ne umara oči')
    await page.getByText('Uspešno sačuvano').first().waitFor()
    await until(async () => (await shopperSees('lampa-uzivo')).includes('>Svetlo koje ne umara oči</h1>'))

    await page.locator('.reasons h3').first().fill('Ne treperi')
    await title.focus()
    await until(async () => (await shopperSees('lampa-uzivo')).includes('>Ne treperi</h3>'))
    await toggle.click()
    await page.getByText('Edit mode isključen').waitFor()
    expect(await page.locator('[contenteditable]').count()).toBe(0)
    expect(await title.textContent()).toBe('Svetlo koje ne umara oči')
    expect(complaints).toEqual([])
  })

  it('has a picture replaced by clicking it', async () => {
    const { page, complaints, website } = await onOwnPage('lampa-slika', 'Sales Template')
    await page.locator('.stage-picture .photo').click()
    const file = page.locator('dialog input[type=file]')
    await file.setInputFiles({ name: 'cenovnik.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
    await page.locator('dialog').getByText('Molimo izaberite sliku (JPG, PNG, GIF, itd.)').waitFor()
    await page.getByText('Neuspešno ažuriranje slike').waitFor()
    await file.setInputFiles(photo('lampa-2.jpg'))
    await page.getByText('Slika ažurirana').waitFor()
    await page.getByText('Slika je uspešno zamenjena').waitFor()
    const old = website.images[0]?.url ?? ''
    await until(async () => !(await shopperSees('lampa-slika')).includes(`src="${old}"`))
    expect(complaints).toEqual([])
  })

  it('keeps what was typed when the page was changed elsewhere', async () => {
    const { page, website } = await onOwnPage('lampa-dvoje', 'Minimalistic')
    await savedElsewhere(website.id, { hook: 'Napisano u editoru.' })
    await page.locator('main h1').fill('Napisano na stranici')
    await page.getByText('Stranica je u međuvremenu izmenjena na drugom mestu').waitFor()
    await page.getByRole('button', { name: 'Učitaj novu verziju' }).click()
    await until(async () => {
      const html = await shopperSees('lampa-dvoje')
      return html.includes('>Napisano na stranici</h1>') && html.includes('Napisano u editoru.')
    })

    await savedElsewhere(website.id, { title: 'Napisano u editoru' })
    await page.locator('main h1').fill('Moje reči')
    await page.getByRole('button', { name: 'Učitaj novu verziju' }).click()
    await page.getByText('Koji ostaje?').waitFor()
    expect(await page.locator('main h1').textContent()).toBe('Napisano u editoru')
    await page.getByRole('button', { name: 'Moj tekst' }).click()
    await until(async () => (await shopperSees('lampa-dvoje')).includes('>Moje reči</h1>'))
  })

  it('saves the advice a second after a change, and hides a testimonial', async () => {
    const { page, complaints } = await onOwnPage('lampa-prica', 'Advertorial Template')
    await page.getByText('Savet i utisci').click()
    await page.getByLabel('Savet').fill('Postavite lampu sa leve strane.')
    await until(async () => (await shopperSees('lampa-prica')).includes('Postavite lampu sa leve strane.'))
    const names = page.locator('.voice figcaption b')
    expect(await names.count()).toBe(3)
    const [hidden = ''] = await names.allTextContents()
    await page.getByRole('checkbox', { name: hidden }).click()
    await until(async () => (await names.count()) === 2)
    await until(async () => !(await shopperSees('lampa-prica')).includes(`<b>${hidden}</b>, `))
    expect(complaints).toEqual([])
  })

  it('says what failed and keeps what was typed, when the server is away', async () => {
    const { page } = await onOwnPage('lampa-bez-veze', 'Sales Template')
    await page.route('**/api/websites/id/*', (route) => route.abort())
    await page.locator('.stage h1').fill('Napisano bez veze')
    await page.getByText('Neuspešno čuvanje promena').first().waitFor()
    expect(await page.locator('.stage h1').textContent()).toBe('Napisano bez veze')

    await page.route('**/api/images/upload', (route) => route.abort())
    await page.locator('.stage-picture .photo').click()
    await page.locator('dialog input[type=file]').setInputFiles(photo('lampa-2.jpg'))
    await page.getByText('Neuspešno ažuriranje slike').waitFor()

    await page.reload()
    await page.getByText('Website podaci nisu učitani').waitFor()
  })

  it('is locked where the administrator said so, who edits it all the same', async () => {
    const website = await seller.makesPage({ customUrl: 'lampa-zakljucana' })
    const { token } = await apiOf(izlog.url)('/api/auth/login', LoginResponse, { body: demoAdmin })
    await savedElsewhere(website.id, { editableByClient: false }, token)
    const { page, leave } = await visitor(browser, izlog.url, 1280)
    onTestFinished(leave)
    await signIn(page, demoSeller)
    await page.goto('/lampa-zakljucana')
    await page.getByRole('button', { name: 'Izmena stranice' }).click()
    await page.getByText('Administrator je zaključao ovu stranicu za izmene.').waitFor()
    expect(await page.locator('[contenteditable]').count()).toBe(0)

    const admin = await visitor(browser, izlog.url, 1280)
    onTestFinished(admin.leave)
    await signIn(admin.page, demoAdmin)
    await admin.page.goto('/lampa-zakljucana')
    await admin.page.getByRole('button', { name: 'Izmena stranice' }).click()
    await admin.page.locator('main h1').fill('Napisao administrator')
    await until(async () => (await shopperSees('lampa-zakljucana')).includes('>Napisao administrator</h1>'))
    expect(admin.complaints).toEqual([])
  })

  it('is for shoppers without any of it', async () => {
    await seller.makesPage({ customUrl: 'lampa-kupcima' })
    const { page, complaints, leave } = await visitor(browser, izlog.url, 390)
    onTestFinished(leave)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/lampa-kupcima', { waitUntil: 'networkidle' })
    await page.keyboard.press('Control+e')
    expect(asked.filter((path) => /owner|auth\/me/.test(path))).toEqual([])
    expect(await page.getByRole('button', { name: 'Izmena stranice' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
