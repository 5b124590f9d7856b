import type { Router } from 'express'
import type { DomainDeps } from '../use-cases/deps.ts'
import { certificatesRoutes } from './certificates.routes.ts'
import { domainsRoutes } from './domains.routes.ts'
import { domainsExportRoutes } from './domains-export.routes.ts'
import { heldDomainsRoutes } from './held-domains.routes.ts'
import { singleDomainRoutes } from './single-domain.routes.ts'

/** All that domain answers. */
export const routersOf = (deps: DomainDeps): Router[] => [
  singleDomainRoutes(deps),
  domainsRoutes(deps),
  domainsExportRoutes(deps),
  heldDomainsRoutes(deps),
  certificatesRoutes(deps),
]
