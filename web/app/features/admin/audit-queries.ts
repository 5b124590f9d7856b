import { type AuditFilter, AuditPage } from '@izlog/contracts/http/audit'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, pathOf } from '../../api/client.ts'

const AUDIT = '/api/admin/audit'

/** The audit log, newest first. Leaving the screen drops it from the cache, so that returning shows records that arrived in the meantime. */
export const auditPages = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [AUDIT, filter] as const,
    queryFn: ({ pageParam, signal }) => api.get(pathOf([AUDIT, { ...filter, cursor: pageParam }]), AuditPage, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    gcTime: 0,
  })

/** The address that downloads the same records as CSV. */
export const auditCsvPath = (filter: AuditFilter): string => pathOf([`${AUDIT}.csv`, filter])
