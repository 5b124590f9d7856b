import type { Channel } from '@izlog/contracts/domain/delivery'
import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import { UserPage } from '@izlog/contracts/http/admin'
import { ChannelsHealth } from '@izlog/contracts/http/channel-health'
import {
  ChannelPauses,
  type PauseChannelRequest,
  type ResumeChannelRequest,
} from '@izlog/contracts/http/channel-pauses'
import {
  DeadDeliveryPage,
  type RetriedDelivery,
  RetryDeadResponse,
  RetryMatchingDeadRequest,
} from '@izlog/contracts/http/dead-deliveries'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, pathOf } from '../../../api/client.ts'
import type { Seller } from '../../../api/sellers.ts'
import { nameOf } from '../person.ts'

const CHANNELS = '/api/admin/system/channels'
const DEAD = '/api/admin/system/channels/dead'
const HEALTH = '/api/admin/system/channels/health'
const USERS = '/api/admin/users'
const WATCHED_EVERY_MS = 15_000

/** What narrows the list of dead deliveries. */
export interface DeadFilter {
  readonly channel?: Channel | undefined
  readonly seller?: Seller | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}
const asked = ({ seller, ...filter }: DeadFilter) => ({ ...filter, userId: seller?.id })

export const channelQueries = {
  /** All pauses; another administrator's show without a reload. */
  pauses: queryOptions({
    queryKey: [CHANNELS] as const,
    queryFn: ({ signal }) => api.get(CHANNELS, ChannelPauses, signal),
    refetchInterval: WATCHED_EVERY_MS,
  }),

  /** What fails of each channel, and what waits for the end of pauses. */
  health: queryOptions({
    queryKey: [HEALTH] as const,
    queryFn: ({ signal }) => api.get(HEALTH, ChannelsHealth, signal),
    refetchInterval: WATCHED_EVERY_MS,
  }),

  /** Dead deliveries, those that died last first. */
  dead: (filter: DeadFilter) =>
    infiniteQueryOptions({
      queryKey: [DEAD, asked(filter)] as const,
      queryFn: ({ pageParam, signal }) =>
        api.get(pathOf([DEAD, { ...asked(filter), cursor: pageParam }]), DeadDeliveryPage, signal),
      placeholderData: keepPreviousData,
      initialPageParam: null as string | null,
      getNextPageParam: (last) => last.nextCursor,
      gcTime: 0,
    }),
  /** How many dead deliveries there are, at least. Counting reads many, so it is read less often. */
  deadTotal: queryOptions({
    queryKey: [DEAD, 'total'] as const,
    queryFn: async ({ signal }) => (await api.get(pathOf([DEAD, { limit: 1 }]), DeadDeliveryPage, signal)).total ?? 0,
    refetchInterval: MINUTE_MS,
  }),
  allDead: [DEAD] as const,

  /** The names of the newest users by number, administrators included. */
  userNames: queryOptions({
    queryKey: [USERS, { limit: 100 }] as const,
    queryFn: async ({ queryKey, signal }) => (await api.get(pathOf(queryKey), UserPage, signal)).items,
    select: (users) => new Map(users.map((user) => [user.id, nameOf(user)])),
  }),
}

export const pauseChannel = (body: PauseChannelRequest) => api.post(`${CHANNELS}/pause`, ChannelPauses, body)
export const resumeChannel = (body: ResumeChannelRequest) => api.post(`${CHANNELS}/resume`, ChannelPauses, body)

/** The request for all that match a filter, or what must be chosen before. */
export function matchingDead(filter: DeadFilter): { matching?: RetryMatchingDeadRequest; missing?: string } {
  const parsed = RetryMatchingDeadRequest.safeParse(asked(filter))
  return parsed.success ? { matching: parsed.data } : { missing: parsed.error.issues[0]?.message ?? '' }
}

/** Which dead deliveries are sent again: chosen ones, or all that match a filter. */
export type RetriedDead = { readonly ids: readonly string[] } | { readonly matching: RetryMatchingDeadRequest }

/**
 * Sends dead deliveries again, a part at a time. `onProgress` gets how many are through, and returns whether to go on. Returns the
 * results; throws what the server refuses, and what is through by then stays so.
 */
export async function retryDead(
  retried: RetriedDead,
  onProgress: (through: number) => boolean,
): Promise<RetriedDelivery[]> {
  if ('ids' in retried) return (await api.post(`${DEAD}/retry`, RetryDeadResponse, { ids: retried.ids })).results
  const results: RetriedDelivery[] = []
  let cursor: string | undefined
  do {
    const part = await api.post(`${DEAD}/retry-matching`, RetryDeadResponse, { ...retried.matching, cursor })
    results.push(...part.results)
    cursor = part.nextCursor ?? undefined
  } while (onProgress(results.length) && cursor !== undefined)
  return results
}
