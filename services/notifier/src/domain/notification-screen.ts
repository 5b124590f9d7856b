import type { NotificationType } from '@izlog/contracts/http/notifications'

interface Screen {
  path: string
  label: string
}

const ORDERS: Screen = { path: '/orders', label: 'Otvorite porudžbine' }
const DOMAINS: Screen = { path: '/domains', label: 'Otvorite domene' }

/** The screen of the app that a notification leads to, where it is read outside the app. */
export const SCREENS: Readonly<Record<NotificationType, Screen>> = {
  'order.created': ORDERS,
  'order.cancelled': ORDERS,
  'order.edited': ORDERS,
  'review.written': ORDERS,
  'upsell.accepted': ORDERS,
  'delivery.dead': { path: '/deliveries', label: 'Otvorite isporuke' },
  'domain.verified': DOMAINS,
  'domain.missing': DOMAINS,
  'domain.lost': DOMAINS,
  'domain.taken': DOMAINS,
  'domain.lapsed': DOMAINS,
  'account.welcome': { path: '/create', label: 'Otvorite prve korake' },
  'summary.daily': ORDERS,
}
