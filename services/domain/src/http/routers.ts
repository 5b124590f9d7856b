import type { Router } from 'express'
import type { DomainDeps } from '../use-cases/deps.ts'
import { accountHostRoutes } from './account-host.routes.ts'
import { certificatesRoutes } from './certificates.routes.ts'
import { hostHoldingsRoutes } from './host-holdings.routes.ts'
import { hostsRoutes } from './hosts.routes.ts'
import { hostsExportRoutes } from './hosts-export.routes.ts'
import { systemCertificatesRoutes } from './system-certificates.routes.ts'

/** All routes of the domain service. */
export const routersOf = (deps: DomainDeps): Router[] => [
  accountHostRoutes(deps),
  hostsRoutes(deps),
  hostsExportRoutes(deps),
  hostHoldingsRoutes(deps),
  certificatesRoutes(deps),
  systemCertificatesRoutes(deps),
]
