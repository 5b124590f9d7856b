import type { Router } from 'express'
import type { CatalogRole } from '../config.ts'
import type { Ports } from '../use-cases/ports.ts'
import type { PagesDeps } from '../use-cases/show-page.ts'
import { crawlerRoutes } from './crawlers.routes.ts'
import { crossSyncRoutes } from './cross-sync.routes.ts'
import { editorRoutes } from './editor.routes.ts'
import { generationRoutes } from './generation.routes.ts'
import { hostRoutes } from './hosts.routes.ts'
import { imageRoutes, uploadRoutes } from './images.routes.ts'
import { internalRoutes } from './internal.routes.ts'
import { newPageRoutes } from './new-page.routes.ts'
import { ownPageRoutes } from './own-page.routes.ts'
import { pageHoldingsRoutes } from './page-holdings.routes.ts'
import { pageRoutes } from './pages.routes.ts'
import { publicWebsiteRoutes } from './public-websites.routes.ts'
import { revisionRoutes } from './revisions.routes.ts'
import { shopifyRoutes } from './shopify.routes.ts'
import { syncRoutes } from './sync.routes.ts'
import { templateRoutes } from './template.routes.ts'
import { testimonialRoutes } from './testimonials.routes.ts'
import { trackRoutes } from './track.routes.ts'
import { websiteRoutes } from './websites.routes.ts'
import { websitesExportRoutes } from './websites-export.routes.ts'

/** All routers of a process with these roles; public endpoints are in every one. Pages come last: they match every remaining path. */
export const routersOf = (roles: readonly CatalogRole[], deps: Ports, pages: PagesDeps | undefined): Router[] => [
  ...(roles.includes('api')
    ? [
        websiteRoutes(deps),
        websitesExportRoutes(deps),
        editorRoutes(deps),
        revisionRoutes(deps),
        ownPageRoutes(deps),
        templateRoutes(deps),
        newPageRoutes(deps),
        pageHoldingsRoutes(deps),
        generationRoutes(deps),
        syncRoutes(deps),
        crossSyncRoutes(deps),
        shopifyRoutes(deps),
        imageRoutes(deps),
        internalRoutes(deps),
      ]
    : []),
  publicWebsiteRoutes(deps),
  uploadRoutes(deps),
  hostRoutes(deps),
  testimonialRoutes(deps),
  trackRoutes(deps),
  ...(pages ? [crawlerRoutes(pages), pageRoutes(pages)] : []),
]
