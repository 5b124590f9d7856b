import { LabelsRequest, ORDERS_IN_FILE_HEADER } from '@izlog/contracts/http/many-orders'
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, refusal, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anOrder, aPageOf, aUser } from '../../../testing/samples.ts'
import { useToasts } from '../../../ui/toast-store.ts'

/** Names of the files that the browser saved. */
let saved: string[]
beforeEach(() => {
  useToasts.setState({ toasts: [] })
  saved = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})

const pdf = (orders: number) => new Response('%PDF', { headers: { [ORDERS_IN_FILE_HEADER]: String(orders) } })

async function printSelected(routes: Parameters<typeof serve>[0], what: string) {
  const ids = Array.from({ length: 700 }, (_, index) => index + 1)
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([anOrder()])),
    'GET /api/orders/desk/selection': () => answer({ ids, isAll: true }),
    ...routes,
  })
  const { person } = openApp('/orders', aUser())
  await person.click(await screen.findByRole('button', { name: 'Izaberi' }))
  await person.click(screen.getByRole('button', { name: 'Izaberi sve iz filtera' }))
  await screen.findByText('700 izabrano')
  await person.click(screen.getByRole('button', { name: 'Štampaj' }))
  await person.click(await screen.findByRole('menuitem', { name: what }))
  return calls
}

it('labels come in as many files as it takes, and one hears how many orders they hold', async () => {
  const calls = await printSelected(
    { 'POST /api/orders/labels': ({ body }) => pdf(LabelsRequest.parse(body).ids.length - 1) },
    'Nalepnice, 24 na A4',
  )
  expect(await screen.findByText(/^U dokumentu: 698/)).toBeTruthy()
  expect(saved).toEqual(['nalepnice-1.pdf', 'nalepnice-2.pdf'])
  const bodies = calls.filter(({ path }) => path.endsWith('/labels')).map(({ body }) => LabelsRequest.parse(body))
  expect(bodies.map(({ ids, format }) => [ids.length, format])).toEqual([
    [500, 'a4-24'],
    [200, 'a4-24'],
  ])
})

it('a refused print says why', async () => {
  await printSelected(
    { 'POST /api/orders/packing-list': () => refusal(429, 'Prethodni dokument se još pravi.') },
    'Lista za pakovanje',
  )
  expect(await screen.findByText('Prethodni dokument se još pravi.')).toBeTruthy()
  expect(saved).toEqual([])
})
