import type { NotificationType } from '@izlog/contracts/http/notifications'
import type { Letter } from '@izlog/kit/mail/letter'
import { countingOrders, type Notification } from './notification.ts'
import { SCREENS } from './notification-screen.ts'

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
