import { type Channel, DELIVERY_STATE_LABELS, type DeliveryState } from '@izlog/contracts/domain/delivery'
import { Activity, Check, Clock, type LucideIcon, Minus, Send, Sheet, Truck, X } from 'lucide-react'
import { Badge, type Tone } from '../ui/badge.tsx'

export const STATE_SIGN: Readonly<Record<DeliveryState, LucideIcon>> = {
  pending: Clock,
  sent: Check,
  failed: X,
  dead: X,
  skipped: Minus,
}

export const STATE_TONE: Readonly<Record<DeliveryState, Tone>> = {
  pending: 'wait',
  sent: 'good',
  failed: 'bad',
  dead: 'bad',
  skipped: 'plain',
}

const CHANNEL_ICON: Readonly<Record<Channel, LucideIcon>> = {
  telegram: Send,
  sheets: Sheet,
  pixel: Activity,
  courier: Truck,
}

interface DeliveryBadgeProps {
  state: DeliveryState
  /** Other words than the state's own. */
  label?: string | undefined
}

/** The state of a delivery, in one word with an icon. */
export function DeliveryBadge({ state, label = DELIVERY_STATE_LABELS[state] }: DeliveryBadgeProps) {
  const Sign = STATE_SIGN[state]
  return (
    <Badge tone={STATE_TONE[state]}>
      <Sign aria-hidden="true" />
      {label}
    </Badge>
  )
}

/** The icon of a channel in a small square. */
export function ChannelIcon({ channel }: { channel: Channel }) {
  const Icon = CHANNEL_ICON[channel]
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-control bg-well text-fg2">
      <Icon className="size-4" aria-hidden="true" />
    </span>
  )
}
