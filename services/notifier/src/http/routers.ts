import type { Router } from 'express'
import { type ConnectionCheckRouteDeps, connectionCheckRoutes } from './connection-checks.routes.ts'
import { type ConnectionTestDeps, connectionTestRoutes } from './connection-tests.routes.ts'
import { type DeliveryRouteDeps, deliveryRoutes } from './deliveries.routes.ts'
import { deliveryHoldingsRoutes } from './delivery-holdings.routes.ts'
import { type NotificationRouteDeps, notificationRoutes } from './notifications.routes.ts'
import { notificationsExportRoutes } from './notifications-export.routes.ts'
import { type PushRouteDeps, pushRoutes } from './push.routes.ts'
import { type SheetAccountDeps, sheetAccountRoutes } from './sheet-account.routes.ts'

export type NotifierDeps = ConnectionCheckRouteDeps &
  ConnectionTestDeps &
  DeliveryRouteDeps &
  NotificationRouteDeps &
  PushRouteDeps &
  SheetAccountDeps

/** All routes of notifier. */
export const routersOf = (deps: NotifierDeps): Router[] => [
  connectionCheckRoutes(deps),
  connectionTestRoutes(deps),
  deliveryRoutes(deps),
  notificationRoutes(deps),
  notificationsExportRoutes(deps),
  pushRoutes(deps),
  sheetAccountRoutes(deps),
  deliveryHoldingsRoutes(deps),
]
