import type { NotificationItem, NotificationPage, NotificationStreamEvent } from '@izlog/contracts/http/notifications'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aDomain } from '../../testing/domain-samples.ts'
import { answer, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aNotification, anOrder, aPageOf, aUser } from '../../testing/samples.ts'
import { TestStream } from '../../testing/test-stream.ts'
import { useToasts } from '../../ui/toast-store.ts'

beforeEach(() => {
  useToasts.setState({ toasts: [] })
  vi.stubGlobal('EventSource', TestStream)
})

const READ_AT = '2026-11-21T08:39:00.000Z'
const dead = aNotification({
  id: 'delivery.dead:K7QM-4RXW-9TPH:sheets',
  type: 'delivery.dead',
  title: 'Google Sheets: slanje nije uspelo',
  message: 'Tabela nije dostupna.',
  priority: 'high',
})
const seen = aNotification({ id: 'order.created:P3HD-9WNC-4KFM', title: 'Ranija porudžbina', readAt: READ_AT })
const pageOf = (items: NotificationItem[]): NotificationPage => ({
  items,
  nextCursor: null,
  unread: items.filter(({ readAt }) => readAt === null).length,
})

/** Opens the app with these notifications and these additional routes. */
function openWith(items: NotificationItem[], routes: Parameters<typeof serve>[0] = {}) {
  const calls = serve({
    'GET /api/notifications': () => answer(pageOf(items)),
    'GET /api/orders/my': () => answer(aPageOf([anOrder()])),
    ...routes,
  })
  const app = openApp('/orders', aUser())
  const bell = (name: string) => screen.findByRole('button', { name })
  const list = async () => within(await screen.findByRole('dialog', { name: 'Obaveštenja' }))
  const posts = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  return { ...app, bell, list, posts, calls }
}
const push = (event: NotificationStreamEvent) =>
  act(() => TestStream.of('/api/notifications/stream').push('notification', event))

