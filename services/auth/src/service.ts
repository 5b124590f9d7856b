import { DAY_MS, HOUR_MS } from '@izlog/contracts/domain/durations'
import { AUTH_MESSAGES } from '@izlog/contracts/http/auth'
import { PASSWORD_RESET_MESSAGES } from '@izlog/contracts/http/password-reset'
import { auditOutbox } from '@izlog/kit/audit/audit-outbox'
import { deadLetterLocks } from '@izlog/kit/bus/dead-letter-locks'
import { kafkaAccess } from '@izlog/kit/bus/kafka-access'
import { isSecure, ownAppUrl } from '@izlog/kit/config'
import { sessionReader } from '@izlog/kit/http/session'
import { smtpMailer } from '@izlog/kit/mail/mailer'
import { rateLimit } from '@izlog/kit/security/rate-limit'
import { type RunningService, startRuntime, startService, stopRuntime } from '@izlog/kit/service'
import { ensureIndexes } from '@izlog/kit/store/connection'
import { counter } from '@izlog/kit/store/counters'
import { pollingWorker } from '@izlog/kit/worker'
import { kafkaWatch } from './adapters/kafka-watch.ts'
import type { AuthConfig } from './config.ts'
import { onAuditRecorded } from './events/on-audit-recorded.ts'
import { routersOf } from './http/routers.ts'
import { sessionCookies } from './http/session-cookies.ts'
import { usersHaveSearchText } from './migrations/users-have-search-text.ts'
import { authProjection } from './projection.ts'
import { mongoAuditLog } from './store/mongo-audit-log.ts'
import { mongoDomains } from './store/mongo-domains.ts'
import { mongoResetLinks } from './store/mongo-reset-links.ts'
import { mongoResetRequests } from './store/mongo-reset-requests.ts'
import { mongoRevocations } from './store/mongo-revocations.ts'
import { mongoSecondFactors } from './store/mongo-second-factors.ts'
import { mongoSessions } from './store/mongo-sessions.ts'
import { mongoUsers } from './store/mongo-users.ts'
import { redisInstances } from './store/redis-instances.ts'
import { redisLoginPauses } from './store/redis-login-pauses.ts'
import { redisRevocations } from './store/redis-revocations.ts'
import { endSessionsOf } from './use-cases/end-session.ts'
import { eraseDeadLettersOfDeleted } from './use-cases/erase-dead-letters.ts'
import { keepRevocations } from './use-cases/keep-revocations.ts'
import { seedUsers } from './use-cases/seed-users.ts'
import { sendResetLinks } from './use-cases/send-reset-links.ts'

/** How long data of a deleted user may stay in a dead letter, ms. */
const ERASE_EVERY_MS = 10 * 60_000

const REMOVE_OLD_EVERY_MS = HOUR_MS

/** Users, sessions and the audit log. */
export async function startAuthService(config: AuthConfig): Promise<RunningService> {
  const runtime = await startRuntime('auth', config)
  const { store, redis, keyspace, bus, log } = runtime
  const now = () => new Date()
  const users = mongoUsers(store, bus, log)
  const domains = mongoDomains(store)
  const revocations = mongoRevocations(store)
  const sessions = mongoSessions(store)
  const audit = auditOutbox(store, bus, log, now)
  const auditLog = mongoAuditLog(store)
  const resetRequests = mongoResetRequests(store)
  const resetLinks = mongoResetLinks(store)
  const mailer = smtpMailer(config, config.PUBLIC_URL)
  const appUrl = config.APP_URL ?? config.PUBLIC_URL
  const resetWorker = pollingWorker('links for new passwords', log, 1000, async () =>
    mailer ? sendResetLinks({ users, resetRequests, resetLinks, audit, mailer, appUrl, now }) : 0,
  )
  const kafka = kafkaAccess(config)
  const watch = kafkaWatch({ kafka, namespace: config.NAMESPACE, reader: 'auth' })
  const letterLocks = deadLetterLocks(redis, config.NAMESPACE)
  const cache = redisRevocations(redis, config.NAMESPACE)
  const keep = () => keepRevocations({ revocations, cache, now })
  const syncNow = () =>
    keep().then(
      () => {},
      (err: unknown) => log.warn({ err }, 'revocation kept, Redis follows'),
    )

  await ensureIndexes(store, config)
  const nextUserId = counter(store, 'users', { collection: 'users' })
  const seeding = { users, nextUserId, secrets: config.SECRETS_KEY, now }
  const ending = { sessions, revocations, namespace: config.NAMESPACE, syncNow, now }
  const secure = isSecure(config)
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config
  const isProduction = config.NODE_ENV === 'production'
  await seedUsers(seeding, {
    admin: email && password ? { email: email.toLowerCase(), password } : undefined,
    demo: config.SEED_DEMO === '1' && !isProduction,
    isProduction,
  }).catch(async (refusal: unknown) => {
    await stopRuntime(runtime)
    throw refusal
  })
  await keep()

  return startService(runtime, {
    port: config.PORT,
    routers: routersOf({
      users,
      audit,
      auditLog,
      watch,
      letterLocks,
      instances: redisInstances(redis, config.NAMESPACE),
      domains,
      nextUserId,
      secrets: config.SECRETS_KEY,
      jwtPrivateKey: config.JWT_PRIVATE_KEY,
      jwtPublicKey: config.JWT_PUBLIC_KEY,
      reader: sessionReader({ jwtPublicKey: config.JWT_PUBLIC_KEY, secure }),
      cookies: sessionCookies(secure),
      secondFactors: mongoSecondFactors(store),
      pagesUrl: ownAppUrl(config) && config.PUBLIC_URL,
      mustHaveSecondFactor: ({ role }) => role === 'admin' && isProduction,
      pauses: redisLoginPauses(redis, keyspace),
      resetRequests,
      resetLinks,
      sendsMail: mailer !== undefined,
      wakeMail: resetWorker.wake,
      resetLimit: rateLimit(redis, {
        name: 'reset',
        keyspace,
        points: config.LIMIT_RESETS_PER_15_MINUTES,
        seconds: 15 * 60,
        message: PASSWORD_RESET_MESSAGES.askedTooOften,
      }),
      ...ending,
      endSessionsOf: (userId) => endSessionsOf(ending, userId),
      loginLimit: rateLimit(redis, {
        name: 'login',
        keyspace,
        points: config.LIMIT_LOGINS_PER_MINUTE,
        seconds: 60,
        message: AUTH_MESSAGES.tooManyLogins,
      }),
    }),
    projections: [authProjection(domains)],
    migrations: [usersHaveSearchText],
    facts: [{ group: 'auth.audit', topics: ['audit'], from: 'start', handlers: [onAuditRecorded(auditLog)] }],
    workers: [
      users.outbox,
      audit.outbox,
      resetWorker,
      { start: () => {}, stop: watch.stop },
      pollingWorker('audit log', log, REMOVE_OLD_EVERY_MS, () =>
        auditLog.removeOlder(new Date(now().getTime() - config.AUDIT_KEPT_DAYS * DAY_MS)),
      ),
      // Not shared: an ended session must not live longer for a Redis that was emptied because more instances run.
      pollingWorker('revocations', log, 1000, () => keep().then(() => 0), { eachInstance: true }),
      pollingWorker('dead letters of deleted users', log, ERASE_EVERY_MS, () =>
        eraseDeadLettersOfDeleted({
          bus,
          kafka,
          namespace: config.NAMESPACE,
          reader: 'auth',
          locks: letterLocks,
          log,
        }).then(() => 0),
      ),
    ],
  })
}
