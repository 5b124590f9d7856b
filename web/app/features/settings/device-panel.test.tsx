import { DAY_MS } from '@izlog/contracts/domain/durations'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeAudio } from '../../testing/fake-audio.ts'
import { answer, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { ENDPOINT, PUBLIC_KEY, pushBrowser } from '../../testing/push-browser.ts'
import { aUser } from '../../testing/samples.ts'

afterEach(() => localStorage.clear())

const PATH = '/api/push/subscription'
const serveAll = (more: Parameters<typeof serve>[0] = {}) =>
  serve({
    'GET /api/push/key': () => answer({ publicKey: PUBLIC_KEY }),
    [`PUT ${PATH}`]: () => answer({ active: true }),
    [`DELETE ${PATH}`]: () => answer({ active: false }),
    'POST /api/auth/logout': () => answer({ success: true }),
    ...more,
  })
const open = () => openApp('/settings?tab=notifications', aUser())
const theSwitch = () => screen.findByRole('switch', { name: 'Obaveštenja na ovom uređaju' })
const isOn = async () => (await theSwitch()).getAttribute('aria-checked') === 'true'
const waitUntilReady = () => waitFor(async () => expect(await theSwitch()).toHaveProperty('disabled', false))

it('pushes to this device once its person agrees, by a worker that controls no page, and stops when they wish', async () => {
  const browser = pushBrowser()
  const calls = serveAll()
  const { person } = open()
  await waitUntilReady()
  await person.click(await theSwitch())
  await waitFor(async () => expect(await isOn()).toBe(true))
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ path: PATH, body: { endpoint: ENDPOINT } })
  const scope = expect.objectContaining({ scope: '/assets/push/' })
  expect(browser.register).toHaveBeenCalledWith('/push-worker.js', scope)

  await waitUntilReady()
  await person.click(await theSwitch())
  await waitFor(async () => expect(await isOn()).toBe(false))
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ endpoint: ENDPOINT })
  expect(browser.unsubscribe).toHaveBeenCalledOnce()
})

it('says how to allow what the browser blocks', async () => {
  pushBrowser({ answers: 'denied' })
  serveAll()
  const { person } = open()
  await waitUntilReady()
  await person.click(await theSwitch())
  expect(await screen.findByText(/Pregledač je blokirao obaveštenja/)).toBeTruthy()
  expect(await theSwitch()).toHaveProperty('disabled', true)
  expect(await isOn()).toBe(false)
})

it('stays off when the server did not take it, and says why', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  pushBrowser()
  serveAll({
    [`PUT ${PATH}`]: () => refusal(422, 'Ovaj pregledač je dao adresu na koju se obaveštenja ne mogu slati.'),
  })
  const { person } = open()
  await waitUntilReady()
  await person.click(await theSwitch())
  expect(await screen.findByText(/na koju se obaveštenja ne mogu slati/)).toBeTruthy()
  await waitFor(async () => expect(await isOn()).toBe(false))
})

it('cannot be switched on where the platform has no push', async () => {
  pushBrowser()
  serveAll({ 'GET /api/push/key': () => answer({ publicKey: null }) })
  open()
  expect(await screen.findByText(/Obaveštenja na telefonu još nisu podešena/)).toBeTruthy()
  expect(await theSwitch()).toHaveProperty('disabled', true)
})

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', /Na iPhone-u prvo dodajte Izlog na početni ekran/],
  ['Mozilla/5.0 (X11; Linux x86_64)', /Ovaj pregledač ne prima obaveštenja/],
])('explains what to do in a browser that cannot: %s', async (userAgent, words) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  serveAll()
  open()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(await theSwitch()).toHaveProperty('disabled', true)
})

it('is kept going at the next visit and each day of it, and ends with a sign-out', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  const browser = pushBrowser({ permission: 'granted' })
  localStorage.setItem('izlog-push', String(aUser().id))
  const calls = serveAll()
  const { person } = open()
  const renewals = () => calls.filter(({ method, path }) => method === 'PUT' && path === PATH).length
  await waitFor(() => expect(renewals()).toBe(1))
  const [aDayLater] = timers.mock.calls.find(([, ms]) => ms === DAY_MS) ?? []
  aDayLater?.()
  await waitFor(() => expect(renewals()).toBe(2))
  await person.click(await screen.findByRole('button', { name: 'Odjavi se' }))
  await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalledOnce())
  expect(localStorage.getItem('izlog-push')).toBeNull()
})

it('ends once another signs in where a session ran out, and is not theirs', async () => {
  const browser = pushBrowser({ permission: 'granted', subscribed: true })
  localStorage.setItem('izlog-push', String(aUser().id + 1))
  const calls = serveAll()
  open()
  await waitFor(() => expect(browser.unsubscribe).toHaveBeenCalledOnce())
  expect(localStorage.getItem('izlog-push')).toBeNull()
  await waitUntilReady()
  expect(await isOn()).toBe(false)
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false)
})

it('opens the screen of a notification that was pressed', async () => {
  const browser = pushBrowser()
  serveAll()
  const { router } = open()
  await theSwitch()
  const { port1, port2 } = new MessageChannel()
  const answered = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data)
  })
  browser.message({ isApp: '?' }, [port2])
  expect(await answered).toBe('app')
  port1.close()
  act(() => browser.message({ openScreen: '/deliveries' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/deliveries'))
})

it('plays the sound of a new order when it is switched on, and remembers that', async () => {
  const played = fakeAudio()
  serveAll()
  const { person } = open()
  const sound = await screen.findByRole('switch', { name: 'Zvuk za novu porudžbinu' })
  await person.click(sound)
  expect(played).toHaveBeenCalledTimes(2)
  expect(localStorage.getItem('izlog-order-sound')).toBe('on')
  await person.click(sound)
  expect(localStorage.getItem('izlog-order-sound')).toBeNull()
})
