import { SALES_LISTED, type Sales, type SalesPeriod } from '@izlog/contracts/http/sales'
import { daysOf, figuresBy, figuresOf, type SalesGroup, stretchesOf } from '../domain/sales.ts'
import type { Projections } from '../store/mongo-projections.ts'
import type { OrderSales } from '../store/order-sales.ts'

export interface ReadSalesDeps {
  sales: OrderSales
  projections: Pick<Projections, 'websitesById'>
  now: () => Date
}

/** What a seller sold in a period: by day, page and ad. */
export async function readSales(deps: ReadSalesDeps, userId: number, period: SalesPeriod): Promise<Sales> {
  const now = deps.now()
  const stretches = stretchesOf(period, now)
  const [groups, orderedBefore] = await Promise.all([
    deps.sales.groups(userId, stretches.now),
    deps.sales.count(userId, stretches.before),
  ])
  const byDay = Map.groupBy(groups, ({ day }) => day)
  return {
    period,
    total: figuresOf(groups),
    orderedBefore,
    days: daysOf(period, now).map((day) => ({ day, ...figuresOf(byDay.get(day) ?? []) })),
    pages: await pagesOf(deps, groups),
    ads: figuresBy(groups, ({ ad }) => ad)
      .slice(0, SALES_LISTED)
      .map(({ key, figures }) => ({ ad: key, ...figures })),
  }
}

/** Pages that still exist, or existed when the projection last had them. */
async function pagesOf({ projections }: Pick<ReadSalesDeps, 'projections'>, groups: readonly SalesGroup[]) {
  const listed = figuresBy(groups, ({ websiteId }) => websiteId).slice(0, SALES_LISTED)
  const websites = await projections.websitesById(listed.map(({ key }) => key))
  const names = new Map(websites.map(({ id, productName }) => [id, productName]))
  return listed.map(({ key, figures }) => ({
    websiteId: key,
    productName: names.get(key) ?? 'Obrisana stranica',
    ...figures,
  }))
}
