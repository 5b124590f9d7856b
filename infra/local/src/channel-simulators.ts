import type { Channel } from '@izlog/contracts/domain/delivery'

/** The simulator that stands for each channel's service. */
export const CHANNEL_SIMULATORS = {
  telegram: 'telegram',
  sheets: 'sheets',
  pixel: 'meta',
  courier: 'trackify',
} as const satisfies Readonly<Record<Channel, string>>
