import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { answer, refusal, serve } from '../testing/fake-server.ts'
import { aUser } from '../testing/samples.ts'
import { ApiError, api, pathOf, sentenceOf } from './client.ts'
import { storeToken } from './token.ts'

const Anything = z.object({ ok: z.boolean() })

describe('the path of a query key', () => {
  it('is the only element', () => expect(pathOf(['/api/orders'])).toBe('/api/orders'))

  it('takes the non-null entries of an object as the query', () => {
    expect(pathOf(['/api/orders', { search: 'Šabac', status: null, cursor: undefined, limit: 5 }])).toBe(
      '/api/orders?search=%C5%A0abac&limit=5',
    )
  })

  it('has no question mark when nothing is asked', () =>
    expect(pathOf(['/api/orders', { status: null }])).toBe('/api/orders'))

  it('joins anything else with slashes', () => expect(pathOf(['/api/websites', 'id', 7])).toBe('/api/websites/id/7'))
})

describe('a call', () => {
  it('carries cookies always, and neither a bearer nor a content type without need', async () => {
    const calls = serve({ 'GET /api/x': () => answer({ ok: true }) })
    await api.get('/api/x', Anything)
    expect(calls[0]?.credentials).toBe('include')
    expect([...(calls[0]?.headers.keys() ?? [])]).toEqual([])
  })

  it('carries the stored token, and says JSON only with a body', async () => {
    storeToken('abc')
    const calls = serve({ 'POST /api/x': () => answer({ ok: true }) })
    await api.post('/api/x', Anything)
    await api.post('/api/x', Anything, { a: 1 })
    expect(calls.map(({ headers }) => [headers.get('Authorization'), headers.get('Content-Type')])).toEqual([
      ['Bearer abc', null],
      ['Bearer abc', 'application/json'],
    ])
    expect(calls[1]?.body).toEqual({ a: 1 })
  })

  it('refused, raises the status and the body as they came, with the sentence beside them', async () => {
    serve({ 'GET /api/x': () => refusal(409, 'Ova adresa je zauzeta. Izaberite drugu.') })
    const error = await api.get('/api/x', Anything).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(String(error)).toBe(
      'ApiError: 409: {"code":"refused","message":"Ova adresa je zauzeta. Izaberite drugu.","error":"Ova adresa je zauzeta. Izaberite drugu."}',
    )
    expect(sentenceOf(error, 'drugo')).toBe('Ova adresa je zauzeta. Izaberite drugu.')
  })

  it('carries on a session whose cookie has run out, once for all that ask, and asks again', async () => {
    let renewed = 0
    const calls = serve({
      'GET /api/x': () => (renewed > 0 ? answer({ ok: true }) : refusal(401, 'Vaša sesija je istekla.')),
      'POST /api/auth/renew': () => {
        renewed += 1
        return answer({ user: aUser(), token: 'nov' })
      },
    })
    const both = await Promise.all([api.get('/api/x', Anything), api.get('/api/x', Anything)])
    expect(both).toEqual([{ ok: true }, { ok: true }])
    expect([renewed, calls.at(-1)?.headers.get('Authorization')]).toEqual([1, 'Bearer nov'])
  })

  it('refused when the session cannot be carried on, says so', async () => {
    serve({
      'GET /api/x': () => refusal(401, 'Vaša sesija je istekla.'),
      'POST /api/auth/renew': () => refusal(401, 'Vaša sesija je istekla.'),
    })
    await expect(api.get('/api/x', Anything)).rejects.toMatchObject({ status: 401 })
  })

  it('refused without a body, raises the status text', async () => {
    serve({ 'GET /api/x': () => new Response(null, { status: 502, statusText: 'Bad Gateway' }) })
    const error = await api.get('/api/x', Anything).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ message: '502: Bad Gateway', sentence: null })
    expect(sentenceOf(error, 'Greška')).toBe('Greška')
  })

  it('answered with another shape than agreed, is an error', async () => {
    serve({ 'GET /api/x': () => answer({ ok: 'da' }) })
    await expect(api.get('/api/x', Anything)).rejects.toBeInstanceOf(z.ZodError)
  })
})
