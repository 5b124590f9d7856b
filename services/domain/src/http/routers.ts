import type { Router } from 'express'
import type { DomainDeps } from '../use-cases/deps.ts'
import { certificatesRoutes } from './certificates.routes.ts'
import { domainHoldingsRoutes } from './domain-holdings.routes.ts'
import { domainsRoutes } from './domains.routes.ts'
import { domainsExportRoutes } from './domains-export.routes.ts'
import { singleDomainRoutes } from './single-domain.routes.ts'

/** All that domain answers. */
export const routersOf = (deps: DomainDeps): Router[] => [
  singleDomainRoutes(deps),
  domainsRoutes(deps),
  domainsExportRoutes(deps),
  domainHoldingsRoutes(deps),
  certificatesRoutes(deps),
]
