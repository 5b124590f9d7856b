import { expect, it } from 'vitest'
import { openApiDocument } from './document.ts'

const document = openApiDocument()
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

it('is the same each time it is made', () => {
  expect(JSON.stringify(openApiDocument())).toBe(JSON.stringify(document))
})

it('refers to nothing that it does not hold, and holds nothing that it does not refer to', () => {
  const referred = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)
  const names = new Set(Array.from(referred, ([, name]) => name))
  expect(names).toEqual(new Set(Object.keys(document.components.schemas)))
})

it('gives each operation an id of its own', () => {
  const ids = operations.map((operation) => Object(operation).operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('putApiWebsitesIdId')
})

it('names the session where somebody has to be signed in, and nowhere else', () => {
  const { '/api/auth/me': me, '/api/orders/my': mine } = document.paths
  expect(me).toMatchObject({ get: { security: [] } })
  expect(mine).toMatchObject({
    get: { security: [{ session: [] }, { bearer: [] }], responses: { 401: expect.anything() } },
  })
})

it('takes less than it gives where a contract has a default', () => {
  const { post } = Object(document.paths['/api/websites/id/{id}/regenerate'])
  const { schema } = post.requestBody.content['application/json']
  expect(document.components.schemas[schema.$ref.split('/').at(-1)]).toMatchObject({ required: ['section'] })
})

it('describes what is no JSON as what it is', () => {
  expect(document.paths).toMatchObject({
    '/api/orders': {
      post: {
        requestBody: { content: { 'application/x-www-form-urlencoded': expect.anything() } },
        responses: { 303: expect.anything(), 422: { content: { 'text/html': expect.anything() } } },
      },
    },
    '/api/orders/export': { get: { responses: { 200: { content: { 'text/csv': expect.anything() } } } } },
    '/api/orders/stream': { get: { responses: { 200: { content: { 'text/event-stream': expect.anything() } } } } },
    '/api/images/upload': { post: { requestBody: { content: { 'multipart/form-data': expect.anything() } } } },
  })
})

it('takes a colour as pages have it: a pattern loses its flags on the way to JSON Schema', () => {
  expect('#0D9488').toMatch(new RegExp(document.components.schemas.HexColor?.pattern ?? 'nothing'))
})
