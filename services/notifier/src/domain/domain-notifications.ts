import { DAY_MS } from '@izlog/contracts/domain/durations'
import { missingTxt } from '@izlog/contracts/domain/missing-txt'
import { shownHost } from '@izlog/contracts/domain/shown-host'
import type { DomainSnapshotV1, DomainStanding } from '@izlog/contracts/events/domains'
import { CLAIM_DAYS } from '@izlog/contracts/http/domains'
import type { NotificationChannel, NotificationPriority, NotificationType } from '@izlog/contracts/http/notifications'
import { type Notification, newNotification } from './notification.ts'

/** Without a date of its own a notification expires after so many days. */
const SHOWN_DAYS = 30
/** Every channel: the seller loses visits, or has to act. */
const EVERYWHERE: NotificationChannel[] = ['push', 'telegram', 'email']

type DomainType = Extract<NotificationType, `domain.${string}`>

interface HostNotification {
  type: DomainType
  /** Since when. Type, claim and this time make the id, so that each cause notifies once. */
  at: string
  title: string
  message: string
  priority?: NotificationPriority
  channels?: NotificationChannel[]
  expiresAt?: Date
}

/** The notifications of a host's snapshot. Many snapshots repeat the same state; the ids, which name the cause, make one of them. */
export const domainNotifications = ({ data }: DomainSnapshotV1): Notification[] =>
  data.deleted || !data.ownerActive
    ? []
    : hostNotificationsOf(data).map(({ type, at, expiresAt, ...news }) =>
        newNotification({
          _id: `${type}:${data.id}:${Date.parse(at)}`,
          userId: data.userId,
          type,
          data: { host: data.host },
          createdAt: new Date(at),
          expiresAt: expiresAt ?? new Date(Date.parse(at) + SHOWN_DAYS * DAY_MS),
          ...news,
        }),
      )

function hostNotificationsOf({ host: stored, verifiedAt, standing }: DomainSnapshotV1['data']): HostNotification[] {
  const host = shownHost(stored)
  if (verifiedAt) return [verified(host, verifiedAt), ...warning(host, standing)]
  return standing ? failedClaim(host, standing) : []
}

const verified = (host: string, at: string): HostNotification => ({
  type: 'domain.verified',
  at,
  title: `Domen ${host} je verificiran`,
  message: 'Sada je samo Vaš. Kupci na njemu otvaraju Vaše stranice čim DNS vodi ka nama.',
})

/** The warning before a host is switched off. */
function warning(host: string, standing: DomainStanding | undefined): HostNotification[] {
  const { missingSince, endsAt } = standing ?? {}
  if (!missingSince || !endsAt) return []
  const end = new Date(endsAt)
  const title = `Domen ${host} će biti isključen`
  const message = missingTxt(end)
  return [
    {
      type: 'domain.missing',
      at: missingSince,
      title,
      message,
      priority: 'high',
      channels: EVERYWHERE,
      expiresAt: end,
    },
  ]
}

/** The most serious problem of a claim that is not verified; none: []. */
function failedClaim(host: string, { takenAt, lostAt, lapsedAt }: DomainStanding): HostNotification[] {
  if (takenAt) {
    return [
      {
        type: 'domain.taken',
        at: takenAt,
        title: `Domen ${host} je verificirao drugi nalog`,
        message: 'Na Vašem nalogu više ne može da se verificira. Ako je domen Vaš, obratite nam se.',
        priority: 'high',
        channels: EVERYWHERE,
      },
    ]
  }
  if (lostAt) {
    return [
      {
        type: 'domain.lost',
        at: lostAt,
        title: `Domen ${host} je isključen`,
        message:
          'TXT zapisa nije bilo u DNS-u nedelju dana, pa domen više ne vodi na Vaše stranice. Na Izlogu stranice rade kao i pre. Vratite TXT zapis i verificirajte domen ponovo.',
        priority: 'urgent',
        channels: EVERYWHERE,
      },
    ]
  }
  return lapsedAt
    ? [
        {
          type: 'domain.lapsed',
          at: lapsedAt,
          title: `Istekao je rok za domen ${host}`,
          channels: EVERYWHERE,
          message: `Nije verificiran za ${CLAIM_DAYS} dana, pa njegov kod više ne važi. Osvežite DNS instrukcije da biste dobili novi.`,
        },
      ]
    : []
}
