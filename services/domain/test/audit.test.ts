import { AuditRecordedV1 } from '@izlog/contracts/events/audit'
import { listenTo } from '@izlog/kit/testing/events'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Domains, freshHost, freshSeller, startDomains } from './start.ts'

let domains: Domains
let audit: Awaited<ReturnType<typeof listenTo>>
beforeAll(async () => {
  domains = await startDomains()
  audit = await listenTo(domains.env, 'audit')
})
afterAll(async () => {
  await audit.stop()
  await domains.stop()
})

const recordsOf = (id: number) =>
  audit.all('audit.recorded', `domain:${id}`).map((event) => AuditRecordedV1.parse(event).data)

it('records once who added, verified and removed a host', async () => {
  const [host, seller] = [freshHost(), freshSeller()]
  const { id } = await domains.verified(host, seller)
  await domains.verify(host, seller)
  await domains.http.as(seller).delete(`/api/domains/${host}`)
  await until(() => recordsOf(id).length === 3)
  const record = {
    actor: { kind: 'user', ...seller },
    object: { kind: 'domain', id, name: host },
    fields: [],
    network: expect.stringMatching(/127\.0\.0\.1|::/),
    outcome: 'done',
  }
  expect(recordsOf(id)).toEqual(
    ['domain-added', 'domain-verified', 'domain-removed'].map((action) => ({ ...record, action })),
  )
})

it("says that the service itself removed a deleted seller's host", async () => {
  const seller = freshSeller()
  const { id } = await domains.add(freshHost(), seller)
  await domains.publishUser(seller, { deleted: true })
  const removed = await until(() => recordsOf(id).find(({ action }) => action === 'domain-removed'))
  expect(removed).toMatchObject({ actor: { kind: 'service', service: 'domain' }, network: null })
})
