import { Channel } from '@izlog/contracts/domain/delivery'
import type { Worker } from '@izlog/kit/service'
import { deliveryDueAgeSeconds } from '@izlog/kit/telemetry/instruments'
import { observe } from '@izlog/kit/telemetry/metrics'
import type { SendDeps } from './send-deliveries.ts'

const KEPT_MS = 10_000

/** Observes for how long deliveries are due: those that nothing sends have no age when sent. */
export function observeLanes({ lanes, now }: Pick<SendDeps, 'lanes' | 'now'>): Worker {
  let end = () => {}
  return {
    start() {
      end = observe(deliveryDueAgeSeconds, KEPT_MS, async () => {
        const at = now()
        return Promise.all(
          Channel.options.map(async (channel) => {
            const since = (await lanes.dueSince(channel, at)) ?? at
            return { value: (at.getTime() - since.getTime()) / 1000, attributes: { channel } }
          }),
        )
      })
    },
    stop: async () => end(),
  }
}
