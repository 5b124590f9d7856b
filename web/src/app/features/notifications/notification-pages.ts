import type { NotificationPage, NotificationStreamEvent } from '@izlog/contracts/http/notifications'
import type { InfiniteData } from '@tanstack/react-query'

export type NotificationPages = InfiniteData<NotificationPage>

/** What the bell shows after one came, one was read or all were; the same told twice changes nothing. `at`: now, ISO. */
export function after(pages: NotificationPages, event: NotificationStreamEvent, at: string): NotificationPages {
  const [first, ...rest] = pages.pages
  if (!first) return pages
  const known = (id: string) => pages.pages.flatMap(({ items }) => items).find((item) => item.id === id)
  switch (event.kind) {
    case 'created': {
      const { notification } = event
      if (known(notification.id)) return pages
      const unread = first.unread + (notification.readAt === null ? 1 : 0)
      return { ...pages, pages: [{ ...first, items: [notification, ...first.items], unread }, ...rest] }
    }
    case 'read':
      if (known(event.id)?.readAt) return pages
      return withRead(pages, at, Math.max(0, first.unread - 1), event.id)
    case 'all-read':
      return withRead(pages, at, 0)
  }
}

/** With one of them read, or with all; the count stands on every page. */
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
