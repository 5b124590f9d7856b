import type { AuditItem } from '@izlog/contracts/http/audit'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { anAdmin, aPageOf, aUser } from '../../testing/samples.ts'

let count = 0
const aRecord = (fields: Partial<AuditItem> = {}): AuditItem => ({
  id: `01a2b3c4-5d6e-7f80-9123-${String(count++).padStart(12, '0')}`,
  at: '2026-11-22T09:38:07.000Z',
  actor: { kind: 'user', userId: 1, role: 'admin' },
  actorName: 'Jelena Ilić',
  action: 'user-deactivated',
  object: { kind: 'user', id: 2, name: null },
  objectName: 'Sanja Đurić',
  fields: [],
  network: '93.87.12.4',
  outcome: 'done',
  ...fields,
})

const serveLog = (pages: Record<string, AuditItem[]>) =>
  serve({
    'GET /api/orders': () => answer(aPageOf([])),
    'GET /api/admin/audit': ({ query }) => {
      const cursor = query.get('cursor') ?? ''
      return answer({ items: pages[cursor] ?? [], nextCursor: cursor === '' && pages.more ? 'more' : null })
    },
  })
const open = (query = '') => openApp(`/admin/dnevnik${query}`, anAdmin())
const asked = (calls: ReturnType<typeof serve>) =>
  calls.filter(({ path }) => path === '/api/admin/audit').map(({ query }) => query.toString())

describe('/admin/dnevnik', () => {
  it('says what happened, who did it, when and from where', async () => {
    serveLog({
      '': [
        aRecord(),
        aRecord({
          actor: { kind: 'nobody', email: 'ma…@primer.rs' },
          actorName: null,
          action: 'sign-in-failed',
          outcome: 'refused',
        }),
        aRecord({ action: 'settings-changed', fields: ['telegramBotId', 'googleSheetsId'] }),
        aRecord({
          action: 'order-status-changed',
          object: { kind: 'order', id: 1042, name: null },
          fields: ['status=completed'],
        }),
      ],
    })
    open()
    const list = within(await screen.findByRole('list', { name: 'Zapisi' }))
    expect(list.getByText('Korisnik Sanja Đurić je deaktiviran')).toBeTruthy()
    expect(list.getByText('Prijava na nalog Sanja Đurić nije uspela')).toBeTruthy()
    expect(list.getByText('Nepoznato (ma…@primer.rs)')).toBeTruthy()
    expect(list.getByText('Odbijeno')).toBeTruthy()
    expect(list.getByText('Podešavanja su promenjena: Telegram bot token, Google tabela')).toBeTruthy()
    expect(list.getByText('Porudžbina 1042: status Završeno')).toBeTruthy()
    expect(list.getAllByText('Mreža 93.87.12.4')).toHaveLength(4)
    expect(list.getAllByText(/^22\. 11\. 2026\. 10:38:07$/)).toHaveLength(4)
  })

  it('reads on, and narrows to one action, some days and one user, also in what is exported', async () => {
    const calls = serveLog({ '': [aRecord()], more: [aRecord({ objectName: 'Ivana Ćosić' })] })
    const { person } = open('?from=2026-11-01&to=nekad')
    await person.click(await screen.findByRole('button', { name: 'Učitaj još' }))
    expect(await screen.findByText('Korisnik Ivana Ćosić je deaktiviran')).toBeTruthy()
    await person.selectOptions(screen.getByLabelText('Radnja'), 'Deaktiviranje korisnika')
    await person.click(
      (await screen.findAllByRole('button', { name: 'Prikaži samo: Jelena Ilić' }))[0] ?? document.body,
    )
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Izvezi CSV' }).getAttribute('href')).toBe(
        '/api/admin/audit.csv?actor=1&action=user-deactivated&from=2026-11-01',
      ),
    )
    expect(asked(calls).slice(0, 3)).toEqual([
      'from=2026-11-01',
      'from=2026-11-01&cursor=more',
      'action=user-deactivated&from=2026-11-01',
    ])
    await person.click(await screen.findByRole('button', { name: 'Prikaži sve korisnike' }))
    expect(screen.queryByRole('button', { name: 'Prikaži sve korisnike' })).toBeNull()
  })

  it('says that it is empty, and that nothing is found', async () => {
    serveLog({})
    const { person } = open('?action=signed-in')
    await person.click(await screen.findByRole('button', { name: 'Obriši filtere' }))
    expect(await screen.findByText('Dnevnik je prazan')).toBeTruthy()
  })

  it('that could not be read is read again', async () => {
    const answers = [new Response(null, { status: 403 })]
    serve({
      'GET /api/orders': () => answer(aPageOf([])),
      'GET /api/admin/audit': () => answers.shift() ?? answer({ items: [aRecord()], nextCursor: null }),
    })
    const { person } = open()
    await person.click(await screen.findByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await screen.findByText('Korisnik Sanja Đurić je deaktiviran')).toBeTruthy()
  })

  it('is nothing for sellers', async () => {
    const calls = serve({ 'GET /api/orders/my': () => answer(aPageOf([])) })
    openApp('/admin/dnevnik', aUser())
    expect((await screen.findByRole('alert')).textContent).toContain('Nemate dozvolu')
    expect(asked(calls)).toEqual([])
  })
})
