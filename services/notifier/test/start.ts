import type { Channel } from '@izlog/contracts/domain/delivery'
import { DeliveryChangedV2, deliveryChangesOf } from '@izlog/contracts/events/deliveries'
import type { IntegrationsSnapshotV1 } from '@izlog/contracts/events/integrations'
import { makeEvent } from '@izlog/kit/bus/make-event'
import { readConfig } from '@izlog/kit/config'
import { isPublicAddress } from '@izlog/kit/security/public-address'
import { seal, secretKeys } from '@izlog/kit/security/secrets'
import { listenTo, publisher } from '@izlog/kit/testing/events'
import { testEnvironment, withoutRevocations } from '@izlog/kit/testing/stack'
import { until } from '@izlog/kit/testing/until'
import { NotifierEnv } from '../src/config.ts'
import { nothingSetUp } from '../src/domain/integrations.ts'
import { startNotifierService } from '../src/service.ts'
import { startMailboxes } from './mailboxes.ts'
import { startTestSimulators } from './simulators.ts'

const SECRETS_KEY = `t:${Buffer.alloc(32, 7).toString('base64')}`
const keys = secretKeys.parse(SECRETS_KEY)
type Integrations = IntegrationsSnapshotV1['data']

/** The whole service with real Kafka and store and simulators of outside services, in a namespace of its own, with short waits. */
export async function startNotifier(more: Record<string, string> = {}) {
  const simulators = await startTestSimulators()
  const mailboxes = await startMailboxes()
  const env = {
    ...testEnvironment(),
    SECRETS_KEY,
    ...simulators.environment,
    AUTH_URL: mailboxes.url,
    RETRY_FIRST_MS: '60',
    POLL_MS: '50',
    // A test sends faster than shoppers order.
    LIMIT_TELEGRAM_PER_MINUTE: '0',
    LIMIT_SHEETS_CALLS_PER_MINUTE: '0',
    ...more,
  }
  const others = await publisher(env)
  const published = await listenTo(env, 'deliveries')
  await withoutRevocations(env)
  const service = await startNotifierService(readConfig(NotifierEnv, env), {
    onThisMachine: { isAllowed: (ip) => ip === '127.0.0.1' || isPublicAddress(ip) },
  })
  let lastSeller = 1000
  let lastVersion = 0

  const setUp = async (userId: number, settings: Partial<Integrations>) => {
    lastVersion += 1
    const about = { aggregateId: userId, aggregateVersion: lastVersion, at: new Date() }
    const data = { ...nothingSetUp(userId), ...settings }
    await others.publish([makeEvent('integrations', 'integrations.snapshot.v1', about, data)])
    await others.caughtUp('notifier.projections', ['integrations'])
  }

  /** The published changes of an order's deliveries to a channel, oldest first. */
  const history = (orderId: string, channel: Channel) =>
    published
      .all('delivery.changed', orderId)
      .flatMap((event) => deliveryChangesOf(DeliveryChangedV2.parse(event)))
      .filter((change) => change.channel === channel)

  return {
    env,
    port: service.port,
    simulators,
    mailboxes,
    publish: others.publish,
    /** Waits until a group has read all that its topics hold now. */
    caughtUp: others.caughtUp,
    setUp,
    /** Publishes what auth publishes when an administrator deletes a seller. */
    deleteAccount: (userId: number) => setUp(userId, { deleted: true }),

    /** A seller with all four channels at the simulators, each account their own. */
    async seller(settings: Partial<Integrations> = {}) {
      lastSeller += 1
      const userId = lastSeller
      const own = {
        bot: `${userId}:bot-of-${userId}`,
        chat: `-100${userId}`,
        sheet: `sheet-of-${userId}`,
        pixel: `90000${userId}`,
        metaToken: `meta-token-of-${userId}`,
        serbianKey: `key-of-${userId}-rs`,
        montenegrinKey: `key-of-${userId}-me`,
      }
      await simulators.registerAccounts('telegram', { token: own.bot, chats: [own.chat] })
      await simulators.registerAccounts('sheets', { id: own.sheet, title: 'Porudžbine' })
      await simulators.registerAccounts('meta', { token: own.metaToken, pixels: [own.pixel] })
      await simulators.registerAccounts('trackify', { market: 'rs', key: own.serbianKey })
      await simulators.registerAccounts('trackify', { market: 'me', key: own.montenegrinKey })
      const complete: Partial<Integrations> = {
        telegramBotId: seal(keys, userId, 'telegramBotId', own.bot),
        telegramChatId: own.chat,
        googleSheetsId: own.sheet,
        facebookPixelId: own.pixel,
        metaAccessToken: seal(keys, userId, 'metaAccessToken', own.metaToken),
        trackifyApiKey: seal(keys, userId, 'trackifyApiKey', own.montenegrinKey),
        trackifyApiKeySrb: seal(keys, userId, 'trackifyApiKeySrb', own.serbianKey),
      }
      await setUp(userId, { ...complete, ...settings })
      return { userId, ...own, complete }
    },

    history,
    /** Waits until a delivery has reached this state, and returns the change. */
    reached: (orderId: string, channel: Channel, state: string) =>
      until(() => history(orderId, channel).find((change) => change.state === state)),

    async stop() {
      await service.stop()
      await published.stop()
      await others.stop()
      await simulators.stop()
      await mailboxes.stop()
    },
  }
}
export type TestNotifier = Awaited<ReturnType<typeof startNotifier>>
