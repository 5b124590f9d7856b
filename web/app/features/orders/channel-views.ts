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
    const leader = leaderFor(order, channel)
    if (leader)
      return {
        ...{ channel, name: CHANNEL_LABELS[channel], shortName: SHORT_NAMES[channel], state: 'skipped' },
        stateLabel: IN_OTHER_PARCEL,
        detail: `Kuriru se prijavljuje paket porudžbine ${leader}, u kom je i ova.`,
      }
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

const IN_OTHER_PARCEL = 'U drugom paketu'

/** The code of the order whose parcel the courier is asked for in place of this one's: what became of its own before they shared one holds no more. */
export const leaderFor = ({ parcelShare }: OrderItem, channel: Channel): string | null =>
  channel === 'courier' && parcelShare?.role === 'follows' ? parcelShare.leader.orderId : null

function sentDetail(order: OrderItem, channel: Channel): string {
  const at = order.deliveries[channel]?.at
  const tracking = channel === 'courier' && order.trackingId ? [`broj pošiljke ${order.trackingId}`] : []
  return [SENT[channel], ...tracking, ...(at ? [formatExactTime(at)] : [])].join(' · ')
}

function waitingDetail(order: OrderItem, channel: Channel, now: Date): string {
  const until = order.upsellDelayedUntil
  if (channel === 'courier' && order.releaseOn === 'confirmed' && order.status === 'pending')
    return 'Čeka da potvrdite porudžbinu.'
  // Nothing joins a part of a split order, so it waits for no offer.
  if (channel === 'courier' && until && !order.partOf && new Date(until) > now) {
    return `Čeka kraj dodatne ponude, u ${formatExactTime(until)}. Sve ide u jednom paketu.`
  }
  return 'Još nije poslato'
}
