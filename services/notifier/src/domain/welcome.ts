import { DAY_MS } from '@izlog/contracts/domain/durations'
import type { Integrations } from './integrations.ts'
import { type Notification, newNotification } from './notification.ts'

/** A snapshot that comes later than this welcomes nobody: the first welcome may be removed already. */
const WITHIN_DAYS = 2

const FIRST_STEPS = [
  'Vaš nalog je spreman. Do prve porudžbine Vas deli nekoliko koraka:',
  '1. Napravite stranicu: dovoljni su naziv, cena i slika proizvoda.',
  '2. Povežite Telegram u podešavanjima, na kartici Obaveštenja, da porudžbine stižu na telefon.',
  '3. Povežite Google tabelu, ako porudžbine vodite u njoj.',
  '4. Pošaljite probnu porudžbinu, sa iste kartice, i proverite da je svuda stigla.',
  '5. Povežite svoj domen kada budete želeli; stranica radi i bez njega.',
].join('\n\n')

/** The mail after the first sign-in: what to do first. [] for who has not signed in. */
export const welcomeNotifications = ({ userId, firstSignInAt, deleted }: Integrations): Notification[] => {
  if (firstSignInAt === null || deleted) return []
  const createdAt = new Date(firstSignInAt)
  return [
    newNotification({
      _id: `account.welcome:${userId}`,
      userId,
      type: 'account.welcome',
      title: 'Dobro došli na Izlog',
      message: FIRST_STEPS,
      data: {},
      channels: ['email'],
      createdAt,
      expiresAt: new Date(createdAt.getTime() + WITHIN_DAYS * DAY_MS),
    }),
  ]
}
