import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startSimulators } from '../src/server.ts'
import { simulators } from './start.ts'

const SEND = '/telegram/bot100001:demo-bot-token/sendMessage'
const message = (text: string) => ({ chat_id: '-100200300', text })

describe('counters', () => {
  it('of all services are read at once, what was received before apart', async () => {
    const { post, get } = await simulators()
    for (const text of ['x', 'y', 'x']) await post(SEND, message(text))
    expect((await get('/counters')).body).toMatchObject({
      telegram: { accepted: 3, items: 3, duplicates: 1 },
      trackify: { accepted: 0, items: 0 },
    })
  })
})

describe('behaviour', () => {
  it('fails with the status asked for and does nothing', async () => {
    const { post, put, get } = await simulators()
    await put('/behaviour/telegram', { mode: 'fail', status: 502 })
    expect(await post(SEND, message('x'))).toMatchObject({ status: 502, body: { ok: false, error_code: 502 } })
    expect((await get('/inbox/telegram')).body).toMatchObject({ counters: { accepted: 0, refused: 1 } })
    expect((await get('/behaviour')).body).toMatchObject({ telegram: { mode: 'fail' }, sheets: { mode: 'ok' } })
  })

  it('stalls until the caller gives up', async () => {
    const { url, put, get } = await simulators()
    await put('/behaviour/telegram', { mode: 'stall' })
    const waiting = async () => ((await get('/inbox/telegram')).body as { waiting: number }).waiting
    const caller = new AbortController()
    const answer = fetch(url + SEND, { method: 'POST', signal: caller.signal })
    await expect.poll(waiting, { timeout: 60_000 }).toBe(1)
    caller.abort()
    await expect(answer).rejects.toThrow('aborted')
    await expect.poll(waiting, { timeout: 60_000 }).toBe(0)
  })

  it('does the work, then cuts the connection', async () => {
    const { post, put, get } = await simulators()
    await put('/behaviour/telegram', { mode: 'drop-after', count: 1 })
    await expect(post(SEND, message('x'))).rejects.toThrow('fetch failed')
    expect((await get('/inbox/telegram')).body).toMatchObject({
      counters: { accepted: 1 },
      entries: [{ answered: false }],
    })
    expect(await post(SEND, message('y'))).toMatchObject({ status: 200 })
  })

  it('refuses what it does not know', async () => {
    const { put, get } = await simulators()
    expect(await put('/behaviour/telegram', { mode: 'dance' })).toMatchObject({ status: 400 })
    expect(await put('/behaviour/pigeon', { mode: 'ok' })).toMatchObject({ status: 400 })
    expect(await get('/nothing')).toMatchObject({ status: 404 })
  })
})

describe('the inbox', () => {
  it('is filtered by what it holds and by what came after', async () => {
    const { post, get } = await simulators()
    await post(SEND, message('prva'))
    await post(SEND, message('druga'))
    expect((await get('/inbox/telegram?contains=prva')).body).toMatchObject({ entries: [{ id: 1 }] })
    expect((await get('/inbox/telegram?since=1')).body).toMatchObject({ entries: [{ id: 2 }] })
  })

  it('is emptied, and keeps the accounts', async () => {
    const { post, get, remove } = await simulators()
    await post(SEND, message('prva'))
    expect(await remove('/inbox')).toMatchObject({ status: 204 })
    expect((await get('/inbox/telegram')).body).toMatchObject({ counters: { accepted: 0 }, entries: [] })
    expect(await post(SEND, message('prva'))).toMatchObject({ status: 200 })
  })

  it('keeps the last 2,000 entries and the true totals', async () => {
    const { post, get } = await simulators()
    for (let batch = 0; batch < 41; batch += 1) {
      await Promise.all(Array.from({ length: 50 }, (_, index) => post(SEND, message(`${batch}-${index}`))))
    }
    const { counters, entries } = (await get('/inbox/telegram')).body as { counters: unknown; entries: unknown[] }
    expect({ counters, kept: entries.length }).toEqual({
      counters: { accepted: 2050, refused: 0, items: 2050, duplicates: 0 },
      kept: 2000,
    })
  })

  it('survives a restart, with the accounts registered meanwhile', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'simulators-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const dataFile = join(folder, 'data', 'simulators.json')
    const before = await startSimulators({ port: 0, dataFile })
    await fetch(`${before.url}/accounts/telegram`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: '{"token":"7:seven","chats":[42]}',
    })
    await fetch(before.url + SEND, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(message('prva')),
    })
    await before.stop()
    const { post, get } = await simulators({ dataFile })
    expect(await post(SEND, message('prva'))).toMatchObject({ body: { result: { message_id: 2 } } })
    expect(await post('/telegram/bot7:seven/getMe', {})).toMatchObject({ status: 200 })
    expect((await get('/inbox/telegram')).body).toMatchObject({
      counters: { accepted: 2, duplicates: 1 },
      entries: [{ repeat: true }, { id: 1 }],
    })
  })

  it('tells the page at once when something comes', async () => {
    const { url, post } = await simulators()
    const stream = await fetch(`${url}/inbox/stream`)
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    await post(SEND, message('prva'))
    let received = ''
    while (reader && !received.includes('event: changed')) received += (await reader.read()).value ?? ''
    expect(received).toContain('event: changed')
    await reader?.cancel()
  })

  it('shows what shoppers typed as text, never as markup', async () => {
    const { post, get } = await simulators()
    await post(SEND, message('<script>alert(1)</script>'))
    const { body } = await get('/')
    expect(body).toContain('&lt;script&gt;alert(1)')
    expect(body).not.toContain('<script>alert(1)')
  })
})
