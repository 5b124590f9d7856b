import { Channel } from '@izlog/contracts/domain/delivery'
import type { NotifierConfig } from '../config.ts'
import type { SheetHolders } from '../store/sheet-holders.ts'
import type { CallLimits } from './call-limits.ts'
import type { AnyChannel } from './channel.ts'
import { courierChannel } from './courier.ts'
import { pixelChannel } from './pixel.ts'
import { sheetsChannel } from './sheets.ts'
import { telegramChannel } from './telegram.ts'

/** What the channels need beside the configuration. */
export interface ChannelDeps {
  limits: CallLimits
  sheetHolders: SheetHolders
}

/** Every channel. CONTRIBUTING.md, 'Add a channel', lists what a further one needs. */
const CHANNELS: Record<Channel, (config: NotifierConfig, deps: ChannelDeps) => AnyChannel> = {
  telegram: (config, { limits }) => telegramChannel(config, limits.telegram),
  sheets: (config, { limits, sheetHolders }) => sheetsChannel(config, limits.sheets, sheetHolders),
  pixel: pixelChannel,
  courier: courierChannel,
}

/** All channels: a process makes deliveries of every channel, also of those that it does not send itself. */
export const allChannels = (config: NotifierConfig, deps: ChannelDeps): AnyChannel[] =>
  Channel.options.map((name) => CHANNELS[name](config, deps))

/** The channels that this process sends. */
export const channelsOf = (config: NotifierConfig, deps: ChannelDeps): AnyChannel[] =>
  config.CHANNELS.map((name) => CHANNELS[name](config, deps))
