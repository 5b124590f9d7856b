import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useSession } from '../api/session-store.ts'
import { storedToken } from '../api/token.ts'
import { answer, serve } from '../testing/fake-server.ts'
import { openApp } from '../testing/open-app.tsx'
import { anAdmin, aPageOf, aUser } from '../testing/samples.ts'

const bar = async () => within(await screen.findByRole('banner'))
const serveAll = (more: Parameters<typeof serve>[0] = {}) =>
  serve({ 'GET /api/orders/my': () => answer(aPageOf([])), 'GET /api/orders': () => answer(aPageOf([])), ...more })

describe('the top bar', () => {
  it('says who is signed in: a client with their company', async () => {
    serveAll()
    openApp('/settings', aUser())
    expect((await bar()).getByText('Marko Petrović')).toBeTruthy()
    expect((await bar()).getByText('Klijent · Mirna Noć d.o.o.')).toBeTruthy()
    expect((await bar()).queryByRole('link', { name: 'Admin Panel' })).toBeNull()
  })

  it('says who is signed in: an administrator, with the way to their panel', async () => {
    serveAll()
    openApp('/settings', anAdmin())
    expect((await bar()).getByText('Super Administrator')).toBeTruthy()
    const paths = { 'Admin Panel': '/admin', Dashboard: '/create', Podešavanja: '/settings' }
    for (const [name, pathname] of Object.entries(paths)) {
      expect((await bar()).getByRole('link', { name })).toMatchObject({ pathname })
    }
  })

  it.each([
    ['/settings', 'Podešavanja'],
    ['/deliveries', 'Porudžbine'],
    ['/domain', 'Domeni'],
  ])('marks where one is in both bars: %s', async (path, name) => {
    serveAll()
    openApp(path, aUser())
    expect(await screen.findAllByRole('link', { name, current: 'page' })).toHaveLength(2)
  })

  it.each([
    ['when the server agrees', () => answer({ success: true })],
    ['when the server does not answer', () => Promise.reject(new TypeError('offline'))],
  ])('signs out %s: the token goes, and the door is shown', async (_when, logout) => {
    // A failure is only logged (docs/product/platform.md 8).
    vi.spyOn(console, 'error').mockReturnValue()
    serveAll({ 'POST /api/auth/logout': logout })
    localStorage.setItem('auth_token', 'abc')
    const { person, router } = openApp('/settings', aUser())
    await person.click((await bar()).getByRole('button', { name: 'Odjavi se' }))
    expect(await screen.findByRole('heading', { name: 'Prijavite se' })).toBeTruthy()
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(storedToken()).toBeNull()
    expect(useSession.getState().user).toBeNull()
  })
})
