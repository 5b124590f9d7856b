import { type EventHandler, on } from '@izlog/kit/bus/event-handler'
import type { Sellers } from '../store/mongo-sellers.ts'

/** Projects the figures of the dashboard. */
export const onSellerStats = ({ sellers }: { sellers: Sellers }): EventHandler =>
  on('seller-stats', 'seller-stats.snapshot.v1', (events) =>
    sellers.projectStats(
      events.map(({ aggregateVersion, data: { userId, ...stats } }) => ({
        _id: userId,
        version: aggregateVersion,
        ...stats,
      })),
    ),
  )
