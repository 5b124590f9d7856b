import { NotificationItem } from '@izlog/contracts/http/notifications'
import { dataExportRoutes } from '@izlog/kit/http/data-export'
import type { Router } from 'express'
import { notificationItem } from '../domain/notification.ts'
import type { NotificationStore } from '../store/notifications.ts'

/** The export of the caller's own notifications that are still kept. */
export const notificationsExportRoutes = ({
  notifications,
}: {
  notifications: Pick<NotificationStore, 'allOf'>
}): Router =>
  dataExportRoutes<NotificationItem>({
    part: 'notifications',
    items: async function* (userId) {
      for await (const stored of notifications.allOf(userId)) yield NotificationItem.parse(notificationItem(stored))
    },
    columns: [
      ['Vreme', ({ createdAt }) => createdAt],
      ['Naslov', ({ title }) => title],
      ['Poruka', ({ message }) => message],
      ['Pročitano', ({ readAt }) => readAt],
    ],
  })
