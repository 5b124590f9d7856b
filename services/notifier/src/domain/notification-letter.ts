import type { NotificationType } from '@izlog/contracts/http/notifications'
import type { Letter } from '@izlog/kit/mail/letter'
import { countingOrders, type Notification } from './notification.ts'

interface Screen {
  path: string
  label: string
}

const ORDERS: Screen = { path: '/orders', label: 'Otvorite porudžbine' }
const DOMAINS: Screen = { path: '/domains', label: 'Otvorite domene' }

/** Where a notification's mail leads. */
const SCREENS: Readonly<Record<NotificationType, Screen>> = {
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

/** Those whose message is whole without the title. */
const WRITTEN_AS_MAIL: readonly NotificationType[] = ['account.welcome', 'summary.daily']

const HOW_TO_STOP =
  'Pregled stiže ujutru posle dana u kome je nečega bilo. Isključujete ga u podešavanjima, na kartici Obaveštenja.'

/** The mail of a notification: its title is the subject, each part of its message between empty lines a paragraph. */
export function letterOf(
  notification: Notification,
  { firstName, appUrl }: { firstName: string; appUrl: string },
): { subject: string; letter: Letter } {
  const { type, title, message } = countingOrders(notification)
  const { path, label } = SCREENS[type]
  return {
    subject: title,
    letter: {
      greeting: firstName ? `Zdravo, ${firstName}!` : 'Zdravo!',
      paragraphs: [...(WRITTEN_AS_MAIL.includes(type) ? [] : [`${title}.`]), ...message.split('\n\n')],
      action: { label, url: appUrl + path },
      note: type === 'summary.daily' ? HOW_TO_STOP : 'Ovo je automatska poruka Vašeg naloga na Izlogu.',
    },
  }
}
