import { randomBytes } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { CurrentUser } from '@izlog/contracts/http/auth'
import { PublicList } from '@izlog/contracts/http/catalog'
import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import { until } from '@izlog/kit/testing/until'
import { apiOf } from '@izlog/local/seed/api'
import { demoAdmin } from '@izlog/local/seed/seed'
import { launchChromium } from '@izlog/local/shots/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { signedInAdmin } from './src/admin.ts'
import { visitor } from './src/browser.ts'
import { databasesOf } from './src/databases.ts'
import { type Izlog, startIzlog } from './src/izlog.ts'
import { quickest } from './src/quickest.ts'
import { signIn } from './src/screens.ts'
import { signedInSeller } from './src/seller.ts'
import { newKey, order, orderOf, send } from './src/shopper.ts'

/** Time in ms after which shoppers must no longer see a deactivated seller: 5 s, plus delays of a busy machine. */
const GONE_WITHIN_MS = 20_000

const NAMESPACE = `t${randomBytes(5).toString('hex')}`
let izlog: Izlog
let browser: Browser
let admin: Awaited<ReturnType<typeof signedInAdmin>>
let databases: Awaited<ReturnType<typeof databasesOf>>
beforeAll(async () => {
  // A failed delivery must not be retried within the test.
  izlog = await startIzlog({ NAMESPACE, RETRY_FIRST_MS: '600000' })
  admin = await signedInAdmin(izlog.url)
  databases = await databasesOf(NAMESPACE)
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await databases?.close()
  await izlog?.stop()
})

const get = (path: string, token?: string) =>
  fetch(izlog.url + path, { headers: token ? { Authorization: `Bearer ${token}` } : {} })
const text = async (path: string) => (await get(path)).text()

/** The current state of a page in every place where shoppers can find it. */
async function publicly(page: PublicWebsite) {
  const listed = PublicList.parse(await (await get('/api/websites/public-list?limit=100')).json())
  return {
    page: (await get(`/${page.customUrl}`)).status,
    order: (await send(izlog.url, orderOf(page, Math.floor(Math.random() * 1_000_000)), newKey())).status,
    list: listed.items.some(({ id }) => id === page.id),
    storefront: (await text('/storefront')).includes(`/${page.customUrl}`),
    sitemap: (await text('/sitemap.xml')).includes(`/${page.customUrl}<`),
  }
}
const THERE = { page: 200, order: 201, list: true, storefront: true, sitemap: true }
const GONE = { page: 404, order: 404, list: false, storefront: false, sitemap: false }
const becomes = (page: PublicWebsite, wanted: object) =>
  until(async () => JSON.stringify(await publicly(page)) === JSON.stringify(wanted))

it('lets the pages of a deactivated seller vanish and come back, and ends their sessions at once', async () => {
  const person = await admin.makesClient()
  const seller = await signedInSeller(izlog.url, person)
  const page = await seller.makesPage({ customUrl: `lampa-${person.id}` })
  await becomes(page, THERE)

  await admin.setActive(person.id, false)
  expect((await get('/api/orders/my', seller.token)).status).toBe(401)
  expect(await (await get('/api/auth/me', seller.token)).json()).toBeNull()
  await becomes(page, GONE)

  await admin.setActive(person.id, true)
  await becomes(page, THERE)
  expect((await get('/api/orders/my', seller.token)).status).toBe(401)
  const turn = async (isActive: boolean) => {
    await admin.setActive(person.id, isActive)
    await becomes(page, isActive ? THERE : GONE)
  }
  const took = await quickest(
    GONE_WITHIN_MS,
    () => turn(false),
    () => turn(true),
  )
  expect(took).toBeLessThan(GONE_WITHIN_MS)
  await turn(true)
  await signedInSeller(izlog.url, person)
})

/** The heights at which the lists of the panel begin to scroll. */
const heightsOfLists = (page: Page) =>
  page.evaluate<string[]>(
    "[...document.querySelectorAll('main section > div')].map((each) => getComputedStyle(each).maxHeight).filter((height) => height !== 'none')",
  )

