import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aUser } from '../../testing/samples.ts'

const open = () => openApp('/settings?tab=notifications', aUser())
const theSwitch = () => screen.findByRole('switch', { name: 'Šalji dnevni pregled' })

it('is switched on with one tap, for the address of the account', async () => {
  const calls = serve({
    'GET /api/auth/forgotten-password': () => answer({ byEmail: true }),
    'PATCH /api/user/settings': () => answer(aUser({ dailySummary: true })),
  })
  const { person } = open()
  expect(await screen.findByText(/^Na prodavac@izlog\.test\./)).toBeTruthy()
  await person.click(await theSwitch())
  await waitFor(async () => expect((await theSwitch()).getAttribute('aria-checked')).toBe('true'))
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ dailySummary: true })
})

it('stays off when it was not saved, and says why', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  serve({
    'GET /api/auth/forgotten-password': () => answer({ byEmail: true }),
    'PATCH /api/user/settings': () => refusal(409, 'Korisnik je u međuvremenu izmenjen. Osvežite stranicu.'),
  })
  const { person } = open()
  await person.click(await theSwitch())
  expect(await screen.findByText(/u međuvremenu izmenjen/)).toBeTruthy()
  await waitFor(async () => expect((await theSwitch()).getAttribute('aria-checked')).toBe('false'))
})

it('cannot be switched on where no mail is sent', async () => {
  serve({ 'GET /api/auth/forgotten-password': () => answer({ byEmail: false }) })
  open()
  expect(await screen.findByText(/Slanje mejlova još nije podešeno/)).toBeTruthy()
  expect(await theSwitch()).toHaveProperty('disabled', true)
})
