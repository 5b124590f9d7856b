import { SyncDashboard, WebsitePage } from '@izlog/contracts/http/catalog'
import { makeEvent } from '@izlog/kit/bus/make-event'
import type { TestUser } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { monthOf } from '../src/domain/belgrade-month.ts'
import { type Catalog, startCatalog } from './start.ts'

let catalog: Catalog
beforeAll(async () => {
  catalog = await startCatalog()
})
afterAll(() => catalog.stop())

const SUMS = [{ currency: 'RSD', completed: 400_000, onTheWay: 94_408 }]

const dashboardOf = async (user: TestUser) =>
  SyncDashboard.parse((await catalog.http.as(user).get('/api/sync/dashboard')).body)

const publishStats = (userId: number, version: number, month: string, ordersByWebsite: Record<string, number>) =>
  catalog.publish([
    makeEvent(
      'seller-stats',
      'seller-stats.snapshot.v1',
      { aggregateId: userId, aggregateVersion: version, at: new Date() },
      {
        userId,
        counts: { total: 7, pending: 3, processing: 2, completed: 1, cancelled: 1 },
        month,
        revenue: '4218.50',
        sums: SUMS,
        ordersByWebsite,
      },
    ),
  ])

describe('GET /api/sync/dashboard', () => {
  it('is all zeros for a seller whom nobody has told of', async () => {
    const newcomer: TestUser = { userId: 501, role: 'client' }
    expect(await dashboardOf(newcomer)).toMatchObject({
      user: { id: 501, firstName: '', lastName: '', role: 'client' },
      websites: [],
      stats: { totalWebsites: 0, activeWebsites: 0, totalOrders: 0, pendingOrders: 0, totalRevenue: '0.00' },
    })
  })

  it('shows a seller their pages with the orders that order has counted', async () => {
    const marko: TestUser = { userId: 502, role: 'client' }
    const [page, other] = [await catalog.page({}, marko), await catalog.page({}, marko)]
    await catalog.store.collection('websites').updateOne({ _id: other.id as never }, { $set: { isActive: false } })
    await catalog.publishUser(marko, 1)
    await publishStats(marko.userId, 1, monthOf(new Date()), { [page.id]: 7 })
    const dashboard = await until(async () => {
      const found = await dashboardOf(marko)
      return found.stats.totalOrders > 0 && found.user.firstName !== '' && found
    })
    expect(dashboard).toMatchObject({
      user: { id: 502, firstName: 'Marko', lastName: 'Petrović', role: 'client' },
      websites: [
        { id: other.id, isActive: false, orderCount: 0 },
        { id: page.id, isActive: true, orderCount: 7 },
      ],
      stats: {
        totalWebsites: 2,
        activeWebsites: 1,
        totalOrders: 7,
        pendingOrders: 3,
        totalRevenue: '4218.50',
        sums: SUMS,
      },
    })
  })

  it('goes on after its cursor, and refuses one that is not ours', async () => {
    const seller: TestUser = { userId: 504, role: 'client' }
    const [first, second] = [await catalog.page({}, seller), await catalog.page({}, seller)]
    expect((await dashboardOf(seller)).nextCursor).toBeNull()
    const { nextCursor } = WebsitePage.parse((await catalog.http.as(seller).get('/api/websites/my?limit=1')).body)
    const { body } = await catalog.http.as(seller).get(`/api/sync/dashboard?cursor=${nextCursor}`)
    expect(SyncDashboard.parse(body)).toMatchObject({ websites: [{ id: first.id }], stats: { totalWebsites: 2 } })
    expect(second.id).toBeGreaterThan(first.id)
    expect((await catalog.http.as(seller).get('/api/sync/dashboard?cursor=x')).status).toBe(422)
  })

  it('forgets the revenue of a month that has passed, not its orders', async () => {
    const ana: TestUser = { userId: 503, role: 'client' }
    await publishStats(ana.userId, 1, '2020-01', {})
    const { stats } = await until(async () => {
      const found = await dashboardOf(ana)
      return found.stats.totalOrders > 0 && found
    })
    expect(stats).toMatchObject({ totalOrders: 7, totalRevenue: '0.00', sums: [] })
  })
})

it('begins a month at midnight in Belgrade', () => {
  expect(monthOf(new Date('2026-10-31T22:59:59Z'))).toBe('2026-10')
  expect(monthOf(new Date('2026-10-31T23:00:00Z'))).toBe('2026-11')
})
