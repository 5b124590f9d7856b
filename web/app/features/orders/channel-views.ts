import { CHANNEL_LABELS, Channel, DELIVERY_STATE_LABELS, DeliveryState } from '@izlog/contracts/domain/delivery'
import type { OrderItem } from '@izlog/contracts/http/orders'
import { formatExactTime } from '../../ui/format.ts'

/** The texts for the state of an order's delivery to one channel. */
export interface ChannelView {
  readonly channel: Channel
  readonly name: string
  /** One word, for narrow places. */
  readonly shortName: string
  readonly state: DeliveryState
  readonly stateLabel: string
  readonly detail: string
}

const SHORT_NAMES: Readonly<Record<Channel, string>> = {
  telegram: 'Telegram',
  sheets: 'Sheets',
  pixel: 'Pixel',
  courier: 'Kurir',
}

const SENT: Readonly<Record<Channel, string>> = {
  telegram: 'Poruka isporučena',
  sheets: 'Red upisan u tabelu',
  pixel: 'Purchase',
  courier: 'Paket najavljen',
}

/** All four channels of an order; a channel without a known state counts as pending. */
export const channelViewsOf = (order: OrderItem, now: Date): ChannelView[] =>
  Channel.options.map((channel) => {
    const delivery = order.deliveries[channel]
    const state = DeliveryState.safeParse(delivery?.state).data ?? 'pending'
    return {
      channel,
      name: CHANNEL_LABELS[channel],
      shortName: SHORT_NAMES[channel],
      state,
      stateLabel: DELIVERY_STATE_LABELS[state],
      detail: state === 'sent' ? sentDetail(order, channel) : (delivery?.reason ?? waitingDetail(order, channel, now)),
    }
  })

function sentDetail(order: OrderItem, channel: Channel): string {
  const at = order.deliveries[channel]?.at
  const tracking = channel === 'courier' && order.trackingId ? [`broj pošiljke ${order.trackingId}`] : []
  return [SENT[channel], ...tracking, ...(at ? [formatExactTime(at)] : [])].join(' · ')
}

function waitingDetail(order: OrderItem, channel: Channel, now: Date): string {
  const until = order.upsellDelayedUntil
  if (channel === 'courier' && order.releaseOn === 'confirmed' && order.status === 'pending')
    return 'Čeka da potvrdite porudžbinu.'
  if (channel === 'courier' && until && new Date(until) > now) {
    return `Čeka kraj dodatne ponude, u ${formatExactTime(until)}. Sve ide u jednom paketu.`
  }
  return 'Još nije poslato'
}
