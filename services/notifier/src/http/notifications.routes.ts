import {
  NotificationPage,
  NotificationsQuery,
  ReadAllResponse,
  ReadNotificationResponse,
} from '@izlog/contracts/http/notifications'
import { read } from '@izlog/kit/errors'
import { allow, stillAllowed } from '@izlog/kit/http/access'
import { acquireStreamSlot, type EventStream, openEventStream } from '@izlog/kit/http/event-stream'
import { callerOf } from '@izlog/kit/http/session'
import { Router } from 'express'
import { z } from 'zod'
import {
  listNotifications,
  type ReadNotificationsDeps,
  readAllNotifications,
  readNotification,
} from '../use-cases/read-notifications.ts'

export type NotificationRouteDeps = ReadNotificationsDeps

const NotificationParams = z.object({ id: z.string().max(200) })

/** The bell: each user reads their own notifications, and so does an administrator. */
export const notificationRoutes = (deps: NotificationRouteDeps): Router =>
  Router()
    .get('/api/notifications', allow('signedIn'), async (req, res) => {
      const page = await listNotifications(deps, callerOf(req).userId, read(NotificationsQuery, req.query))
      res.json(NotificationPage.parse(page))
    })
    .get('/api/notifications/stream', allow('signedIn'), async (req, res) => {
      const releaseSlot = acquireStreamSlot(callerOf(req).userId)
      let stream: EventStream | undefined
      // Opened after subscribing, so that nothing is missed: the browser reloads the list once its stream is open.
      const leave = await deps.feed.listen(callerOf(req).userId, (event) => stream?.send('notification', event))
      const onClose = () => {
        leave()
        releaseSlot()
      }
      stream = openEventStream(req, res, () => stillAllowed('signedIn', req, res), onClose)
    })
    .post('/api/notifications/read-all', allow('signedIn'), async (req, res) => {
      await readAllNotifications(deps, callerOf(req).userId)
      res.json(ReadAllResponse.parse({ unread: 0 }))
    })
    .post('/api/notifications/:id/read', allow('owner'), async (req, res) => {
      const { id } = read(NotificationParams, req.params)
      res.json(ReadNotificationResponse.parse(await readNotification(deps, callerOf(req).userId, id)))
    })