describe('the bell', () => {
  it('says how many are not read, and shows all', async () => {
    const { bell, list, person } = openWith([dead, aNotification(), seen])
    await person.click(await bell('Obaveštenja, 2\u00a0nepročitana'))
    const rows = (await list()).getAllByRole('listitem')
    expect(rows.map((row) => within(row).queryByText('nepročitano') !== null)).toEqual([true, true, false])
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Tabela nije dostupna.'),
      expect.stringContaining('Jastuk Mirna noć, 2 komada'),
      expect.stringContaining('Ranija porudžbina'),
    ])
  })

  it('is named as its badge shows it, also where more are unread than fit', async () => {
    const many = { ...pageOf([dead]), unread: 100 }
    const { bell } = openWith([dead], { 'GET /api/notifications': () => answer(many) })
    expect((await bell('Obaveštenja, 99+\u00a0nepročitanih')).textContent).toBe('99+')
  })

  it('leads to the order, and has read what was opened', async () => {
    const path = `/api/notifications/${encodeURIComponent(dead.id)}/read`
    const { bell, list, person, posts, router } = openWith([dead, seen], {
      [`POST ${path}`]: () => answer({ ...dead, readAt: READ_AT }),
    })
    await person.click(await bell('Obaveštenja, 1\u00a0nepročitano'))
    await person.click((await list()).getByRole('button', { name: /^Google Sheets: slanje nije uspelo/ }))
    expect(await screen.findByRole('dialog', { name: 'Porudžbina K7QM-4RXW-9TPH' })).toBeTruthy()
    expect(router.state.location.search).toBe('?order=K7QM-4RXW-9TPH')
    await waitFor(() => expect(posts()).toEqual([path]))
    expect(screen.queryByText('nepročitano')).toBeNull()
    // The stream echoes this browser's own reading; the unread count must not go down twice.
    push({ kind: 'read', id: dead.id })
    await person.keyboard('{Escape}')
    expect(await bell('Obaveštenja')).toBeTruthy()
  })

  it('reads all at once, and takes it back when refused', async () => {
    let down = true
    const { bell, list, person } = openWith([dead, aNotification()], {
      'POST /api/notifications/read-all': () =>
        down ? refusal(503, 'Usluga trenutno nije dostupna.') : answer({ unread: 0 }),
    })
    await person.click(await bell('Obaveštenja, 2\u00a0nepročitana'))
    const all = (await list()).getByRole('button', { name: 'Označi sve kao pročitano' })
    await person.click(all)
    expect(await screen.findByText('Usluga trenutno nije dostupna.')).toBeTruthy()
    await waitFor(async () => expect((await list()).getAllByText('nepročitano')).toHaveLength(2))
    down = false
    await person.click(all)
    await waitFor(async () => expect((await list()).queryAllByText('nepročitano')).toHaveLength(0))
    expect(all).toHaveProperty('disabled', true)
  })

  it('follows what comes, and what is read elsewhere', async () => {
    const { bell } = openWith([aNotification()])
    await bell('Obaveštenja, 1\u00a0nepročitano')
    push({ kind: 'created', notification: dead })
    push({ kind: 'created', notification: dead })
    await bell('Obaveštenja, 2\u00a0nepročitana')
    push({ kind: 'read', id: dead.id })
    await bell('Obaveštenja, 1\u00a0nepročitano')
    push({ kind: 'all-read' })
    expect(await bell('Obaveštenja')).toBeTruthy()
  })

  it('shows what comes while an older answer is under way', async () => {
    const older = Promise.withResolvers<Response>()
    const answers = [older.promise, Promise.resolve(answer(pageOf([dead])))]
    const { bell } = openWith([], { 'GET /api/notifications': () => answers.shift() ?? refusal(503, 'Nema više.') })
    await bell('Obaveštenja')
    push({ kind: 'created', notification: dead })
    older.resolve(answer(pageOf([])))
    expect(await bell('Obaveštenja, 1\u00a0nepročitano')).toBeTruthy()
  })

  it('counts failures that join one another once, and leads to all of them', async () => {
    const { bell, list, person, router } = openWith([seen, dead], {
      'GET /api/deliveries/failed': () => answer({ items: [], nextCursor: null, total: 0 }),
    })
    await bell('Obaveštenja, 1\u00a0nepročitano')
    const title = 'Nije upisano 14 redova u Google Sheets'
    push({ kind: 'created', notification: { ...dead, title, data: { channel: 'sheets', count: '14' } } })
    await person.click(await bell('Obaveštenja, 1\u00a0nepročitano'))
    expect((await list()).getAllByRole('listitem')).toHaveLength(2)
    await person.click((await list()).getByRole('button', { name: new RegExp(`^${title}`) }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/deliveries'))
  })

  it('leads from a host to the list of domains', async () => {
    const title = 'Domen mirnanoc.rs će biti isključen'
    const shownNotification = aNotification({
      type: 'domain.missing',
      title,
      data: { host: 'mirnanoc.rs' },
      readAt: READ_AT,
    })
    const { bell, list, person, router } = openWith([shownNotification], { 'GET /api/domains': () => answer([]) })
    await person.click(await bell('Obaveštenja'))
    await person.click((await list()).getByRole('button', { name: new RegExp(`^${title}`) }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/domains'))
  })

  it('told of a host has the domains on the screen read anew', async () => {
    let domain = aDomain()
    const { router, bell } = openWith([], { 'GET /api/domains': () => answer([domain]) })
    await bell('Obaveštenja')
    await act(() => router.navigate('/domains'))
    expect(await screen.findByText('Pending')).toBeTruthy()
    domain = aDomain({ verifiedAt: READ_AT })
    const notification = aNotification({ type: 'domain.verified', data: { host: domain.host } })
    push({ kind: 'created', notification })
    expect(await screen.findByText('Verificiran')).toBeTruthy()
  })

  it('listens only while it is seen, and asks what it missed', async () => {
    const { bell, calls } = openWith([aNotification()])
    await bell('Obaveštenja, 1\u00a0nepročitano')
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(() => TestStream.of('/api/notifications/stream')).toThrow()
    hidden.mockRestore()
    document.dispatchEvent(new Event('visibilitychange'))
    TestStream.of('/api/notifications/stream').opens()
    await waitFor(() => expect(calls.filter(({ path }) => path === '/api/notifications')).toHaveLength(2))
  })

  it('says what it is while there is nothing', async () => {
    const { bell, list, person } = openWith([])
    await person.click(await bell('Obaveštenja'))
    expect((await list()).getByText('Nema obaveštenja')).toBeTruthy()
  })

  it('forgets what has expired', async () => {
    const { bell, list, person } = openWith([
      seen,
      aNotification({ readAt: READ_AT, expiresAt: '2026-01-01T00:00:00.000Z' }),
    ])
    await person.click(await bell('Obaveštenja'))
    expect((await list()).getAllByRole('listitem')).toHaveLength(1)
  })

  it('says when it cannot be read, and reads on a retry', async () => {
    let down = true
    const { bell, list, person } = openWith([], {
      'GET /api/notifications': () => (down ? refusal(503, 'Usluga nije dostupna.') : answer(pageOf([seen]))),
    })
    await person.click(await bell('Obaveštenja'))
    expect((await list()).getByText('Greška pri učitavanju podataka')).toBeTruthy()
    down = false
    await person.click((await list()).getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await (await list()).findByText('Ranija porudžbina')).toBeTruthy()
  })

  it('opens as a panel on a desktop', async () => {
    vi.stubGlobal('matchMedia', (query: string) =>
      Object.assign(new EventTarget(), { matches: query === '(width >= 48rem)', media: query }),
    )
    const { bell, list, person } = openWith([seen])
    await person.click(await bell('Obaveštenja'))
    expect((await list()).getByRole('heading', { name: 'Obaveštenja' })).toBeTruthy()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
