import { SaveWebsiteResponse } from '@izlog/contracts/http/editor'
import { PushLandingResponse } from '@izlog/contracts/http/shopify'
import { until } from '@izlog/kit/testing/until'
import { beforeAll, describe, expect, it } from 'vitest'
import { sharedIzlog } from './src/izlog.ts'
import { quickest } from './src/quickest.ts'
import { signedInSeller } from './src/seller.ts'
import { newKey, order, orderOf, send } from './src/shopper.ts'

/** The gateway caches a page for less than two seconds; the rest allows for a busy machine. */
const SEEN_WITHIN_MS = 20_000

const izlog = sharedIzlog()
let seller: Awaited<ReturnType<typeof signedInSeller>>
let page: Awaited<ReturnType<typeof seller.makesPage>>
beforeAll(async () => {
  seller = await signedInSeller(izlog.url)
  page = await seller.makesPage({ customUrl: 'lampa-za-izmene' })
})

const asSeller = (method: string, path: string, body: object) =>
  fetch(izlog.url + path, {
    method,
    headers: { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const shopperSees = async () => {
  const response = await fetch(`${izlog.url}/${page.customUrl}`, { headers: { 'accept-encoding': 'gzip' } })
  return { status: response.status, html: await response.text() }
}

describe('a page that is edited', () => {
  it('is seen by shoppers within 5 s through the cache, its text as text', async () => {
    for (let visit = 0; visit < 5; visit++) expect((await shopperSees()).status).toBe(200)
    const title = 'Izmenjen <script>naslov</script>'
    const answer = await asSeller('PUT', `/api/websites/id/${page.id}`, {
      title,
      priceAnchoring: { currentPrice: '1.790' },
    })
    expect(answer.headers.get('etag')).toMatch(/^(W\/)?"2"$/)
    expect(SaveWebsiteResponse.parse(await answer.json()).website.currentPrice).toBe(1790)
    const { html } = await until(async () => {
      const seen = await shopperSees()
      return seen.html.includes('Izmenjen') && seen
    })
    expect(html).not.toContain('<script>naslov')
    expect(html).toContain('1.790')
    const took = await quickest(SEEN_WITHIN_MS, async (go) => {
      await asSeller('PUT', `/api/websites/id/${page.id}`, { title: `Naslov ${go}` })
      await until(async () => (await shopperSees()).html.includes(`Naslov ${go}`))
    })
    expect(took).toBeLessThan(SEEN_WITHIN_MS)
  })

  it('is gone within 5 s when it is switched off, and takes orders again when it is switched on', async () => {
    const turn = async (isActive: boolean) => {
      await asSeller('PUT', `/api/websites/id/${page.id}`, { isActive })
      await until(async () => (await shopperSees()).status === (isActive ? 200 : 404))
    }
    const took = await quickest(
      SEEN_WITHIN_MS,
      () => turn(false),
      () => turn(true),
    )
    expect(took).toBeLessThan(SEEN_WITHIN_MS)
    const body = { ...orderOf(page), totalPrice: 1790 }
    // The order service receives the change by an event, some time later.
    await until(async () => (await send(izlog.url, body, newKey())).status === 404)
    await turn(true)
    expect(await order(izlog.url, body)).toMatchObject({ orderId: expect.any(String) })
  })

  it('goes to the Shopify simulator as one product', async () => {
    const push = async () =>
      PushLandingResponse.parse(
        await (await asSeller('POST', '/api/shopify/push-landing', { websiteId: page.id })).json(),
      )
    expect(await push()).toMatchObject({ handle: page.customUrl, created: true })
    expect(await push()).toMatchObject({ handle: page.customUrl, created: false })
    const inbox = await (await fetch(`${izlog.simulatorsUrl}/inbox/shopify`)).json()
    expect(inbox).toMatchObject({ counters: { accepted: 2, duplicates: 1 } })
  })
})
