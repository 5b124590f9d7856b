import {
  NotificationPage,
  NotificationStreamEvent,
  ReadAllResponse,
  ReadNotificationResponse,
} from '@izlog/contracts/http/notifications'
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { api, pathOf } from '../../api/client.ts'
import { refreshDomains } from '../../api/domains.ts'
import { listen } from '../../api/live-stream.ts'
import { refetch } from '../../api/refetch.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { after } from './notification-pages.ts'

const PATH = '/api/notifications'
const PAGE = 20
const STREAM = { path: `${PATH}/stream`, type: 'notification', schema: NotificationStreamEvent }

const notifications = infiniteQueryOptions({
  queryKey: [PATH] as const,
  queryFn: ({ pageParam, signal }) =>
    api.get(pathOf([PATH, { cursor: pageParam, limit: PAGE }]), NotificationPage, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
})

/** The user's notifications, updated live. Marking as read is shown at once; the list is fetched again if the request fails. */
export function useNotifications() {
  const client = useQueryClient()
  const list = useInfiniteQuery(notifications)
  const apply = useCallback(
    (event: NotificationStreamEvent) => {
      client.setQueryData(notifications.queryKey, (pages) => pages && after(pages, event, new Date().toISOString()))
    },
    [client],
  )
  const refresh = useCallback(() => void refetch(client, notifications.queryKey), [client])
  useEffect(() => {
    const onEvent = (event: NotificationStreamEvent) => {
      apply(event)
      // The server changes a host by itself, when DNS changes; the notification is the only sign of it.
      if (event.kind === 'created' && event.notification.data.host) void refreshDomains(client)
      if (client.isFetching({ queryKey: notifications.queryKey }) > 0) refresh()
    }
    return listen(STREAM, onEvent, refresh)
  }, [client, apply, refresh])

  const read = useMutation({
    mutationFn: (id: string) => api.post(`${PATH}/${encodeURIComponent(id)}/read`, ReadNotificationResponse),
    onMutate: (id) => apply({ kind: 'read', id }),
    onError: refresh,
  })
  const readAll = useMutation({
    mutationFn: () => api.post(`${PATH}/read-all`, ReadAllResponse),
    onMutate: () => apply({ kind: 'all-read' }),
    onError: (error) => {
      refresh()
      toastRefusal('Obaveštenja nisu označena', error, 'Server nije odgovorio. Pokušajte ponovo.')
    },
  })
  return { list, unread: list.data?.pages[0]?.unread ?? 0, read: read.mutate, readAll: () => readAll.mutate() }
}
