import type { CurrentUser } from '@izlog/contracts/http/auth'
import type { SessionItem } from '@izlog/contracts/http/sessions'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedToken } from '../../api/token.ts'
import { answer, refusal, serve } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'
import { aPageOf, aUser } from '../../testing/samples.ts'

const AT = '2026-11-20T09:00:00.000Z'
const aSession = (fields: Partial<SessionItem>): SessionItem => ({
  id: 's1',
  device: 'Chrome · Android',
  network: '84.20.1.7',
  isCurrent: false,
  openedAt: AT,
  seenAt: AT,
  ...fields,
})
const HERE = aSession({ id: 's0', device: 'Firefox · Windows', isCurrent: true })

const open = (fields: Partial<CurrentUser>, routes: Parameters<typeof serve>[0] = {}) => {
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([])),
    'GET /api/auth/sessions': () => answer({ items: [HERE] }),
    ...routes,
  })
  return { calls, ...openApp('/settings?tab=security', aUser(fields)) }
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }))
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the sessions', () => {
  it('are listed, and ended one by one or all but this', async () => {
    let items = [HERE, aSession({ id: 's1' }), aSession({ id: 's2', device: 'Safari · iOS' })]
    const { person, calls } = open(
      {},
      {
        'GET /api/auth/sessions': () => answer({ items }),
        'DELETE /api/auth/sessions/s1': () => {
          items = items.filter(({ id }) => id !== 's1')
          return answer({ success: true })
        },
        'POST /api/auth/sessions/end-others': () => {
          items = [HERE]
          return answer({ token: 'nov' })
        },
      },
    )
    const sessions = await panel('Aktivne prijave')
    expect(await sessions.findByText('Ovaj uređaj')).toBeTruthy()
    await person.click(sessions.getByRole('button', { name: 'Odjavi, Chrome · Android' }))
    await waitFor(() => expect(sessions.queryByText('Chrome · Android')).toBeNull())
    await person.click(sessions.getByRole('button', { name: 'Odjavi ostale' }))
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1))
    expect(storedToken()).toBe('nov')
    expect(sessions.queryByRole('button', { name: 'Odjavi ostale' })).toBeNull()
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true)
  })

  it('that could not be read say so, and are asked for again', async () => {
    let away = true
    const { person } = open(
      {},
      { 'GET /api/auth/sessions': () => (away ? refusal(503, 'Nije dostupno') : answer({ items: [HERE] })) },
    )
    const sessions = await panel('Aktivne prijave')
    expect(await sessions.findByText('Prijave nisu učitane')).toBeTruthy()
    away = false
    await person.click(sessions.getByRole('button', { name: 'Pokušaj ponovo' }))
    expect(await sessions.findByText('Ovaj uređaj')).toBeTruthy()
  })
})

describe('the second factor', () => {
  const enrolment = { token: 'e', secret: 'JBSWY3DPEHPK3PXP', url: 'otpauth://totp/Izlog:a?secret=JBSWY3DPEHPK3PXP' }

  it('is switched on by password, app and first code, and gives recovery codes', async () => {
    const { person, calls } = open(
      {},
      {
        'POST /api/auth/second-factor/enrolment': ({ body }) =>
          (body as { currentPassword: string }).currentPassword === 'tacna-1'
            ? answer(enrolment)
            : refusal(422, 'Trenutna lozinka nije ispravna'),
        'PUT /api/auth/second-factor': () => answer({ recoveryCodes: ['abcde-fghjk'] }),
        'GET /api/auth/me': () => answer(aUser({ secondFactor: true })),
      },
    )
    await person.click((await panel('Prijava u dva koraka')).getByRole('button', { name: 'Uključi' }))
    const steps = await dialog('Podesite prijavu u dva koraka')
    await person.type(steps.getByLabelText('Trenutna lozinka'), 'tacna')
    await person.click(steps.getByRole('button', { name: 'Nastavi' }))
    expect(await steps.findByText('Trenutna lozinka nije ispravna')).toBeTruthy()
    await person.type(steps.getByLabelText('Trenutna lozinka'), '-1')
    await person.click(steps.getByRole('button', { name: 'Nastavi' }))
    await person.type(await steps.findByLabelText('Kod'), '123456')
    await person.click(steps.getByRole('button', { name: 'Uključi' }))
    const codes = await dialog('Rezervni kodovi')
    await person.click(codes.getByRole('button', { name: 'Kodovi su sačuvani' }))
    expect(await (await panel('Prijava u dva koraka')).findByText(/^Uključeno/)).toBeTruthy()
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ enrolment: 'e', code: '123456' })
  })

  it('is switched off by password, unless it must stay', async () => {
    const { person } = open(
      { secondFactor: true },
      {
        'DELETE /api/auth/second-factor': () => refusal(403, 'Administrator ne može da isključi prijavu u dva koraka.'),
      },
    )
    await person.click((await panel('Prijava u dva koraka')).getByRole('button', { name: 'Isključi' }))
    const question = await dialog('Isključiti prijavu u dva koraka?')
    await person.type(question.getByLabelText('Trenutna lozinka'), 'tacna-1')
    await person.click(question.getByRole('button', { name: 'Isključi' }))
    expect(await question.findByText(/^Administrator ne može/)).toBeTruthy()
  })

  it('gives new recovery codes', async () => {
    const { person } = open(
      { secondFactor: true },
      { 'POST /api/auth/second-factor/recovery-codes': () => answer({ recoveryCodes: ['novih-kodov'] }) },
    )
    await person.click((await panel('Prijava u dva koraka')).getByRole('button', { name: 'Novi rezervni kodovi' }))
    const question = await dialog('Novi rezervni kodovi')
    await person.type(question.getByLabelText('Trenutna lozinka'), 'tacna-1')
    await person.click(question.getByRole('button', { name: 'Napravi nove' }))
    expect((await dialog('Rezervni kodovi')).getByText('novih-kodov')).toBeTruthy()
  })
})
