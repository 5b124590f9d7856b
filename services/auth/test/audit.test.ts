import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@izlog/contracts/domain/durations'
import { UserItem } from '@izlog/contracts/http/admin'
import { type AuditItem, AuditPage } from '@izlog/contracts/http/audit'
import { auditEvent } from '@izlog/kit/audit/audit-event'
import { client } from '@izlog/kit/testing/client'
import { publisher } from '@izlog/kit/testing/events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADMIN, startAuth } from './start.ts'

let auth: Awaited<ReturnType<typeof startAuth>>
let bus: Awaited<ReturnType<typeof publisher>>
let asAdmin: Record<string, string>
beforeAll(async () => {
  auth = await startAuth({ LIMIT_LOGINS_PER_MINUTE: '0' })
  bus = await publisher(auth.env)
  asAdmin = (await auth.signIn(ADMIN)).bearer
})
afterAll(async () => {
  await auth.stop()
  await bus.stop()
})

let count = 0
/** A new seller, signed in. */
async function someone() {
  const who = { email: `zapis${count++}@izlog.test`, password: 'tajna1', firstName: 'Žana', lastName: 'Ćirić' }
  const { id } = UserItem.parse((await auth.http.post('/api/admin/clients', who, asAdmin)).body)
  return { ...who, id, ...(await auth.signIn(who)) }
}
const log = async (query = '') =>
  AuditPage.parse((await auth.http.get(`/api/admin/audit?limit=100${query}`, asAdmin)).body)
const find = (wanted: (item: AuditItem) => boolean) => until(async () => (await log()).items.find(wanted))
const about = (id: number, action: AuditItem['action']) =>
  find((item) => item.action === action && item.object?.id === id)

