import { HOUR_MS, MINUTE_MS } from '@izlog/contracts/domain/durations'
import { DELIVERY_MESSAGES } from '@izlog/contracts/http/deliveries'
import { Mailbox } from '@izlog/contracts/http/mailbox'
import { NOTIFIER_MESSAGES } from '@izlog/contracts/http/notifier'
import { auditOutbox } from '@izlog/kit/audit/audit-outbox'
import { internalClient } from '@izlog/kit/internal-client'
import { smtpMailer } from '@izlog/kit/mail/mailer'
import { rateLimit } from '@izlog/kit/security/rate-limit'
import { open } from '@izlog/kit/security/secrets'
import { type RunningService, startRuntime, startService } from '@izlog/kit/service'
import { storeTime } from '@izlog/kit/store/clock'
import { pollingWorker } from '@izlog/kit/worker'
import { callLimits } from './channels/call-limits.ts'
import { courierKeyField, courierTakes } from './channels/courier.ts'
import { pixelCheck } from './channels/pixel-check.ts'
import { allChannels, channelsOf } from './channels/registry.ts'
import { sheetTester } from './channels/sheets.ts'
import { telegramChecks } from './channels/telegram-check.ts'
import type { NotifierConfig } from './config.ts'
import type { Account, Integrations } from './domain/integrations.ts'
import { trackingUrlBy } from './domain/tracking-url.ts'
import { onNotifiable } from './events/on-notifiable.ts'
import { onOrderEvents } from './events/on-order-event.ts'
import { routersOf } from './http/routers.ts'
import { redisNotificationFeed } from './live/notification-feed.ts'
import { bellWithoutUnsetChannels } from './migrations/bell-without-unset-channels.ts'
import { deadDeliveriesById } from './migrations/dead-deliveries-by-id.ts'
import { deliveriesIntoFanOuts, GROUPS_BEFORE } from './migrations/deliveries-into-fan-outs.ts'
import { spreadsheetsHaveHolders } from './migrations/spreadsheets-have-holders.ts'
import { notifierProjection } from './projection.ts'
import type { PushClientDeps } from './push/push-client.ts'
import { pushParts } from './push-parts.ts'
import { channelHealth } from './store/channel-health.ts'
import { channelPauses } from './store/channel-pauses.ts'
import { deadDeliveryList } from './store/dead-delivery-list.ts'
import { deliveryLists } from './store/delivery-lists.ts'
import { erasedOrdersOf } from './store/erased-orders.ts'
import { fanOutsOf } from './store/fan-outs.ts'
import { integrationsStore } from './store/integrations.ts'
import { lanesOf } from './store/lanes.ts'
import { locks as locksOf } from './store/locks.ts'
import { notificationMails } from './store/notification-mails.ts'
import { notificationStore } from './store/notifications.ts'
import { sheetHolders } from './store/sheet-holders.ts'
import { summaryDays } from './store/summary-days.ts'
import { testOrderMarks } from './store/test-order-marks.ts'
import { channelWorker } from './use-cases/channel-worker.ts'
import { livePauses as livePausesOf } from './use-cases/live-pauses.ts'
import { MARK_EVERY_MS, markPaused } from './use-cases/mark-paused.ts'
import { notify } from './use-cases/notify.ts'
import { observeChannels } from './use-cases/observe-channels.ts'
import { observeLanes } from './use-cases/observe-lanes.ts'
import { outcomeRecorder } from './use-cases/record-outcomes.ts'
import { sendDailySummaries } from './use-cases/send-daily-summaries.ts'
import { sendMails } from './use-cases/send-mails.ts'
import { sendNotifications } from './use-cases/send-notifications.ts'
import { takeOver } from './use-cases/take-over.ts'

/** The timeout of a call to an outside service in a test, while a person waits, ms. */
const TEST_CALL_TIMEOUT_MS = 5000
/** How long the notifications group gathers events into a batch, ms. */
const GATHER_MS = 100

/**
 * Starts notifier: it plans deliveries for every channel, and sends those of the channels that it is configured for. Tests allow a push
 * service on this machine.
 */
