import { request } from 'node:http'
import { SaveWebsiteResponse } from '@izlog/contracts/http/editor'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { client, tokenFor } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, fresh, photo, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

let sellers = 5000
const seller = () => ({ userId: ++sellers, role: 'client' as const })
type Seller = ReturnType<typeof seller>

const stalled = () => catalog.web.hold(`/drzi-${fresh()}`)
const readLink = (user: Seller, productLink: string) =>
  catalog.http.as(user).post('/api/websites/product-link', { productLink })
const status = async (path: string) => (await fetch(`http://127.0.0.1:${catalog.port}${path}`)).status

/** A call whose client can disconnect. */
function leaving(path: string, user: Seller, body: object) {
  const left = new AbortController()
  const headers = { authorization: `Bearer ${tokenFor(user)}`, 'content-type': 'application/json' }
  const answer = fetch(`http://127.0.0.1:${catalog.port}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal: left.signal,
  })
  return {
    async leave() {
      left.abort()
      await expect(answer).rejects.toThrow()
    },
  }
}

/** An upload whose body stays incomplete until `finish` is called. */
async function uploadBegun(user: Seller) {
  const picture = await photo(64, 64).png().toBuffer()
  const head =
    '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const req = request({
    port: catalog.port,
    method: 'POST',
    path: '/api/images/upload',
    headers: { authorization: `Bearer ${tokenFor(user)}`, 'content-type': 'multipart/form-data; boundary=x' },
  })
  const answer = new Promise<{ status: number; retryAfter: string | undefined }>((resolve, reject) => {
    req.once('error', reject)
    req.once('response', (res) => {
      res.resume()
      resolve({ status: res.statusCode ?? 0, retryAfter: res.headers['retry-after'] })
    })
  })
  req.write(head)
  req.write(picture.subarray(0, 20))
  return {
    answer,
    finish: () => void req.end(Buffer.concat([picture.subarray(20), Buffer.from('\r\n--x--\r\n')])),
  }
}

describe('a storm of sellers’ work', () => {
  it('reads eight links at once, three of a seller, and refuses the rest while pages are rendered', async () => {
    const { customUrl } = await catalog.page()
    const shop = stalled()
    const answers = Array.from({ length: 10 }, seller).flatMap((user) =>
      Array.from({ length: 5 }, () => readLink(user, shop.link)),
    )
    const refused: Awaited<ReturnType<typeof readLink>>[] = []
    for (const answer of answers)
      void answer.then((given) => {
        if (given.status === 429) refused.push(given)
      })
    await until(() => refused.length === 42 && shop.waiting() === 8)
    for (const { body, headers } of refused) {
      expect([MESSAGES.limited, MESSAGES.busy]).toContain((body as { message: string }).message)
      expect(headers.get('retry-after')).toBe('5')
    }
    expect(await status(`/${customUrl}`)).toBe(200)
    expect(shop.waiting()).toBe(8)

    shop.release()
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect(statuses.filter((one) => one === 200)).toHaveLength(8)
    expect(await readLink(seller(), shop.link)).toMatchObject({ status: 200 })
  })

  it('receives eight uploads at once, four of a seller, and refuses others before their bodies have come', async () => {
    const [first, second, third] = [seller(), seller(), seller()]
    const picture = await photo(64, 64).png().toBuffer()
    const begun = await Promise.all([first, second].flatMap((user) => [1, 2, 3, 4, 5, 6].map(() => uploadBegun(user))))
    const refusals: unknown[] = []
    for (const { answer } of begun) void answer.then(({ status }) => status === 429 && refusals.push(status))
    await until(() => refusals.length === 4)
    for (const user of [first, third]) {
      const refused = await uploadBegun(user)
      expect(await refused.answer).toEqual({ status: 429, retryAfter: '5' })
      refused.finish()
    }
    for (const upload of begun) upload.finish()
    const statuses = (await Promise.all(begun.map(({ answer }) => answer))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(8)
    expect((await catalog.upload(picture, third)).status).toBe(200)
  })
})

describe('a caller who leaves', () => {
  it('is read no link for, and takes no place any more', async () => {
    const shop = stalled()
    const user = seller()
    const calls = [1, 2, 3].map(() => leaving('/api/websites/product-link', user, { productLink: shop.link }))
    await until(() => shop.waiting() === 3)
    expect(await readLink(user, shop.link)).toMatchObject({ status: 429, body: { message: MESSAGES.limited } })
    for (const call of calls) await call.leave()
    await until(() => shop.waiting() === 0)
    shop.release()
    await until(async () => (await readLink(user, shop.link)).status === 200)
  })

  it('has no page made that nobody waits for, and its address is free again', async () => {
    const shop = stalled()
    const user = seller()
    const customUrl = `otisao-${fresh()}`
    const brief = await catalog.brief({ customUrl, productLink: shop.link, useLinkFacts: true })
    const call = leaving('/api/sync/create-website', user, brief)
    await until(() => shop.waiting() === 1)
    await call.leave()
    await until(() => shop.waiting() === 0)
    shop.release()
    const address = `/api/websites/url-available?url=${customUrl}`
    await until(async () => {
      const { body } = await catalog.http.as(user).get(address)
      return (body as { state: string }).state === 'free'
    })
    expect(await catalog.http.as(user).get('/api/websites/my')).toMatchObject({ status: 200, body: { total: 0 } })
  })
})

it('makes three pages of a seller at once, and counts what it refuses as none of the hour', async () => {
  const limited = await catalog.another({ LIMIT_GENERATIONS_PER_HOUR: '4' })
  try {
    const shop = stalled()
    const user = seller()
    const create = async () => {
      const brief = await catalog.brief({ customUrl: `tri-${fresh()}`, productLink: shop.link, useLinkFacts: true })
      return (await client(limited.port, user).post('/api/sync/create-website', brief)).status
    }
    const three = [create(), create(), create()]
    await until(() => shop.waiting() === 3)
    expect(await create()).toBe(429)
    shop.release()
    expect(await Promise.all(three)).toEqual([200, 200, 200])
    expect([await create(), await create()]).toEqual([200, 429])
  } finally {
    await limited.stop()
  }
})

it('counts new pictures of foreign addresses as an upload where a page is saved, and known ones as none', async () => {
  const limited = await catalog.another({ LIMIT_UPLOADS_PER_MINUTE: '1' })
  try {
    const user = seller()
    const { id } = await catalog.page({}, user)
    const picture = async () =>
      catalog.web.serve(`/slika-${fresh()}.png`, 'image/png', await photo(64, 64).png().toBuffer())
    const put = (images: string[]) => client(limited.port, user).put(`/api/websites/id/${id}`, { images })
    const saved = await put([await picture()])
    expect(saved.status).toBe(200)
    const [kept] = SaveWebsiteResponse.parse(saved.body).website.images
    expect((await put([kept?.url ?? '', await picture()])).status).toBe(429)
    expect((await put([kept?.url ?? ''])).status).toBe(200)
  } finally {
    await limited.stop()
  }
})
