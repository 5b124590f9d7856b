import { AuditFilter } from '@izlog/contracts/http/audit'

/** Parses the filter from the URL's query; ignores invalid values. */
export function auditFilterIn(params: URLSearchParams): AuditFilter {
  const given = Object.entries(AuditFilter.shape).flatMap(([name, schema]) => {
    const value = schema.safeParse(params.get(name) ?? undefined).data
    return value === undefined ? [] : [[name, value]]
  })
  return AuditFilter.parse(Object.fromEntries(given))
}

/** The filter as a URL's query. */
export const paramsOf = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
