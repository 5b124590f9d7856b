import { ExportRequest } from '@izlog/contracts/http/many-orders'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { answer, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { anOrder, aPageOf, aUser } from '../../../testing/samples.ts'
import { useToasts } from '../../../ui/toast-store.ts'

beforeEach(() => {
  useToasts.setState({ toasts: [] })
  localStorage.removeItem('izlog-export-2')
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})

async function openExport() {
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([anOrder()])),
    'POST /api/orders/export': () => new Response('file'),
  })
  const app = openApp('/orders', aUser())
  await app.person.click(await screen.findByRole('checkbox', { name: /^Izaberi porudžbinu/ }))
  await app.person.click(screen.getByRole('button', { name: 'Izvezi' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Izvoz: 1/ }))
  const columns = () =>
    dialog
      .getAllByRole('textbox', { name: /^Naslov kolone/ })
      .map((input) => (input instanceof HTMLInputElement ? input.value : ''))
  return {
    ...app,
    dialog,
    columns,
    sent: () => calls.filter(({ method, path }) => method === 'POST' && path === '/api/orders/export'),
  }
}

it('a file has the columns that were chosen, in their order and under the seller’s headings, also the next time', async () => {
  const first = await openExport()
  const { person, dialog } = first
  for (const column of ['Datum', 'Status', 'Email', 'Napomena'])
    await person.click(dialog.getByRole('button', { name: `Ukloni kolonu ${column}` }))
  await person.click(dialog.getByRole('button', { name: 'Pomeri gore: Kupac' }))
  const heading = dialog.getByRole('textbox', { name: 'Naslov kolone Kupac' })
  await person.clear(heading)
  await person.type(heading, 'Primalac')
  await person.click(dialog.getByRole('radio', { name: 'CSV' }))
  await person.click(dialog.getByRole('button', { name: 'Preuzmi' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = ExportRequest.parse(first.sent()[0]?.body)
  expect(body).toMatchObject({ ids: [1], format: 'csv' })
  expect(body.columns.slice(0, 3)).toEqual([
    { column: 'name', heading: 'Primalac' },
    { column: 'orderId', heading: 'Porudžbina' },
    { column: 'phone', heading: 'Telefon' },
  ])
  first.unmount()
  const again = await openExport()
  expect(again.columns().slice(0, 2)).toEqual(['Primalac', 'Porudžbina'])
})

it('columns are saved under a name and come back', async () => {
  const { person, dialog, columns } = await openExport()
  for (const column of ['Datum', 'Porudžbina'])
    await person.click(dialog.getByRole('button', { name: `Ukloni kolonu ${column}` }))
  await person.type(dialog.getByRole('textbox', { name: 'Sačuvaj ove kolone kao' }), 'Moj kurir')
  await person.click(dialog.getByRole('button', { name: 'Sačuvaj' }))
  const choose = async (name: string) => {
    await person.click(dialog.getByRole('button', { name: 'Sačuvane kolone' }))
    await person.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Osnovne kolone')
  expect(columns()[0]).toBe('Datum')
  await choose('Moj kurir')
  expect(columns()[0]).toBe('Kupac')
})
