import { CHANNEL_LABELS, Channel } from '@izlog/contracts/domain/delivery'
import { Field, frameClass } from '../../../ui/field.tsx'

interface ChannelSelectProps {
  /** The choice of no channel; without it one must be chosen. */
  all?: string
  channel: Channel | undefined
  onChange: (channel: Channel | undefined) => void
}

/** Chooses a channel. */
export const ChannelSelect = ({ all, channel, onChange }: ChannelSelectProps) => (
  <Field label="Kanal">
    {({ id }) => (
      <div className={frameClass(false)}>
        <select
          id={id}
          value={channel ?? ''}
          onChange={({ target }) => onChange(Channel.safeParse(target.value).data)}
          className="h-full w-full rounded-control bg-transparent px-3 text-body outline-none max-md:text-section"
        >
          {all && <option value="">{all}</option>}
          {Channel.options.map((each) => (
            <option key={each} value={each}>
              {CHANNEL_LABELS[each]}
            </option>
          ))}
        </select>
      </div>
    )}
  </Field>
)