it.each([390, 1280])('deletes a seller after a question that says what goes: %i px', async (width) => {
  const person = await admin.makesClient({ email: `obrisan-${width}@izlog.test` })
  const seller = await signedInSeller(izlog.url, person)
  const page = await seller.makesPage({ customUrl: `jastuk-${person.id}` })
  const secrets = {
    telegramBotId: `${person.id}:bot-token-koji-je-tajna`,
    telegramChatId: `-100777${person.id}`,
    metaAccessToken: `meta-token-koji-je-tajna-${person.id}`,
    googleSheetsId: `tabela-koja-je-samo-njena-${person.id}`,
    trackifyApiKey: `crnogorski-kljuc-${person.id}`,
    trackifyApiKeySrb: `srpski-kljuc-${person.id}`,
    facebookPixelId: `38420177${person.id}0001`,
  }
  const { telegramBotId, telegramChatId, metaAccessToken, googleSheetsId, facebookPixelId, ...courier } = secrets
  const save = (method: string, path: string, body: object) =>
    apiOf(izlog.url)(path, CurrentUser, { method, token: seller.token, body })
  await save('PATCH', '/api/user/settings', { telegramBotId, telegramChatId, metaAccessToken })
  await save('PUT', '/api/settings/google-sheets', { googleSheetsId })
  await save('PATCH', '/api/user/facebook-pixel', { facebookPixelId })
  await save('PATCH', '/api/users/update-settings', courier)
  const sealed = Object.values((await databases.one('auth', 'users', person.id)) ?? {}).flatMap((value) =>
    typeof value === 'object' && value !== null && 'ciphertext' in value ? [String(value.ciphertext)] : [],
  )
  expect(sealed).toHaveLength(4)
  const keptOf = [...sealed, telegramChatId, googleSheetsId, facebookPixelId]
  // Each setting is published in its own snapshot. Until the last one arrives, the channel of an order counts as not set up.
  const isKnown = async (value: string) =>
    (await databases.holding([value])).includes(`${NAMESPACE}_notifier.integrations`)
  await until(async () => (await Promise.all(keptOf.map(isKnown))).every(Boolean))
  expect(await databases.holding(Object.values(secrets).filter((secret) => !keptOf.includes(secret)))).toEqual([])

  const { orderId } = await order(izlog.url, orderOf(page, width))
  await until(async () => {
    const deliveries = await admin.deliveriesOf(orderId)
    return deliveries.length === 4 && deliveries.every(({ state }) => state === 'failed')
  })
  // The question counts orders by their search entries.
  await until(() => admin.finds(orderId))

  const one = await visitor(browser, izlog.url, width)
  onTestFinished(one.leave)
  await signIn(one.page, demoAdmin)
  await one.page.goto('/admin?list=users')
  await one.page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  await until(async () => (await heightsOfLists(one.page)).length === 3)
  expect(await heightsOfLists(one.page)).toEqual(['500px', '500px', '500px'])
  await one.page.getByRole('button', { name: `Akcije za korisnika Sanja ${person.lastName}` }).click()
  await one.page.getByRole('menuitem', { name: 'Obriši…' }).click()
  const question = one.page.getByRole('dialog', { name: `Obrisati korisnika Sanja ${person.lastName}?` })
  for (const count of [/^1\s+stranica$/, /^1\s+porudžbina$/, /^4\s+isporuke na čekanju$/]) {
    await question.getByText(count).waitFor()
  }
  const { violations } = await new AxeBuilder({ page: one.page }).analyze()
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
  await question.getByRole('button', { name: 'Obriši korisnika' }).click()
  await one.page.getByText('Korisnik je obrisan!').first().waitFor()

  expect((await get('/api/orders/my', seller.token)).status).toBe(401)
  await becomes(page, GONE)
  expect(await admin.finds(orderId)).toMatchObject({ orderId, userId: person.id })
  await until(async () => (await admin.deliveriesOf(orderId)).every(({ state }) => state === 'skipped'))
  for (const delivery of await admin.deliveriesOf(orderId)) {
    expect(delivery).toMatchObject({ reason: DELIVERY_MESSAGES.accountDeleted, canRetry: false })
  }
  await until(async () => (await databases.holding(keptOf)).length === 0)

  const successor = await admin.makesClient({ email: person.email })
  expect(successor.id).not.toBe(person.id)
  const taken = (await signedInSeller(izlog.url, successor)).makesPage({ customUrl: page.customUrl })
  await expect(taken).rejects.toMatchObject({ status: 409 })
  expect(one.complaints).toEqual([])
})
