import type { ErasedCount, ErasingService } from '@izlog/contracts/domain/erasure'
import type { Bus } from '../bus/bus.ts'
import { makeEvent } from '../bus/make-event.ts'

/**
 * Publishes what a service has erased, by order code. Throws while Kafka is away: `order.erased` is then read again, so this event needs
 * no outbox.
 */
export const publishErased = (
  bus: Pick<Bus, 'publish'>,
  service: ErasingService,
  orders: ReadonlyMap<string, readonly ErasedCount[]>,
  at: Date,
): Promise<void> =>
  bus.publish(
    [...orders].map(([orderId, erased]) =>
      // A constant version: this is a fact, and no projection compares it.
      makeEvent(
        'erasures',
        'shopper-data.erased.v1',
        { aggregateId: orderId, aggregateVersion: 1, at },
        {
          orderId,
          service,
          erased: [...erased],
        },
      ),
    ),
  )