export async function startNotifierService(
  config: NotifierConfig,
  { onThisMachine }: Pick<PushClientDeps, 'onThisMachine'> = {},
): Promise<RunningService> {
  const runtime = await startRuntime('notifier', config)
  const { store, bus, redis, keyspace, log } = runtime
  const integrations = integrationsStore(store)
  const fanOuts = fanOutsOf(store, bus, log)
  const lanes = lanesOf(store)
  const notifications = notificationStore(store)
  const erasedOrders = erasedOrdersOf(store)
  const feed = redisNotificationFeed(redis, keyspace, log)
  const locks = locksOf(store)
  const openAccount = (seller: Integrations): Account => ({
    ...seller,
    secret(field) {
      const sealed = seller[field]
      return sealed && open(config.SECRETS_KEY, seller.userId, field, sealed)
    },
  })
  const now = () => storeTime(store)
  const audit = auditOutbox(store, bus, log, now)
  const pauses = channelPauses(store, bus, log)
  const livePauses = livePausesOf({
    pauses,
    log,
    pollMs: config.POLL_MS,
    onChange: () => {
      wakeAll()
      markWorker.wake()
    },
  })
  const deps = {
    fanOuts,
    lanes,
    recorder: outcomeRecorder({ fanOuts, lanes }),
    integrations,
    locks,
    pauses,
    livePauses,
    isPaused: livePauses.isPaused,
    audit,
    testOrders: testOrderMarks(store),
    callTimeoutMs: config.CALL_TIMEOUT_MS,
    openAccount,
    log,
    now,
    random: Math.random,
    firstRetryMs: config.RETRY_FIRST_MS,
  }
  const holders = sheetHolders(store)
  const erasure = { erasedOrders, fanOuts, notifications, bus, now }
  const channelDeps = { limits: callLimits(redis, keyspace, config), sheetHolders: holders }
  const ownChannels = channelsOf(config, channelDeps)
  const workers = new Map(ownChannels.map((channel) => [channel.name, channelWorker(deps, channel, config.POLL_MS)]))
  const wakeAll = () => {
    for (const { wake } of workers.values()) wake()
  }
  const markWorker = pollingWorker('notifier.mark-paused', log, MARK_EVERY_MS, async () =>
    Number(await markPaused(deps)),
  )
  const interactive = { ...config, CALL_TIMEOUT_MS: Math.min(config.CALL_TIMEOUT_MS, TEST_CALL_TIMEOUT_MS) }
  const interactiveChannels = allChannels(interactive, channelDeps)
  const mailer = smtpMailer(config, config.PUBLIC_URL)
  const askInternal = internalClient(config, 'notifier')
  const mailDeps = {
    mails: notificationMails(store),
    mailboxOf: (userId: number) => askInternal('auth', config.AUTH_URL, `/internal/users/${userId}/mailbox`, Mailbox),
    appUrl: config.APP_URL ?? config.PUBLIC_URL,
    log,
    now,
  }
  const mailWorker = pollingWorker('notifier.mails', log, config.POLL_MS, async () =>
    mailer ? sendMails({ ...mailDeps, mailer }) : 0,
  )
  const { pushWorkers, ...pushing } = pushParts(runtime, config, { now, onThisMachine })
  const notificationWorker = pollingWorker('notifier.notifications', log, config.POLL_MS, () =>
    sendNotifications({
      ...deps,
      ...pushing,
      notifications,
      feed,
      everyChannel: interactiveChannels,
      sendsMail: mailer !== undefined,
      wakeAll,
      wakeMail: mailWorker.wake,
    }),
  )
  const notifyDeps = { ...pushing, notifications, integrations, feed, now, wake: notificationWorker.wake }
  const lists = deliveryLists(store)
  const health = channelHealth(store)
  await livePauses.reread()
  const perUserLimit = (name: string, points: number, message: string) =>
    rateLimit(redis, { name, keyspace, points, seconds: 60, message })

  return startService(runtime, {
    port: config.PORT,
    callsWithinMs: Math.max(...ownChannels.map(({ maxCallsPerSend }) => maxCallsPerSend)) * config.CALL_TIMEOUT_MS,
    routers: routersOf({
      ...deps,
      keyField: courierKeyField,
      courierTakes: (country, key) => courierTakes(config, country, key),
      testSheet: sheetTester(config, channelDeps.limits.sheets, holders),
      sheetAccount: config.GOOGLE_SERVICE_ACCOUNT_JSON?.client_email ?? null,
      telegramChecks: telegramChecks(interactive, channelDeps.limits.telegram),
      checkPixel: pixelCheck(interactive),
      testLimit: perUserLimit('connection-tests', config.LIMIT_TESTS_PER_MINUTE, NOTIFIER_MESSAGES.tooManyTests),
      chatsLimit: perUserLimit('chat-lookups', config.LIMIT_CHAT_LOOKUPS_PER_MINUTE, NOTIFIER_MESSAGES.tooManyTests),
      testChannels: interactiveChannels,
      testOrderLimit: perUserLimit('test-orders', config.LIMIT_TEST_ORDERS_PER_MINUTE, DELIVERY_MESSAGES.tooManyTests),
      publicUrl: config.PUBLIC_URL,
      trackingUrl: trackingUrlBy(config.COURIER_TRACKING_URL),
      lists,
      dead: deadDeliveryList(store),
      health,
      ...pushing,
      notifications,
      feed,
      inOrder: (name) => interactiveChannels.some((channel) => channel.name === name && channel.lock !== undefined),
      wakeAll,
    }),
    projections: [
      notifierProjection({
        ...deps,
        ...pushing,
        notifications,
        sheetHolders: holders,
        wakeAll,
        notify: (wanted) => notify(notifyDeps, wanted),
      }),
    ],
    migrations: [
      deliveriesIntoFanOuts({ fanOuts, lanes, bus }),
      spreadsheetsHaveHolders(holders),
      bellWithoutUnsetChannels,
      deadDeliveriesById,
    ],
    facts: [
      {
        group: 'notifier.fan-out',
        succeeds: GROUPS_BEFORE,
        topics: ['orders', 'upsells'],
        from: 'end',
        handlers: onOrderEvents({ ...deps, ...erasure, channels: allChannels(config, channelDeps), workers }),
      },
      {
        group: 'notifier.notifications',
        topics: ['orders', 'upsells', 'deliveries', 'domains'],
        from: 'end',
        gatherMs: GATHER_MS,
        handlers: onNotifiable({ ...erasure, ...notifyDeps }),
      },
    ],
    workers: [
      livePauses,
      ...workers.values(),
      markWorker,
      observeLanes({ lanes, livePauses, now }),
      observeChannels({ ...deps, health }),
      fanOuts.outbox,
      pauses.outbox,
      audit.outbox,
      feed,
      notificationWorker,
      mailWorker,
      ...pushWorkers,
      pollingWorker('notifier.summaries', log, MINUTE_MS, async () => {
        if (mailer) await sendDailySummaries({ ...notifyDeps, lists, days: summaryDays(store) })
        return 0
      }),
      pollingWorker('notifier.take-over', log, config.POLL_MS, () => takeOver({ ...deps, wakeAll })),
      pollingWorker('notifier.forget', log, HOUR_MS, () => fanOuts.forget(now()).then(() => 0)),
    ],
  })
}
