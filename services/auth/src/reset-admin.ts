import { commandInitiator } from '@izlog/kit/audit/audit-event'
import { readConfig } from '@izlog/kit/config'
import { startRuntime, stopRuntime } from '@izlog/kit/service'
import { AuthEnv } from './config.ts'
import { mongoRevocations } from './store/mongo-revocations.ts'
import { mongoSecondFactors } from './store/mongo-second-factors.ts'
import { mongoSessions } from './store/mongo-sessions.ts'
import { mongoUsers } from './store/mongo-users.ts'
import { redisRevocations } from './store/redis-revocations.ts'
import { endSessionsOf } from './use-cases/end-session.ts'
import { keepRevocations } from './use-cases/keep-revocations.ts'
import { setUserActive } from './use-cases/manage-users.ts'
import { resetAdmin } from './use-cases/reset-admin.ts'
import { openToAll } from './use-cases/seed-users.ts'

// `npm run reset-admin`: user 1 gets ADMIN_EMAIL and ADMIN_PASSWORD, and is signed out everywhere.
const config = readConfig(AuthEnv, process.env)
const runtime = await startRuntime('auth', config)
const { store, redis, bus, log } = runtime
const revocations = mongoRevocations(store)
const users = mongoUsers(store, bus, log)
const secondFactors = mongoSecondFactors(store)
const sessions = mongoSessions(store)
const now = () => new Date()
const syncNow = async () => {
  await keepRevocations({ revocations, cache: redisRevocations(redis, config.NAMESPACE), now })
}
const end = (userId: number) =>
  endSessionsOf({ sessions, revocations, namespace: config.NAMESPACE, syncNow, now }, userId)
try {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config
  if (!email || !password) throw new Error('Set ADMIN_EMAIL and ADMIN_PASSWORD: user 1 gets these')
  await resetAdmin({ users, secondFactors, endSessionsOf: end, now }, { email: email.toLowerCase(), password })
  if (config.NODE_ENV === 'production')
    for (const { id, email: demo } of await openToAll(users)) {
      await setUserActive({ users, endSessionsOf: end, now }, id, false, commandInitiator('reset-admin'))
      process.stdout.write(`${demo} is deactivated: it had a demo password\n`)
    }
  process.stdout.write(`User 1 is ${email} now and is signed out everywhere\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await stopRuntime(runtime)
}
