import { SELLER } from '@izlog/kit/testing/client'
import { allRoutes, type Belongings, callersIn, expectAccess } from '@izlog/kit/testing/route-matrix'
import { afterAll, beforeAll, it } from 'vitest'
import { routersOf } from '../src/http/routers.ts'
import { type Domains, startDomains } from './start.ts'

const HOST = 'samo-za-vlasnika.rs'
const ACCOUNT_HOST = 'nalog-vlasnika.rs'

let domains: Domains
let belongings: Belongings
beforeAll(async () => {
  domains = await startDomains()
  // The account's host goes with one of the deletions; the list's own is another.
  await domains.add(ACCOUNT_HOST, SELLER)
  const { id, dnsInstructions } = await domains.add(HOST, SELLER)
  const body = { host: HOST }
  belongings = {
    port: domains.port,
    callers: await callersIn(domains.env),
    params: { host: HOST },
    requests: {
      'POST /api/domains': { body: { host: 'jos-jedan.rs' } },
      'POST /api/user/domain': { body: { domain: 'treci.rs' } },
      'POST /api/domains/verify': { body },
      'POST /api/domains/refresh': { body },
      'POST /api/domains/test-dns': { body },
      'POST /api/domains/primary': { body: { domainId: id } },
    },
    private: [dnsInstructions.txt.value, HOST, ACCOUNT_HOST],
    secret: [domains.env.SERVICE_KEY, 'outbox', 'verifiedHost'],
  }
})
afterAll(() => domains.stop())

// The dependencies are only used by requests, of which there are none here.
const routes = allRoutes(routersOf({} as never))

it.each(routes)('$method $path lets in whom $access says', (route) => expectAccess(belongings, route))
