import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { LoginRefusal } from '@izlog/contracts/http/auth'
import { client } from '@izlog/kit/testing/client'
import { removeTopics } from '@izlog/kit/testing/events'
import { testEnvironment } from '@izlog/kit/testing/stack'
import { afterAll, expect, it } from 'vitest'
import { DEMO_ADMIN, DEMO_SELLER } from '../src/use-cases/seed-users.ts'
import { startAuth } from './start.ts'

const { NAMESPACE } = testEnvironment()
const OWN = { email: 'vlasnica@izlog.test', password: 'sasvim-druga-9' }
afterAll(() => removeTopics({ ...testEnvironment(), NAMESPACE }))

const inProduction = { NAMESPACE, NODE_ENV: 'production', SEED_DEMO: '1' }
const withoutAdmin = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }

/** As an operator runs it, in the environment of the service. */
const resetAdmin = (env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, '../src/reset-admin.ts')], {
    env: { ...process.env, ...env, LOG_LEVEL: 'silent' },
  })

it('does not start without a super administrator, nor while a demo password opens anything', async () => {
  await expect(startAuth({ ...inProduction, ...withoutAdmin })).rejects.toThrow(/ADMIN_EMAIL and ADMIN_PASSWORD/)
  const common = { ADMIN_EMAIL: OWN.email, ADMIN_PASSWORD: 'Password1' }
  await expect(startAuth({ ...inProduction, ...common })).rejects.toThrow(/^ADMIN_PASSWORD is a password that many/)

  const demo = await startAuth({ NAMESPACE, ...withoutAdmin })
  const { bearer } = await demo.signIn(DEMO_ADMIN)
  await demo.stop()
  const asked = { ADMIN_EMAIL: OWN.email, ADMIN_PASSWORD: OWN.password }
  await expect(startAuth({ ...inProduction, ...asked })).rejects.toThrow(
    `${DEMO_ADMIN.email} still has a demo password`,
  )

  await expect(resetAdmin({ ...demo.env, ...inProduction, ...withoutAdmin })).rejects.toThrow('Set ADMIN_EMAIL')
  await expect(resetAdmin({ ...demo.env, ...inProduction, ...common })).rejects.toThrow('ADMIN_PASSWORD is a password')
  const { stdout } = await resetAdmin({ ...demo.env, ...inProduction, ...asked })
  expect(stdout).toContain(`User 1 is ${OWN.email} now`)
  expect(stdout).toContain(`${DEMO_SELLER.email} is deactivated`)

  const started = await startAuth({ ...inProduction, ...asked })
  const http = client(started.service.port)
  const refusals = await Promise.all(
    [OWN, DEMO_ADMIN, DEMO_SELLER].map(async (who) =>
      LoginRefusal.parse((await http.post('/api/auth/login', who)).body),
    ),
  )
  expect((await http.get('/api/auth/me', bearer)).body, 'a session of before').toBeNull()
  await started.stop()
  // An administrator goes on to their second factor.
  expect(refusals.map(({ code }) => code)).toEqual(['login.enrol', 'login.refused', 'login.inactive'])
})
