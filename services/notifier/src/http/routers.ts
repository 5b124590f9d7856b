import type { Router } from 'express'
import type { PauseChannelDeps } from '../use-cases/pause-channel.ts'
import type { ChannelHealthDeps } from '../use-cases/read-channel-health.ts'
import type { RetryDeadDeps } from '../use-cases/retry-dead.ts'
import { channelHealthRoutes } from './channel-health.routes.ts'
import { channelPauseRoutes } from './channel-pauses.routes.ts'
import { type ConnectionCheckRouteDeps, connectionCheckRoutes } from './connection-checks.routes.ts'
import { type ConnectionTestDeps, connectionTestRoutes } from './connection-tests.routes.ts'
import { deadDeliveryRoutes } from './dead-deliveries.routes.ts'
import { type DeliveryRouteDeps, deliveryRoutes } from './deliveries.routes.ts'
import { deliveryHoldingsRoutes } from './delivery-holdings.routes.ts'
import { type NotificationRouteDeps, notificationRoutes } from './notifications.routes.ts'
import { notificationsExportRoutes } from './notifications-export.routes.ts'
import { type PushRouteDeps, pushRoutes } from './push.routes.ts'
import { type SheetAccountDeps, sheetAccountRoutes } from './sheet-account.routes.ts'

export type NotifierDeps = ChannelHealthDeps &
  ConnectionCheckRouteDeps &
  ConnectionTestDeps &
  DeliveryRouteDeps &
  NotificationRouteDeps &
  PauseChannelDeps &
  PushRouteDeps &
  RetryDeadDeps &
  SheetAccountDeps

/** All routes of notifier. */
export const routersOf = (deps: NotifierDeps): Router[] => [
  connectionCheckRoutes(deps),
  connectionTestRoutes(deps),
  deliveryRoutes(deps),
  channelHealthRoutes(deps),
  channelPauseRoutes(deps),
  deadDeliveryRoutes(deps),
  notificationRoutes(deps),
  notificationsExportRoutes(deps),
  pushRoutes(deps),
  sheetAccountRoutes(deps),
  deliveryHoldingsRoutes(deps),
]
