import { IntegrationsSnapshotV1 } from '@izlog/contracts/events/integrations'
import { UserItem } from '@izlog/contracts/http/admin'
import { CurrentUser } from '@izlog/contracts/http/auth'
import { listenTo } from '@izlog/kit/testing/events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ADMIN, startAuth } from './start.ts'

let auth: Awaited<ReturnType<typeof startAuth>>
let topic: Awaited<ReturnType<typeof listenTo>>
beforeAll(async () => {
  auth = await startAuth({ LIMIT_LOGINS_PER_MINUTE: '0' })
  topic = await listenTo(auth.env, 'integrations')
})
afterAll(async () => {
  await topic.stop()
  await auth.stop()
})

const snapshotsOf = (id: number) =>
  topic.all('integrations.snapshot', String(id)).map((event) => IntegrationsSnapshotV1.parse(event).data)

it('of a seller is published with its time, and stays the first', async () => {
  const { bearer } = await auth.signIn(ADMIN)
  const who = { email: 'nova@izlog.test', password: 'plava-cinija-7', firstName: 'Ana', lastName: 'Žunić' }
  const { id } = UserItem.parse((await auth.http.post('/api/admin/clients', who, bearer)).body)
  await until(() => snapshotsOf(id).length === 1)
  expect(snapshotsOf(id)[0]).toMatchObject({ firstSignInAt: null, dailySummary: false })

  const first = await auth.signIn(who)
  const { firstSignInAt } = await until(() => snapshotsOf(id).find((data) => data.firstSignInAt !== null))
  await auth.signIn(who)
  const saved = await auth.http.patch('/api/user/settings', { dailySummary: true }, first.bearer)
  expect(CurrentUser.parse(saved.body).dailySummary).toBe(true)
  const last = await until(() => snapshotsOf(id).find((data) => data.dailySummary))
  expect(last.firstSignInAt).toBe(firstSignInAt)
  expect(snapshotsOf(id)).toHaveLength(3)
})