describe('the audit log', () => {
  it('records who signed in, and who failed to, without the whole e-mail or any password', async () => {
    const seller = await someone()
    expect(await about(seller.id, 'signed-in')).toMatchObject({
      actor: { kind: 'user', userId: seller.id, role: 'client' },
      actorName: 'Žana Ćirić',
      network: expect.stringMatching(/127\.0\.0\.1|::/),
      outcome: 'done',
    })
    await auth.http.post('/api/auth/login', { email: seller.email, password: 'pogresna-lozinka' })
    await auth.http.post('/api/auth/login', { email: 'nepoznata@izlog.test', password: 'pogresna-lozinka' })
    expect(await about(seller.id, 'sign-in-failed')).toMatchObject({ actor: { kind: 'nobody' }, outcome: 'refused' })
    const unknown = await find(({ action, object }) => action === 'sign-in-failed' && object === null)
    expect(unknown.actor).toEqual({ kind: 'nobody', email: 'ne…@izlog.test' })
    expect(JSON.stringify(await log())).not.toMatch(/pogresna-lozinka|nepoznata@|zapis\d+@/)
  })

  it('records tries at an account that has to wait', async () => {
    const seller = await someone()
    const guesses = await Promise.all(
      Array.from({ length: 7 }, () =>
        auth.http.post('/api/auth/login', { email: seller.email, password: 'pogresna-lozinka' }),
      ),
    )
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2)
    await until(async () => {
      const failed = (await log()).items.filter(
        ({ action, object }) => action === 'sign-in-failed' && object?.id === seller.id,
      )
      return failed.length === 7
    })
  })

  it('records what administrators did to users, and by whom', async () => {
    const seller = await someone()
    const admin = { kind: 'user', userId: 1, role: 'admin' }
    await auth.http.patch(`/api/admin/users/${seller.id}/status`, { isActive: false }, asAdmin)
    await auth.http.patch(`/api/admin/users/${seller.id}/status`, { isActive: true }, asAdmin)
    await auth.http.patch(`/api/admin/users/${seller.id}/reset-password`, { newPassword: 'novaSifra' }, asAdmin)
    await auth.http.delete(`/api/admin/users/${seller.id}`, asAdmin)
    for (const action of ['user-created', 'user-deactivated', 'user-activated', 'password-reset'] as const)
      expect(await about(seller.id, action)).toMatchObject({ actor: admin })
    // Nobody's name is in the log itself.
    expect(await about(seller.id, 'user-deleted')).toMatchObject({ actor: admin, objectName: null })
  })

  it('names the settings that changed, and none of their values', async () => {
    const seller = await someone()
    const settings = { telegramBotId: '123456:tajni-token-bota', telegramChatId: '-100777', metaTestEventCode: null }
    await auth.http.patch('/api/user/settings', settings, seller.bearer)
    const record = await about(seller.id, 'settings-changed')
    expect(record.fields.toSorted()).toEqual(['telegramBotId', 'telegramChatId'])
    expect(JSON.stringify(await log())).not.toMatch(/tajni-token|-100777/)
  })

  it('records a change of the own password and of signing out', async () => {
    const seller = await someone()
    const request = { currentPassword: seller.password, newPassword: 'drugaSifra1', confirmPassword: 'drugaSifra1' }
    await auth.http.post('/api/auth/change-password', request, seller.bearer)
    const again = await auth.signIn({ ...seller, password: 'drugaSifra1' })
    await auth.http.post('/api/auth/logout', {}, again.bearer)
    expect(await about(seller.id, 'password-changed')).toBeTruthy()
    await find(({ action, actor }) => action === 'signed-out' && actor.kind === 'user' && actor.userId === seller.id)
  })

  it('stores what another service publishes once, however often it is published', async () => {
    const by = { actor: { kind: 'command' as const, command: `probe-${randomUUID()}` }, network: null }
    const auditRecord = auditEvent(by, 'domain-verified', new Date(), {
      object: { kind: 'domain', id: 5, name: 'mirna.rs' },
    })
    await bus.publish([auditRecord, auditRecord])
    await bus.publish([auditRecord])
    await bus.caughtUp('auth.audit', ['audit'])
    expect((await log()).items.filter(({ id }) => id === auditRecord.event.id)).toHaveLength(1)
  })

  it('is read newest first, page by page, of one user, one action, and between two days', async () => {
    const userId = 40_001
    const by = { actor: { kind: 'user' as const, userId, role: 'client' as const }, network: null }
    const at = ['2026-03-27T22:59:00Z', '2026-03-27T23:00:00Z', '2026-03-28T22:59:00Z', '2026-03-28T23:00:00Z']
    const auditRecord = at.map((time) => auditEvent(by, 'signed-out', new Date(time)))
    await bus.publish(auditRecord)
    await until(async () => (await log(`&actor=${userId}`)).items.length === at.length)
    const ids = auditRecord.map(({ event }) => event.id)
    const first = AuditPage.parse((await auth.http.get(`/api/admin/audit?actor=${userId}&limit=3`, asAdmin)).body)
    const rest = await log(`&actor=${userId}&cursor=${first.nextCursor}`)
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids.toReversed())
    expect(rest.nextCursor).toBeNull()
    const day = await log(`&actor=${userId}&from=2026-03-28&to=2026-03-28`)
    expect(day.items.map(({ id }) => id)).toEqual([ids[2], ids[1]])
    expect((await log(`&actor=${userId}&action=signed-in`)).items).toEqual([])
  })

  it.each(['actor=ana', 'action=ukrao', 'from=juče', 'cursor=%7B%24gt%3A1%7D'])('refuses %s', async (query) =>
    expect((await auth.http.get(`/api/admin/audit?${query}`, asAdmin)).status).toBe(422),
  )

  it('is exported as CSV in which no cell is a formula, and the export is recorded', async () => {
    const command = '=HYPERLINK("http://zlo.test")'
    const host = `=cmd-${randomUUID()}`
    const by = { actor: { kind: 'command' as const, command }, network: null }
    const auditRecord = auditEvent(by, 'domain-added', new Date(), { object: { kind: 'domain', id: 6, name: host } })
    await bus.publish([auditRecord])
    await find(({ id }) => id === auditRecord.event.id)
    const answer = await auth.http.get('/api/admin/audit.csv', asAdmin)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const line = String(answer.body)
      .split('\r\n')
      .find((text) => text.includes(host))
    expect(line).toContain(`Domen ${host} je dodat`)
    expect(line).not.toMatch(/(^|;)"?[=+@-]/)
    await find(({ action }) => action === 'audit-exported')
  })
})

it('forgets what is older than its days, and nothing else', async () => {
  const by = { actor: { kind: 'command' as const, command: 'probe' }, network: null }
  const ago = (days: number) => auditEvent(by, 'signed-out', new Date(Date.now() - days * DAY_MS))
  const [old, kept] = [ago(31), ago(29)]
  await bus.publish([old, kept])
  await find(({ id }) => id === old.event.id)
  const shorter = await startAuth({ NAMESPACE: auth.env.NAMESPACE, AUDIT_KEPT_DAYS: '30' })
  const there = async () =>
    AuditPage.parse((await client(shorter.service.port).get('/api/admin/audit?limit=100', asAdmin)).body).items.map(
      ({ id }) => id,
    )
  await until(async () => !(await there()).includes(old.event.id))
  expect(await there()).toContain(kept.event.id)
  await shorter.stop()
})
