import { describe, expect, it } from 'vitest'
import { simulators } from './start.ts'

const KEY = { Authorization: 'Bearer demo-ai-key' }
const schema = {
  type: 'object',
  properties: {
    title: { type: 'string' },
    bullets: {
      type: 'array',
      minItems: 5,
      items: { type: 'object', properties: { title: { type: 'string' }, rating: { type: 'integer', maximum: 5 } } },
    },
  },
}
const question = (more: object[] = []) => ({
  model: 'proba',
  messages: [{ role: 'user', content: 'Napišite stranicu: {"naziv": "Lampa Luma"}' }, ...more],
  response_format: { type: 'json_schema', json_schema: { name: 'stranica', schema, strict: true } },
})
const textOf = (body: unknown) => {
  const { choices } = body as { choices: { message: { content: string } }[] }
  return JSON.parse(choices[0]?.message.content ?? '')
}

describe('the language model', () => {
  it('answers in the shape it was asked for, otherwise each time', async () => {
    const { post, get } = await simulators()
    const first = await post('/openai/v1/chat/completions', question(), KEY)
    expect(first).toMatchObject({ status: 200, body: { object: 'chat.completion', model: 'proba' } })
    const answer = textOf(first.body)
    expect(answer).toEqual({
      title: expect.any(String),
      bullets: Array(5).fill({ title: expect.any(String), rating: 5 }),
    })
    expect(new Set(answer.bullets.map(({ title }: { title: string }) => title)).size).toBe(5)
    expect(textOf((await post('/openai/v1/chat/completions', question(), KEY)).body)).not.toEqual(answer)
    expect((await get('/inbox/openai')).body).toMatchObject({
      counters: { accepted: 2 },
      entries: [{ data: { product: 'Lampa Luma', repairs: 0 } }, {}],
    })
  })

  it.each([
    ['wrong-shape', { title: undefined, bullets: expect.any(Array) }],
    ['nonsense', { title: expect.stringContaining('prevara.test') }],
  ])('is made to answer %s, once, and then well', async (mode, expected) => {
    const { post, put } = await simulators()
    await put('/behaviour/openai', { mode, count: 1 })
    const bad = textOf((await post('/openai/v1/chat/completions', question(), KEY)).body)
    expect({ title: undefined, ...bad }).toMatchObject(expected)
    const good = textOf((await post('/openai/v1/chat/completions', question(), KEY)).body)
    expect(good.title).not.toContain('prevara')
    expect(good.bullets).toHaveLength(5)
  })

  it('refuses, fails and limits as the real ones do', async () => {
    const { post, put } = await simulators()
    await put('/behaviour/openai', { mode: 'refuse', count: 1 })
    expect((await post('/openai/v1/chat/completions', question(), KEY)).body).toMatchObject({
      choices: [{ message: { content: null, refusal: expect.any(String) } }],
    })
    await put('/behaviour/openai', { mode: 'fail', count: 1 })
    expect(await post('/openai/v1/chat/completions', question(), KEY)).toMatchObject({
      status: 500,
      body: { error: { type: 'server_error' } },
    })
    await put('/behaviour/openai', { mode: 'rate-limit', count: 1 })
    const limited = await post('/openai/v1/chat/completions', question(), KEY)
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '5'])
  })

  it('wants a key, a question, and no other service to behave like it', async () => {
    const { post, put, get } = await simulators()
    expect(await post('/openai/v1/chat/completions', question())).toMatchObject({
      status: 401,
      body: { error: { code: 'invalid_api_key' } },
    })
    expect((await post('/openai/v1/chat/completions', { model: 'x', messages: [] }, KEY)).status).toBe(400)
    expect((await put('/behaviour/telegram', { mode: 'refuse' })).status).toBe(400)
    await post('/openai/v1/chat/completions', question(), KEY)
    const page = String((await get('/?servis=openai')).body)
    expect(page).toContain('Lampa Luma')
    expect(page).toContain('Odbija da piše')
    expect(String((await get('/?servis=meta')).body)).not.toContain('Odbija da piše')
  })
})
