import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { answer, serve } from '../../../testing/fake-server.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { aUser } from '../../../testing/samples.ts'
import { aFullWebsite } from '../../../testing/website-sample.ts'

beforeEach(() => localStorage.clear())

const page = aFullWebsite({ templateName: 'Minimalistic' })
const long = { ...page, title: `Probudite se bez bola u vratu ${'i u leđima '.repeat(6)}` }
const wrong = { ...page, originalPrice: 1990, priceAnchoring: null }

async function openEditor(website: typeof page) {
  const calls = serve({
    'GET /api/websites/id/1': () => answer(website),
    'PUT /api/websites/id/1': () => answer({ message: 'ok', website }),
    'GET /api/deliveries/test': () => answer({ arrivedAt: '2026-11-20T10:00:00.000Z' }),
  })
  const app = openApp('/edit/1', aUser())
  await screen.findByLabelText('Naslov')
  const puts = () => calls.filter(({ method }) => method === 'PUT')
  return { ...app, puts, panel: () => within(screen.getByRole('dialog', { name: 'Provera pre objave' })) }
}
const save = () => screen.getAllByText('Sačuvaj')[0] ?? document.body
const check = (what: string) => screen.findByRole('button', { name: `Provera pre objave: ${what}` })

it('counts what there is to look at, and leads to the field', async () => {
  const { person, panel } = await openEditor(long)
  await person.click(await check('2\u00a0nalaza'))
  const [finding] = panel().getAllByRole('listitem')
  expect(finding?.textContent).toContain('Naslov: 95 od najviše 70 znakova')
  expect(panel().getByRole('link', { name: 'Upiši podatke' }).getAttribute('href')).toBe('/settings?tab=profile')
  await person.click(panel().getByRole('button', { name: 'Otvori polje' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Naslov')))
})

it('leads to the picture that a finding is about, and holds nobody on its tab', async () => {
  const images = [...page.images, { url: '/uploads/images/cc-320.webp', width: 320, height: 240, widths: [320] }]
  const { person, panel } = await openEditor({ ...page, images })
  await person.click(await check('2\u00a0nalaza'))
  const [field] = panel().getAllByRole('button', { name: 'Otvori polje' })
  await person.click(field ?? document.body)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Slika 3: postavi/)))
  await person.click(screen.getByRole('tab', { name: 'Boje' }))
  expect(await screen.findByLabelText('Glavna boja')).toBeTruthy()
})

it('puts a finding off until it changes', async () => {
  const { person, panel } = await openEditor(long)
  await person.click(await check('2\u00a0nalaza'))
  const [later] = panel().getAllByRole('button', { name: 'Kasnije' })
  await person.click(later ?? document.body)
  expect(panel().getAllByRole('listitem')).toHaveLength(1)
  await person.click(panel().getByRole('button', { name: 'Zatvori' }))
  await person.type(screen.getByLabelText('Naslov'), 'x')
  expect(await check('2\u00a0nalaza')).toBeTruthy()
})

it('shows what is serious once before publishing, and never in the way of it', async () => {
  const { person, puts, panel } = await openEditor(wrong)
  await person.click(save())
  expect(panel().getByText(/nije viša od nove/)).toBeTruthy()
  expect(puts()).toHaveLength(0)
  await person.click(panel().getByRole('button', { name: 'Objavi svejedno' }))
  await waitFor(() => expect(puts()).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Provera pre objave' })).toBeNull())
  await person.click(save())
  await waitFor(() => expect(puts()).toHaveLength(2))
})

it('shows what is serious before publishing by Ctrl+S too', async () => {
  const { person, puts, panel } = await openEditor(wrong)
  await person.keyboard('{Control>}s{/Control}')
  expect(panel().getByText(/nije viša od nove/)).toBeTruthy()
  expect(puts()).toHaveLength(0)
})

it('does not stop a page that has advice only, nor a draft', async () => {
  const { person, puts } = await openEditor(long)
  await person.click(save())
  await waitFor(() => expect(puts()).toHaveLength(1))
  expect(screen.queryByRole('dialog', { name: 'Provera pre objave' })).toBeNull()
})
