import { z } from 'zod'
import * as delivery from '../domain/delivery.ts'
import * as edited from '../domain/edited-fields.ts'
import * as erasure from '../domain/erasure.ts'
import * as content from '../domain/generated-content.ts'
import * as markets from '../domain/markets.ts'
import * as code from '../domain/order-code.ts'
import * as status from '../domain/order-status.ts'
import * as sections from '../domain/page-sections.ts'
import * as picture from '../domain/picture.ts'
import * as templates from '../domain/templates.ts'
import * as upsells from '../domain/upsell.ts'
import * as users from '../domain/users.ts'
import * as websites from '../domain/website.ts'
import * as admin from '../http/admin.ts'
import * as auth from '../http/auth.ts'
import * as catalog from '../http/catalog.ts'
import * as certificates from '../http/certificates.ts'
import * as crossSync from '../http/cross-sync.ts'
import * as deliveries from '../http/deliveries.ts'
import * as domains from '../http/domains.ts'
import * as editor from '../http/editor.ts'
import * as erasures from '../http/erasures.ts'
import * as errors from '../http/errors.ts'
import * as generation from '../http/generation.ts'
import * as holdings from '../http/holdings.ts'
import * as notifications from '../http/notifications.ts'
import * as notifier from '../http/notifier.ts'
import * as orders from '../http/orders.ts'
import * as links from '../http/product-link.ts'
import * as secondFactor from '../http/second-factor.ts'
import * as sessions from '../http/sessions.ts'
import * as settings from '../http/settings.ts'
import * as sheets from '../http/sheet-account.ts'
import * as shopify from '../http/shopify.ts'
import * as stats from '../http/stats.ts'
import * as testimonials from '../http/testimonials.ts'
import * as track from '../http/track.ts'
import * as understanding from '../http/understanding.ts'
import * as upsell from '../http/upsell.ts'
import * as urls from '../http/url-availability.ts'
import * as pageFields from '../page-fields/page-fields.ts'
import * as shapes from '../page-fields/shapes.ts'

/** The modules whose exported schemas are named; a schema exported twice has its first name. */
const MODULES = [
  ...[
    delivery,
    erasure,
    edited,
    content,
    shapes,
    pageFields,
    picture,
    markets,
    code,
    status,
    sections,
    templates,
    upsells,
    users,
    websites,
  ],
  ...[errors, admin, auth, catalog, certificates, crossSync, deliveries, domains, editor, generation, holdings],
  ...[notifications, notifier, orders, links, settings, sheets, shopify, stats, testimonials, track],
  ...[secondFactor, sessions, understanding, upsell, urls, erasures],
]

/** The contracts' schemas under the names that they are exported by. Throws if two schemas have the same name. */
export const named = z.registry<{ id: string }>()
const taken = new Set<string>()
for (const [id, schema] of MODULES.flatMap((module) => Object.entries<unknown>(module))) {
  if (!(schema instanceof z.ZodType) || named.has(schema)) continue
  if (taken.has(id)) throw new Error(`Two schemas are named ${id}`)
  taken.add(id)
  named.add(schema, { id })
}
