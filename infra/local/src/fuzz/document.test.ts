import { openApiDocument } from '@izlog/contracts/openapi/document'
import { expect, it } from 'vitest'
import { aimed, OpenApi, routesIn, withRoutes } from './document.ts'

const document = OpenApi.parse(openApiDocument())
const known = { fields: { websiteId: [5], orderId: ['K7QM-4RXW-9TPH'] }, ids: { '/api/websites/': [5] } }

it('asks for what exists beside what only could', () => {
  const { paths, components } = aimed(document, known)
  const idOf = (path: string) => paths[path]?.get?.parameters?.find(({ name }) => name !== 'limit')?.schema
  expect(idOf('/api/websites/id/{id}')).toMatchObject({ anyOf: [{ enum: [5] }, { type: 'integer' }] })
  expect(idOf('/api/orders/{orderId}')).toMatchObject({ anyOf: [{ enum: ['K7QM-4RXW-9TPH'] }, { type: 'string' }] })
  expect(components.schemas['Sent.PlaceOrderRequest']).toMatchObject({
    properties: { websiteId: { anyOf: [{ enum: [5] }, {}] } },
  })
})

it('judges answers by the document itself', () => {
  const { paths, components } = aimed(document, known)
  expect(components.schemas).toMatchObject(document.components.schemas)
  expect(paths['/api/websites/id/{id}']?.get?.responses).toEqual(
    document.paths['/api/websites/id/{id}']?.get?.responses,
  )
})

it('leaves out what has no end, and keeps what ends a session for last', () => {
  const routes = routesIn(document)
  const named = (path: string) => routes.filter((route) => route.path === path)
  expect(named('/api/orders/stream')).toEqual([])
  expect(named('/api/auth/logout')).toEqual([{ method: 'POST', path: '/api/auth/logout', endsSession: true }])
  expect(withRoutes(document, named('/api/websites/id/{id}')).paths).toEqual({
    '/api/websites/id/{id}': document.paths['/api/websites/id/{id}'],
  })
})
