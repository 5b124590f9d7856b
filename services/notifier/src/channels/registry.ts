import { Channel } from '@izlog/contracts/domain/delivery'
import type { NotifierConfig } from '../config.ts'
import type { SheetHolders } from '../store/sheet-holders.ts'
import type { CallLimits } from './call-limits.ts'
import type { AnyChannel } from './channel.ts'
import { courierChannel } from './courier.ts'
import { pixelChannel } from './pixel.ts'
import { sheetsChannel } from './sheets.ts'
import { telegramChannel } from './telegram.ts'

/** What channels share beside their settings. */
export interface ChannelDeps {
  limits: CallLimits
  sheetHolders: SheetHolders
}

/**
 * Every channel there is. A new one: its name in contracts/src/domain/delivery.ts, a file beside these that says which events it
 * reads, what it keeps of them and how it calls its service, and a line here. Group, deliveries, worker and retries follow.
 */
const CHANNELS: Record<Channel, (config: NotifierConfig, deps: ChannelDeps) => AnyChannel> = {
  telegram: (config, { limits }) => telegramChannel(config, limits.telegram),
  sheets: (config, { limits, sheetHolders }) => sheetsChannel(config, limits.sheets, sheetHolders),
  pixel: pixelChannel,
  courier: courierChannel,
}

/** All of them: every process answers for every channel. */
export const allChannels = (config: NotifierConfig, deps: ChannelDeps): AnyChannel[] =>
  Channel.options.map((name) => CHANNELS[name](config, deps))

/** The channels that this process carries. */
export const channelsOf = (config: NotifierConfig, deps: ChannelDeps): AnyChannel[] =>
  config.CHANNELS.map((name) => CHANNELS[name](config, deps))
