import { CHANNEL_LABELS, Channel } from '@izlog/contracts/domain/delivery'
import { ChoiceField } from '../choice-field.tsx'

interface ChannelSelectProps {
  /** The choice of no channel; without it one must be chosen. */
  all?: string
  channel: Channel | undefined
  onChange: (channel: Channel | undefined) => void
}

/** Chooses a channel. */
export const ChannelSelect = ({ channel, ...choice }: ChannelSelectProps) => (
  <ChoiceField label="Kanal" options={Channel.options} labels={CHANNEL_LABELS} value={channel} {...choice} />
)
