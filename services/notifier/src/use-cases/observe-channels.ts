import type { Worker } from '@izlog/kit/service'
import { channelDown } from '@izlog/kit/telemetry/instruments'
import { observe } from '@izlog/kit/telemetry/metrics'
import { type FailingChannelsDeps, readFailingChannels } from './read-channel-health.ts'

/** Each reading costs as much as one of the operator's page. */
const KEPT_MS = 30_000

/** Observes which channels are down, by the same judgement as the operator's page, so that both agree. */
export function observeChannels(deps: FailingChannelsDeps): Worker {
  let end = () => {}
  const read = async () => {
    const { channels } = await readFailingChannels(deps)
    return channels.map(({ channel, isDown }) => ({ value: isDown ? 1 : 0, attributes: { channel } }))
  }
  return {
    start() {
      end = observe(channelDown, KEPT_MS, read)
    },
    stop: async () => end(),
  }
}
