import { type AuditFilter, AuditPage } from '@izlog/contracts/http/audit'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, pathOf } from '../../api/client.ts'

const AUDIT = '/api/admin/audit'

/** The audit log, newest first. It is not kept after the screen is left, so that coming back shows what has come in since. */
export const auditPages = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: [AUDIT, filter] as const,
    queryFn: ({ pageParam, signal }) => api.get(pathOf([AUDIT, { ...filter, cursor: pageParam }]), AuditPage, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    gcTime: 0,
  })

/** Where the same is downloaded as CSV. */
export const auditCsvPath = (filter: AuditFilter): string => pathOf([`${AUDIT}.csv`, filter])
