import type { NotificationItem, NotificationType } from '@izlog/contracts/http/notifications'
import {
  ChartColumn,
  Clock,
  GlobeCheck,
  GlobeOff,
  GlobeX,
  type LucideIcon,
  PackagePlus,
  PackageX,
  PartyPopper,
  PencilLine,
  ShoppingBag,
  Star,
  TriangleAlert,
} from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { formatAgo } from '../../ui/format.ts'

const SIGN: Readonly<Record<NotificationType, LucideIcon>> = {
  'order.created': ShoppingBag,
  'order.cancelled': PackageX,
  'order.edited': PencilLine,
  'review.written': Star,
  'upsell.accepted': PackagePlus,
  'delivery.dead': TriangleAlert,
  'domain.verified': GlobeCheck,
  'domain.missing': TriangleAlert,
  'domain.lost': GlobeOff,
  'domain.taken': GlobeX,
  'domain.lapsed': Clock,
  'account.welcome': PartyPopper,
  'summary.daily': ChartColumn,
}

interface NotificationRowProps {
  notification: NotificationItem
  now: Date
  onFollow: () => void
}

/** One notification; pressing it marks it as read and opens its subject. High and urgent priority are red. */
export function NotificationRow({ notification, now, onFollow }: NotificationRowProps) {
  const { type, title, message, priority, readAt, sentAt, createdAt, errorMessage } = notification
  const Sign = SIGN[type]
  const grave = priority === 'high' || priority === 'urgent'
  const unread = readAt === null
  return (
    <button
      type="button"
      onClick={onFollow}
      className="relative flex w-full gap-3 px-4 py-3 text-left transition-colors duration-120 -outline-offset-2 hover:bg-hover"
    >
      <span
        className={cx(
          'grid size-8 shrink-0 place-items-center rounded-control',
          grave ? 'bg-cancelled-bg text-cancelled' : 'bg-tint2 text-on-tint',
        )}
      >
        <Sign className="size-4" aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={cx('min-w-0 flex-1', unread ? 'font-bold' : 'font-medium')}>{title}</span>{' '}
          <span className="shrink-0 text-tiny tabular text-fg3">{formatAgo(sentAt ?? createdAt, now)}</span>{' '}
          {unread && (
            <span className="size-2 shrink-0 -translate-y-px self-center rounded-full bg-a500">
              <span className="sr-only">nepročitano</span>
            </span>
          )}
        </span>{' '}
        <span className="mt-0.5 block text-small tabular text-fg2">{message}</span>{' '}
        {errorMessage && <span className="mt-1 block text-tiny text-fg3">{errorMessage}</span>}
      </span>
    </button>
  )
}
