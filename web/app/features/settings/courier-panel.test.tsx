import type { CurrentUser } from '@izlog/contracts/http/auth'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadPage } from '../../shared/reload-page.ts'
import { answer, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPageOf, aUser } from '../../testing/samples.ts'
import { useToasts } from '../../ui/toast-store.ts'

vi.mock(import('../../shared/reload-page.ts'), () => ({ reloadPage: vi.fn() }))

const VALID = 'Trackify API ključ je valjan i funkcioniše'
const INVALID = 'API ključ nije valjan ili Trackify servis nije dostupan'

beforeEach(() => {
  useToasts.setState({ toasts: [] })
  vi.mocked(reloadPage).mockClear()
})

/** A courier that accepts these keys; the server masks a saved key. */
function serveCourier(taken: readonly string[], more: Parameters<typeof serve>[0] = {}) {
  return serve({
    'GET /api/orders/my': () => answer(aPageOf([])),
    'PATCH /api/users/update-settings': () => answer(aUser({ trackifyApiKey: '••••••••0001' })),
    'POST /api/trackify/test': ({ body }) => {
      const valid = taken.some((key) => JSON.stringify(body).includes(`"${key}"`))
      return answer({ valid, message: valid ? VALID : INVALID })
    },
    ...more,
  })
}

const openCourier = async (fields: Partial<CurrentUser> = {}) => {
  const app = openApp('/settings?tab=marketing', aUser(fields))
  const panel = within(await screen.findByRole('region', { name: 'Trackify kurir' }))
  const [montenegro, serbia] = panel.getAllByRole('textbox')
  if (!montenegro || !serbia) throw new Error('two keys expected')
  const test = (country: string) => panel.getByRole('button', { name: `Testiraj, API ključ, ${country}` })
  return { ...app, panel, montenegro, serbia, test, save: () => panel.getByRole('button', { name: 'Sačuvaj' }) }
}
const bodies = (calls: ReturnType<typeof serve>, path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body)

describe('a courier key', () => {
  it('is asked for, of Montenegro first and then of Serbia', async () => {
    serveCourier([])
    const { panel, montenegro, serbia } = await openCourier()
    expect(panel.getByLabelText('API ključ, Crna Gora')).toBe(montenegro)
    expect(panel.getByLabelText('API ključ, Srbija')).toBe(serbia)
  })

  it('that is empty cannot be tested', async () => {
    const calls = serveCourier([])
    const { person, panel, test } = await openCourier()
    await person.click(test('Crna Gora'))
    expect(await panel.findByText('Molimo unesite API ključ pre testiranja')).toBeTruthy()
    await person.click(test('Srbija'))
    expect(await panel.findByText('Molimo unesite srpski API ključ pre testiranja')).toBeTruthy()
    expect(bodies(calls, '/api/trackify/test')).toEqual([])
  })

  it('is untested, then valid or invalid, and untested again as it is edited', async () => {
    const calls = serveCourier(['dobar'])
    const { person, panel, montenegro, serbia, test } = await openCourier()
    await person.type(montenegro, 'dobar')
    expect(panel.getByText('Ključ nije testiran.')).toBeTruthy()
    await person.click(test('Crna Gora'))
    expect(await panel.findByText(VALID)).toBeTruthy()
    await person.type(serbia, ' los ')
    await person.click(test('Srbija'))
    expect(await panel.findByText(INVALID)).toBeTruthy()
    expect(bodies(calls, '/api/trackify/test')).toEqual([{ apiKey: 'dobar' }, { apiKey: 'los', country: 'Serbia' }])
    await person.type(montenegro, 'x')
    expect(panel.queryByText(VALID)).toBeNull()
    expect(panel.getByText(INVALID)).toBeTruthy()
  })

  it('that could not be tested says so and stays untested', async () => {
    serveCourier([], { 'POST /api/trackify/test': () => Promise.reject(new TypeError('offline')) })
    const { person, panel, test } = await openCourier({ trackifyApiKeySrb: '••••••••0002' })
    await person.click(test('Srbija'))
    expect(await panel.findByText('Greška prilikom testiranja konekcije sa Trackify')).toBeTruthy()
  })

  it('edited while it is being tested stays untested', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    serveCourier([], { 'POST /api/trackify/test': () => promise })
    const { person, panel, montenegro, test } = await openCourier()
    await person.type(montenegro, 'dobar')
    await person.click(test('Crna Gora'))
    await person.type(montenegro, '2')
    resolve(answer({ valid: true, message: VALID }))
    await waitFor(() => expect(test('Crna Gora')).toHaveProperty('disabled', false))
    expect(panel.queryByText(VALID)).toBeNull()
  })
})

describe('courier keys saved', () => {
  it('are tested again where there is one, and the page reloads and still says how it went', async () => {
    const calls = serveCourier(['dobar'])
    const { person, montenegro, save } = await openCourier()
    await person.type(montenegro, 'dobar')
    await person.click(save())
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
    expect(bodies(calls, '/api/users/update-settings')).toEqual([{ trackifyApiKey: 'dobar', trackifyApiKeySrb: null }])
    expect(bodies(calls, '/api/trackify/test')).toEqual([{ apiKey: 'dobar' }])
    cleanup()
    const { panel } = await openCourier({ trackifyApiKey: '••••••••0001' })
    expect(await screen.findByText('Trackify podešavanja su uspešno ažurirana')).toBeTruthy()
    expect(panel.getByText(VALID)).toBeTruthy()
    expect(panel.queryByText(INVALID)).toBeNull()
  })

  it('go back masked when they were not touched', async () => {
    const calls = serveCourier([])
    const { person, save } = await openCourier({ trackifyApiKey: '••••••••0001' })
    await person.click(save())
    await waitFor(() => expect(reloadPage).toHaveBeenCalledOnce())
    expect(bodies(calls, '/api/users/update-settings')).toEqual([
      { trackifyApiKey: '••••••••0001', trackifyApiKeySrb: null },
    ])
  })

  it('are not sent when a masked one was typed into', async () => {
    const calls = serveCourier([])
    const { person, panel, montenegro, save } = await openCourier({ trackifyApiKey: '••••••••0001' })
    await person.type(montenegro, 'x', { initialSelectionStart: 12, initialSelectionEnd: 12 })
    await person.click(save())
    expect(await panel.findByText(/^Upišite celu vrednost/)).toBeTruthy()
    expect(bodies(calls, '/api/users/update-settings')).toEqual([])
  })

  it('in vain say so, and the page stays', async () => {
    serveCourier([], { 'PATCH /api/users/update-settings': () => refusal(503, 'Usluga trenutno nije dostupna.') })
    const { person, save } = await openCourier()
    await person.click(save())
    expect(await screen.findByText('Greška prilikom čuvanja podešavanja')).toBeTruthy()
    expect(reloadPage).not.toHaveBeenCalled()
  })
})
