import type { Router } from 'express'
import { type ConnectionTestDeps, connectionTestRoutes } from './connection-tests.routes.ts'
import { type DeliveryRouteDeps, deliveryRoutes } from './deliveries.routes.ts'

export type NotifierDeps = ConnectionTestDeps & DeliveryRouteDeps

/** All that notifier answers. */
export const routersOf = (deps: NotifierDeps): Router[] => [connectionTestRoutes(deps), deliveryRoutes(deps)]
