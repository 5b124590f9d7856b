import type { TraderProfile } from '@izlog/contracts/domain/trader'
import { SITE_OWNER_HEADER } from '@izlog/contracts/http/hosts'
import type { TestUser } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Catalog, startCatalog } from './start.ts'

const seller: TestUser = { userId: 61_001, role: 'client' }
const trader: TraderProfile = {
  name: 'Lampa d.o.o.',
  address: 'Bulevar oslobođenja 12',
  city: '21000 Novi Sad',
  phone: '064 123 45 67',
  email: 'lampa@primer.rs',
  taxNumber: '101234567',
  registrationNumber: null,
  returnAddress: null,
  texts: { uslovi: null, reklamacije: null, povracaj: 'Vraćamo novac odmah.', privatnost: null },
}

let catalog: Catalog
let customUrl: string
let websiteId: number
beforeAll(async () => {
  catalog = await startCatalog()
  ;({ customUrl, id: websiteId } = await catalog.page({}, seller))
})
afterAll(() => catalog.stop())

const ON_OWN_HOST = { [SITE_OWNER_HEADER]: String(seller.userId), 'x-forwarded-host': 'lampa.rs' }
const status = async (path: string, headers = {}) => (await catalog.http.get(path, headers)).status
/** What the stub bundle was asked to render. */
async function shown(path: string, headers = {}) {
  const { body } = await catalog.http.get(path, headers)
  return JSON.parse(/<script type="application\/json">(.*)<\/script>/.exec(String(body))?.[1] ?? '{}').request
}

it('nobody is named, and no text is there, before the seller has said who sells', async () => {
  expect(await shown(`/${customUrl}`)).toMatchObject({ kind: 'landing', trader: null })
  expect(await status(`/${customUrl}/uslovi`)).toBe(404)
  expect(await status('/uslovi', ON_OWN_HOST)).toBe(404)
})

it('then page and thank-you page name who sells, without the texts', async () => {
  await catalog.publishUser(seller, 1, { trader })
  const { texts, ...named } = trader
  await until(async () => (await shown(`/${customUrl}`)).trader !== null)
  expect((await shown(`/${customUrl}`)).trader).toEqual(named)
  expect(await shown(`/hvala/${websiteId}/ABCD-EFGH-JKLM`)).toMatchObject({ trader: named, customUrl })
})

it('the texts lie under the page with its terms, and at the root of the seller’s host without', async () => {
  for (const text of ['uslovi', 'reklamacije', 'povracaj', 'privatnost']) {
    expect(await shown(`/${customUrl}/${text}`)).toMatchObject({ kind: 'legal', text, trader, website: { customUrl } })
    const own = await shown(`/${text}`, ON_OWN_HOST)
    expect(own).toMatchObject({ kind: 'legal', text, trader, publicUrl: 'http://lampa.rs' })
    expect(own).not.toHaveProperty('website')
    expect(await shown(`/${customUrl}/${text}`, ON_OWN_HOST)).toMatchObject({ kind: 'legal', website: { customUrl } })
  }
  expect(await status('/uslovi')).toBe(404)
  expect(await status(`/${customUrl}/nista`)).toBe(404)
  expect(await status('/nema-je/uslovi')).toBe(404)
})

it('the texts of a page that is off are still read by those who ordered from it', async () => {
  const { id, customUrl } = await catalog.page({}, seller)
  await catalog.http.as(seller).put(`/api/websites/id/${id}`, { isActive: false })
  expect(await status(`/${customUrl}`)).toBe(404)
  expect(await shown(`/${customUrl}/uslovi`)).toMatchObject({ kind: 'legal', website: { customUrl } })
})

it('no new page takes the address of a text, and one from before keeps it', async () => {
  const wanted = await catalog.http
    .as(seller)
    .post('/api/sync/create-website', await catalog.brief({ customUrl: 'uslovi' }))
  expect(wanted).toMatchObject({ status: 422, body: { message: 'Ovaj URL je rezervisan. Izaberite drugi.' } })
  const older = await catalog.page({}, seller)
  await catalog.store
    .collection('websites')
    .updateOne({ customUrl: older.customUrl }, { $set: { customUrl: 'privatnost' } })
  expect(await shown('/privatnost', ON_OWN_HOST)).toMatchObject({
    kind: 'landing',
    website: { customUrl: 'privatnost' },
  })
  expect(await shown('/privatnost')).toMatchObject({ kind: 'landing' })
})

it('a correction shows at once, and who takes the data back is no longer named', async () => {
  await catalog.publishUser(seller, 2, { trader: { ...trader, name: 'Lampa i sin d.o.o.' } })
  await until(async () => (await shown(`/${customUrl}/uslovi`)).trader?.name === 'Lampa i sin d.o.o.')
  await catalog.publishUser(seller, 3, { trader: null })
  await until(async () => (await status(`/${customUrl}/uslovi`)) === 404)
  expect((await shown(`/${customUrl}`)).trader).toBeNull()
})
