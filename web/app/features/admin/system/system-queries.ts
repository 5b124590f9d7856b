import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import {
  DeadLetterPage,
  type DeadLetterPlace,
  DeadLetterPlaces,
  LastReconciliation,
  SystemCertificates,
  SystemGroups,
  SystemParts,
} from '@izlog/contracts/http/system'
import { queryOptions } from '@tanstack/react-query'
import { api, pathOf } from '../../../api/client.ts'
import { type GroupsSeen, withTrend } from './lag-trend.ts'

const SYSTEM = '/api/admin/system'
/** How often what changes by itself is read while the page is looked at. */
const WATCHED_EVERY_MS = 5000
const GROUPS = [`${SYSTEM}/groups`] as const
const LETTERS = `${SYSTEM}/dead-letters`

/** The operator's page, by section; the list above them reads the same. */
export const systemQueries = {
  parts: queryOptions({
    queryKey: [`${SYSTEM}/parts`] as const,
    queryFn: ({ queryKey: [path], signal }) => api.get(path, SystemParts, signal),
    refetchInterval: WATCHED_EVERY_MS,
  }),
  groups: queryOptions({
    queryKey: GROUPS,
    queryFn: async ({ queryKey: [path], signal, client }) =>
      withTrend(client.getQueryData<GroupsSeen>(GROUPS), await api.get(path, SystemGroups, signal), Date.now()),
    refetchInterval: WATCHED_EVERY_MS,
  }),
  deadLetters: queryOptions({
    queryKey: [LETTERS] as const,
    queryFn: ({ queryKey: [path], signal }) => api.get(path, DeadLetterPlaces, signal),
    refetchInterval: WATCHED_EVERY_MS,
  }),
  /** Read anew each time that it is opened. */
  lettersOf: ({ topic, group }: DeadLetterPlace) =>
    queryOptions({
      queryKey: [LETTERS, topic, group] as const,
      queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), DeadLetterPage, signal),
      gcTime: 0,
    }),
  certificates: queryOptions({
    queryKey: [`${SYSTEM}/certificates`] as const,
    queryFn: ({ queryKey: [path], signal }) => api.get(path, SystemCertificates, signal),
    refetchInterval: MINUTE_MS,
  }),
  reconciliation: queryOptions({
    queryKey: [`${SYSTEM}/reconciliation`] as const,
    queryFn: ({ queryKey: [path], signal }) => api.get(path, LastReconciliation, signal),
    refetchInterval: MINUTE_MS,
  }),
}

/** The address of something that is done with the dead letters of a place. */
export const lettersPath = ({ topic, group }: DeadLetterPlace, verb: 'open' | 'replay' | 'drop'): string =>
  pathOf([LETTERS, topic, group, verb])
