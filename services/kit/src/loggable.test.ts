import { mongo } from 'mongoose'
import { expect, it } from 'vitest'
import { loggable, loggableError } from './loggable.ts'

it.each([
  ['GET /hvala/5/K7PM-4QXA-9DTR', 'GET /hvala/5/…'],
  ['javite na ana.zunic@primer.rs, hitno', 'javite na …@…, hitno'],
  ['telefon +381 64/812-33-90', 'telefon …'],
  ['telefon 0648123390', 'telefon …'],
  [
    'E11000 duplicate key error collection: a.users index: email_1 dup key: { email: "ana" }',
    'E11000 duplicate key error collection: a.users index: email_1 dup key: {…}',
  ],
  [`Unexpected token 'A', "Ana Žunić" is not valid JSON`, `Unexpected token 'A', … is not valid JSON`],
  ['Cast to Number failed for value "Futoška 21" (type string)', 'Cast to Number failed for value … (type string)'],
])('%s is logged as %s', (text, logged) => expect(loggable(text)).toBe(logged))

it.each([
  'at run (file:///app/services/order/src/main.ts:12:34)',
  '2026-11-23T06:46:43.120Z ECONNREFUSED 127.0.0.1:27017',
  '01a2b3c4-5d6e-7f80-9123-456789abcdef',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
])('%s is logged as it is', (text) => expect(loggable(text)).toBe(text))

it('shows of an error, and of what caused it, nothing that the store or Redis hangs on it', () => {
  const refusal = Object.assign(new Error('OOM command not allowed'), {
    command: { name: 'publish', args: ['izlog:feed', '{"name":"Ana Žunić"}'] },
  })
  const failed = new mongo.MongoServerError({ code: 11000, message: 'E11000', keyValue: { phone: 'Ana Žunić' } })
  const logged = JSON.stringify(
    loggableError(new Error('not told', { cause: Object.assign(failed, { cause: refusal }) })),
  )
  expect(logged).not.toContain('Žunić')
  expect(logged).toContain('OOM command not allowed')
  expect(logged).toContain('11000')
})
