import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { UserItem } from '@izlog/contracts/http/admin'
import { connectStore } from '@izlog/kit/store/connection'
import { listenTo } from '@izlog/kit/testing/events'
import { until } from '@izlog/kit/testing/until'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ADMIN, startAuth } from './start.ts'

let auth: Awaited<ReturnType<typeof startAuth>>
let users: Awaited<ReturnType<typeof listenTo>>
let integrations: Awaited<ReturnType<typeof listenTo>>
beforeEach(async () => {
  auth = await startAuth()
  users = await listenTo(auth.env, 'users')
  integrations = await listenTo(auth.env, 'integrations')
})
afterEach(async () => {
  await Promise.all([users.stop(), integrations.stop()])
  await auth.stop()
})

const script = fileURLToPath(new URL('../src/republish.ts', import.meta.url))
/** The command as an operator runs it, beside the running service. */
const republish = async (...args: string[]) => {
  const env = { PATH: process.env.PATH, ...auth.env }
  return (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout
}
const versionsOf = (id: number) => ({
  users: users.all('user.snapshot', String(id)).map(({ aggregateVersion }) => aggregateVersion),
  integrations: integrations.all('integrations.snapshot', String(id)).map(({ aggregateVersion }) => aggregateVersion),
})
const client = async (email: string) => {
  const { bearer } = await auth.signIn(ADMIN)
  const who = { email, password: 'tajna1', firstName: 'Ana', lastName: 'Žunić' }
  return UserItem.parse((await auth.http.post('/api/admin/clients', who, bearer)).body)
}
const stored = async () => {
  const store = await connectStore('auth', auth.env)
  return { users: store.collection<{ _id: number; version: number }>('users'), close: () => store.close() }
}

it('writes every user’s snapshots anew, on both topics, whichever is named', async () => {
  const { id } = await client('prvi@izlog.test')
  await until(() => versionsOf(id).users.length === 1 && versionsOf(id).integrations.length === 1)
  expect(await republish('users')).toBe('3 users and integrations published anew\n')
  await until(() => versionsOf(id).users.includes(2) && versionsOf(id).integrations.includes(2))
  expect(users.all('user.snapshot', String(id)).at(-1)?.data).toMatchObject({ firstName: 'Ana', deleted: false })
  expect(await republish('integrations')).toBe('3 users and integrations published anew\n')
  await until(() => versionsOf(id).users.includes(3) && versionsOf(id).integrations.includes(3))
})

it('is believed after an older backup was restored, and tells of users whom it has no more only when asked to', async () => {
  const [kept, lost] = [await client('drugi@izlog.test'), await client('treci@izlog.test')]
  await republish('users')
  await until(() => versionsOf(kept.id).users.includes(2) && versionsOf(lost.id).users.includes(2))
  const store = await stored()
  await store.users.updateOne({ _id: kept.id }, { $set: { version: 1 } })
  await store.users.deleteOne({ _id: lost.id })

  expect(await republish('users')).toContain(`not in the store (--delete-missing tells them as deleted): ${lost.id}\n`)
  await until(() => versionsOf(kept.id).users.includes(3) && versionsOf(kept.id).integrations.includes(3))
  expect((await store.users.findOne({ _id: kept.id }))?.version).toBe(3)
  expect(versionsOf(lost.id).users).not.toContain(3)

  await republish('users', '--delete-missing')
  await until(() => versionsOf(lost.id).users.includes(3) && versionsOf(lost.id).integrations.includes(3))
  expect(users.all('user.snapshot', String(lost.id)).at(-1)?.data).toMatchObject({ firstName: '', deleted: true })
  await store.close()
})
