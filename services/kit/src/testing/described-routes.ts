import type { EndpointTable } from '@izlog/contracts/openapi/endpoint'
import type { Router } from 'express'
import { routesOf } from '../http/app.ts'

/** A service's routes under /api with their access, as its routers declare them. */
export const servedRoutes = (routers: readonly Router[]): Set<string> =>
  new Set(
    routers
      .flatMap(routesOf)
      .filter(({ path }) => path.startsWith('/api/'))
      .map(({ method, path, access }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')} ${access}`),
  )

/** Routes with their access, as the OpenAPI document describes them. */
export const describedRoutes = (table: EndpointTable): Set<string> =>
  new Set(Object.entries(table).map(([route, { access }]) => `${route} ${access}`))

/** A service's internal routes, each with the services that may call it. */
export const internalRoutes = (routers: readonly Router[]): Record<string, readonly string[]> =>
  Object.fromEntries(
    routers
      .flatMap(routesOf)
      .filter(({ access }) => access === 'internal')
      .map(({ method, path, services }) => [`${method} ${path}`, services]),
  )
