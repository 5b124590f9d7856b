import { Channel } from '@izlog/contracts/domain/delivery'
import type { ChannelHealth, ChannelsHealth } from '@izlog/contracts/http/channel-health'

/** The health of all channels for tests: of those that are not given nothing fails. */
export const channelsHealth = (
  failing: Partial<Record<Channel, Partial<ChannelHealth>>> = {},
  more: Partial<ChannelsHealth> = {},
): ChannelsHealth => ({
  channels: Channel.options.map((channel) => ({
    channel,
    failing: 0,
    sellers: 0,
    userId: null,
    since: null,
    reason: null,
    isWidespread: false,
    isDown: false,
    ...failing[channel],
  })),
  paused: [],
  isPartial: false,
  ...more,
})
