import { readConfig } from '@izlog/kit/config'
import { runRebuild } from '@izlog/kit/projections/run-rebuild'
import { storeTime } from '@izlog/kit/store/clock'
import { NotifierEnv } from './config.ts'
import { notifierProjection } from './projection.ts'
import { channelPauses } from './store/channel-pauses.ts'
import { fanOutsOf } from './store/fan-outs.ts'
import { integrationsStore } from './store/integrations.ts'
import { lanesOf } from './store/lanes.ts'
import { notificationStore } from './store/notifications.ts'
import { pushSubscriptions } from './store/push-subscriptions.ts'
import { sheetHolders } from './store/sheet-holders.ts'
import { testOrderMarks } from './store/test-order-marks.ts'

// `npm run rebuild -- notifier` rebuilds the projection of `integrations`.
const config = readConfig(NotifierEnv, process.env)
await runRebuild('notifier', config, ({ store, bus, log }) =>
  notifierProjection({
    fanOuts: fanOutsOf(store, bus, log),
    lanes: lanesOf(store),
    pauses: channelPauses(store, bus, log),
    integrations: integrationsStore(store),
    notifications: notificationStore(store),
    sheetHolders: sheetHolders(store),
    subscriptions: pushSubscriptions(store, config.SECRETS_KEY),
    testOrders: testOrderMarks(store),
    now: () => storeTime(store),
    // Who signed in lately was welcomed by the running service.
    notify: async () => {},
    // The running service polls for due deliveries.
    wakeAll: () => {},
  }),
)
