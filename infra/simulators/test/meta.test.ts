import { createHash } from 'node:crypto'
import vm from 'node:vm'
import { describe, expect, it } from 'vitest'
import { simulators } from './start.ts'

const EVENTS = '/meta/v25.0/123456789012345/events?access_token=demo-meta-token'
const now = () => Math.floor(Date.now() / 1000)
const hash = (value: string) => createHash('sha256').update(value).digest('hex')

const purchase = (changes: Record<string, unknown> = {}) => ({
  event_name: 'Purchase',
  event_time: now(),
  event_id: 'e-1',
  action_source: 'website',
  event_source_url: 'https://izlog.test/lampa',
  user_data: {
    em: [hash('ana@example.com')],
    ph: [hash('381631234567')],
    client_ip_address: '127.0.0.1',
    client_user_agent: 'x',
  },
  custom_data: { currency: 'RSD', value: 2990 },
  ...changes,
})

describe('reading a pixel', () => {
  const read = async (pixel: string, token: string) => {
    const { get, put } = await simulators()
    await put('/accounts/meta', { token: 'sends-only', pixels: ['123456789012345'], mayRead: false })
    return get(`/meta/v25.0/${pixel}?fields=id,name`, { authorization: `Bearer ${token}` })
  }

  it('says its name to a token that may read it', async () => {
    expect(await read('123456789012345', 'demo-meta-token')).toMatchObject({
      status: 200,
      body: { id: '123456789012345', name: 'Pixel 2345' },
    })
  })

  it.each([
    ['123456789012345', 'wrong', { code: 190 }],
    ['1', 'demo-meta-token', { code: 100, error_subcode: 33 }],
    ['123456789012345', 'sends-only', { code: 100, message: '(#100) Missing permissions' }],
  ])('refuses %s to the token %s', async (pixel, token, error) => {
    expect(await read(pixel, token)).toMatchObject({ status: 400, body: { error } })
  })
})

describe('the Conversions API', () => {
  it('takes a purchase and says how many events it received', async () => {
    const { post, get } = await simulators()
    expect(await post(EVENTS, { data: [purchase()] })).toMatchObject({
      status: 200,
      body: { events_received: 1, messages: [], fbtrace_id: expect.any(String) },
    })
    expect((await get('/inbox/meta')).body).toMatchObject({
      entries: [{ kind: 'server', data: { events: [{ name: 'Purchase', eventId: 'e-1' }] } }],
    })
  })

  it.each([
    ['a week-old event', { event_time: now() - 8 * 86_400 }, 2804003],
    ['an event of tomorrow', { event_time: now() + 86_400 }, undefined],
    ['milliseconds', { event_time: Date.now() }, undefined],
    ['an unhashed e-mail', { user_data: { em: 'ana@example.com' } }, 2804016],
    ['an unhashed city', { user_data: { em: hash('a'), ct: 'beograd' } }, 2804016],
    ['nobody', { user_data: { country: hash('rs') } }, 2804050],
    ['a purchase without currency', { custom_data: { value: 1 } }, 2804010],
    ['a currency sign', { custom_data: { value: 1, currency: 'KM' } }, undefined],
    ['an amount in words', { custom_data: { value: 'hiljadu', currency: 'RSD' } }, undefined],
    ['a website event without address', { event_source_url: undefined }, undefined],
    ['an unknown source', { action_source: 'web' }, undefined],
    ['an event without name', { event_name: '' }, undefined],
  ])('refuses %s, and all that came with it', async (_what, changes, subcode) => {
    const { post, get } = await simulators()
    const answer = await post(EVENTS, { data: [purchase(), purchase({ event_id: 'e-2', ...changes })] })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        error: { message: 'Invalid parameter', type: 'OAuthException', code: 100, fbtrace_id: expect.any(String) },
      },
    })
    expect(answer.body).toMatchObject(subcode === undefined ? {} : { error: { error_subcode: subcode } })
    expect((await get('/inbox/meta')).body).toMatchObject({ counters: { accepted: 0, refused: 1 } })
  })

  it('knows its tokens and pixels', async () => {
    const { post } = await simulators()
    const to = (pixel: string, token: string) =>
      post(`/meta/v25.0/${pixel}/events`, { access_token: token, data: [purchase()] })
    expect(await to('123456789012345', 'x')).toMatchObject({
      status: 400,
      body: { error: { type: 'OAuthException', code: 190 } },
    })
    expect(await to('1', 'demo-meta-token')).toMatchObject({
      status: 400,
      body: { error: { code: 100, error_subcode: 33 } },
    })
    expect(await to('123456789012345', 'demo-meta-token')).toMatchObject({ status: 200 })
  })
})

describe('the pixel of the browser', () => {
  it('replays the queue, posts what is tracked, and pairs it with the server event of the same id', async () => {
    const { url, get, post } = await simulators()
    await post(EVENTS, { data: [purchase({ event_id: 'e-9' })] })
    const posted: Promise<unknown>[] = []
    const queue = [
      ['init', '123456789012345'],
      ['track', 'PageView'],
    ]
    const fbq = Object.assign((..._args: unknown[]): void => {}, {
      queue,
      callMethod: (..._args: unknown[]): void => {},
    })
    const page = {
      URL,
      URLSearchParams,
      window: { fbq, _fbq: fbq },
      location: new URL('https://izlog.test/lampa?fbclid=klik'),
      document: { currentScript: { src: `${url}/meta/pixel.js` }, referrer: '', cookie: '' },
      fetch: (target: string, request: RequestInit) => {
        const sent = fetch(target, request)
        posted.push(sent)
        return sent
      },
    }
    vm.runInNewContext(String((await get('/meta/pixel.js')).body), page)
    fbq.callMethod('track', 'Purchase', { value: 2990, currency: 'RSD' }, { eventID: 'e-9' })
    await Promise.all(posted)
    expect((await get('/inbox/meta')).body).toMatchObject({
      entries: [
        {
          kind: 'browser',
          data: {
            events: [
              { name: 'Purchase', eventId: 'e-9', userData: { fbc: expect.stringMatching(/^fb\.1\.\d+\.klik$/) } },
            ],
          },
        },
        { kind: 'browser', data: { events: [{ name: 'PageView' }] } },
        { kind: 'server' },
      ],
    })
    expect((await get('/?servis=meta')).body).toContain('spojeno: server + pregledač')
  })

  it('lets pages of other origins post', async () => {
    const { url } = await simulators()
    const answer = await fetch(`${url}/meta/tr`, { method: 'OPTIONS' })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })
})
