import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answer, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { aUser } from '../../../testing/samples.ts'
import { aFullWebsite } from '../../../testing/website-sample.ts'

const page = aFullWebsite({ templateName: 'Minimalistic' })
const moved = { ...page, version: page.version + 1, templateName: 'Advertorial Template' as const }

async function openEditor(website: typeof page) {
  const calls = serve({
    'GET /api/websites/id/1': () => answer(website),
    'POST /api/websites/id/1/template': () => answer({ message: 'Izgled stranice je promenjen', website: moved }),
  })
  const app = openApp('/edit/1', aUser())
  await screen.findByLabelText('Naslov')
  return { ...app, calls }
}

it('says what stays and what is written anew, and keeps what is typed', async () => {
  const { person, calls } = await openEditor(page)
  await person.type(screen.getByLabelText('Naslov'), '!')
  await person.click(screen.getByRole('button', { name: 'Izgled: Minimalistic. Promeni' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Izgled stranice' }))
  const change = dialog.getByRole('button', { name: 'Promeni izgled' })
  expect(change).toHaveProperty('disabled', true)
  await person.click(dialog.getByRole('button', { name: /^Advertorial Template/ }))
  expect(dialog.getByText(/pišemo celu priču/)).toBeTruthy()
  await person.click(change)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Izgled stranice' })).toBeNull())
  const [sent] = calls.filter(({ method }) => method === 'POST')
  expect(sent?.body).toEqual({ templateName: 'Advertorial Template' })
  expect(sent?.headers.get('if-match')).toBe(`"${page.version}"`)
  expect(await screen.findByRole('tab', { name: 'Advertorial' })).toBeTruthy()
  expect(screen.getByLabelText('Naslov')).toHaveProperty('value', `${page.title}!`)
})

it('is closed on a page that an administrator has locked', async () => {
  await openEditor({ ...page, editableByClient: false })
  expect(screen.getByRole('button', { name: 'Izgled: Minimalistic. Promeni' })).toHaveProperty('disabled', true)
})
