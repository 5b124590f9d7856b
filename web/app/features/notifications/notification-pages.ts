import type { NotificationPage, NotificationStreamEvent } from '@izlog/contracts/http/notifications'
import type { InfiniteData } from '@tanstack/react-query'

export type NotificationPages = InfiniteData<NotificationPage>

/** The bell's pages after a stream event: a notification was created or updated, one was read, or all were. Idempotent. `at`: now, ISO. */
export function after(pages: NotificationPages, event: NotificationStreamEvent, at: string): NotificationPages {
  const [first] = pages.pages
  if (!first) return pages
  const known = (id: string) => pages.pages.flatMap(({ items }) => items).find((item) => item.id === id)
  switch (event.kind) {
    case 'created': {
      const { notification } = event
      const shown = known(notification.id)
      if (shown?.readAt) return pages
      const unread = first.unread + (shown || notification.readAt !== null ? 0 : 1)
      const [top, ...others] = pages.pages.map((page) => ({
        ...page,
        unread,
        items: page.items.filter(({ id }) => id !== notification.id),
      }))
      return top ? { ...pages, pages: [{ ...top, items: [notification, ...top.items] }, ...others] } : pages
    }
    case 'read':
      if (known(event.id)?.readAt) return pages
      return withRead(pages, at, Math.max(0, first.unread - 1), event.id)
    case 'all-read':
      return withRead(pages, at, 0)
  }
}

/** Marks one notification as read, or all of them; every page carries the unread count. */
const withRead = (pages: NotificationPages, at: string, unread: number, id?: string): NotificationPages => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    unread,
    items: page.items.map((item) =>
      item.readAt === null && (id === undefined || item.id === id) ? { ...item, readAt: at } : item,
    ),
  })),
})
