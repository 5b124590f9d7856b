import { describe, expect, it } from 'vitest'
import { simulators } from './start.ts'

const HEADERS = { TTL: '60', 'Content-Encoding': 'aes128gcm', 'Content-Type': 'application/octet-stream' }

describe('the push service', () => {
  it('takes nothing that its sender did not sign', async () => {
    const { url, get } = await simulators()
    const send = (headers: Record<string, string>) =>
      fetch(`${url}/push/phone-1`, { method: 'POST', headers, body: 'not encrypted' })
    expect((await send({ 'Content-Type': 'application/octet-stream' })).status).toBe(400)
    expect((await send(HEADERS)).status).toBe(403)
    expect((await send({ ...HEADERS, Authorization: 'vapid t=a.b.c, k=BA' })).status).toBe(403)
    expect((await get('/inbox/push')).body).toMatchObject({ counters: { accepted: 0, refused: 3 } })
  })

  it('has no device that unsubscribed', async () => {
    const { url, put } = await simulators()
    await put('/accounts/push', { device: 'phone-1', privateKey: 'a', auth: 'b', gone: true })
    expect((await fetch(`${url}/push/phone-1`, { method: 'POST', headers: HEADERS, body: 'x' })).status).toBe(410)
  })
})
