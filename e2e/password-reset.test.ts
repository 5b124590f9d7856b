import { AxeBuilder } from '@axe-core/playwright'
import { until } from '@izlog/kit/testing/until'
import { launchChromium } from '@izlog/local/shots/chromium'
import { mailboxOf } from '@izlog/simulators/testing/mailbox'
import { expect, it, onTestFinished } from 'vitest'
import { signedInAdmin } from './src/admin.ts'
import { visitor } from './src/browser.ts'
import { sharedIzlog } from './src/izlog.ts'
import { signIn } from './src/screens.ts'

it('who forgot the password gets in by a mail, on a phone, and is signed out elsewhere', async () => {
  const { url, simulatorsUrl } = sharedIzlog()
  const admin = await signedInAdmin(url)
  const { email, password } = await admin.makesClient({ firstName: 'Ana' })
  const browser = await launchChromium()
  onTestFinished(() => browser.close())
  const elsewhere = await visitor(browser, url, 1280)
  await signIn(elsewhere.page, { email, password })

  const { page } = await visitor(browser, url, 390)
  const isAccessible = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  }
  await page.goto('/')
  await page.getByLabel('Email').fill(email)
  const forgotten = page.getByRole('link', { name: 'Zaboravljena lozinka' })
  expect((await forgotten.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await isAccessible()
  await forgotten.tap()
  await page.getByRole('button', { name: 'Pošalji link' }).tap()
  await page.getByText('Ako na tu adresu postoji nalog').waitFor()
  await isAccessible()

  const { text } = await until(async () => (await mailboxOf(simulatorsUrl).mailsTo(email))[0])
  const link = /^http\S+$/m.exec(text)?.[0] ?? ''
  expect(link.startsWith(`${url}/nova-lozinka#`)).toBe(true)
  await page.goto(link)
  await page.getByLabel('Nova lozinka', { exact: true }).fill('zelena-serpa-3')
  await page.getByLabel('Potvrdite novu lozinku').fill('zelena-serpa-3')
  await isAccessible()
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).tap()
  await page.getByText('Lozinka je promenjena').first().waitFor()
  await signIn(page, { email, password: 'zelena-serpa-3' })
  await page.waitForURL('**/create')

  await elsewhere.page.reload()
  await elsewhere.page.getByRole('heading', { name: 'Prijavite se' }).waitFor()
  await page.goto(link)
  await page.getByLabel('Nova lozinka', { exact: true }).fill('treca-lozinka-9')
  await page.getByLabel('Potvrdite novu lozinku').fill('treca-lozinka-9')
  await page.getByRole('button', { name: 'Sačuvaj lozinku' }).tap()
  await page.getByRole('link', { name: 'Zatraži novi link' }).waitFor()
  await isAccessible()
})
