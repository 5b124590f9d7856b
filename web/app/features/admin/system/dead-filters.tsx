import { DayFields } from '../day-fields.tsx'
import type { DeadFilter } from './channel-queries.ts'
import { ChannelSelect } from './channel-select.tsx'
import { SellerField } from './seller-field.tsx'

/** Narrows dead deliveries by channel, seller, and first and last day of their death. */
export const DeadFilters = ({ filter, onChange }: { filter: DeadFilter; onChange: (filter: DeadFilter) => void }) => (
  <search className="grid grid-cols-2 gap-3 md:grid-cols-4">
    <ChannelSelect all="Svi kanali" channel={filter.channel} onChange={(channel) => onChange({ ...filter, channel })} />
    <SellerField
      label="Prodavac"
      placeholder="Svi prodavci"
      seller={filter.seller}
      onChange={(seller) => onChange({ ...filter, seller })}
    />
    <DayFields days={filter} onChange={(days) => onChange({ ...filter, ...days })} />
  </search>
)
