import { Channel } from '@izlog/contracts/domain/delivery'
import { HOUR_MS } from '@izlog/contracts/domain/durations'
import { type ChannelHealth, type ChannelsHealth, FAILING_READ } from '@izlog/contracts/http/channel-health'
import { MAX_COUNTED } from '@izlog/contracts/http/system'
import { DOWN_FROM, failingOf } from '../domain/failing-channel.ts'
import type { ChannelHealthStore } from '../store/channel-health.ts'
import type { ChannelPauses } from '../store/channel-pauses.ts'

export interface ChannelHealthDeps {
  health: ChannelHealthStore
  pauses: Pick<ChannelPauses, 'all'>
  now: () => Date
}

/** What fails of each channel, and how many deliveries wait for the end of each pause. */
export async function readChannelHealth(deps: ChannelHealthDeps): Promise<ChannelsHealth> {
  const { health, pauses } = deps
  const [{ deliveries, isPartial }, records] = await Promise.all([health.failed(FAILING_READ), pauses.all()])
  const [channels, paused] = await Promise.all([
    Promise.all(Channel.options.map((channel) => withDown(deps, failingOf(channel, deliveries)))),
    Promise.all(
      records
        .filter(({ pause }) => pause !== null)
        .map(async ({ channel, userId }) => ({
          channel,
          userId,
          waiting: await health.waiting({ channel, userId }, MAX_COUNTED),
        })),
    ),
  ])
  return { channels, paused, isPartial }
}

async function withDown(
  { health, now }: ChannelHealthDeps,
  failing: Omit<ChannelHealth, 'isDown'>,
): Promise<ChannelHealth> {
  if (failing.since === null || failing.failing < DOWN_FROM) return { ...failing, isDown: false }
  const from = Math.max(Date.parse(failing.since), now().getTime() - HOUR_MS)
  return { ...failing, isDown: !(await health.hasSent(failing.channel, new Date(from))) }
}
