import type { Certificate } from '@izlog/contracts/http/certificates'
import { type Domain, DomainList, SingleDomainResponse } from '@izlog/contracts/http/domains'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api, pathOf } from './client.ts'
import { refetch } from './refetch.ts'
import { useSession } from './session-store.ts'

const SINGLE = '/api/user/domain'
const LIST = '/api/domains'

/** The server issues a certificate within seconds and publishes no event about it, so the lists are fetched again until then, ms. */
const LOOK_AGAIN_MS = 3000
const untilIssued = (certificates: readonly Certificate[]) =>
  certificates.some(({ state }) => state === 'pending') ? LOOK_AGAIN_MS : false

/** Each is fetched again whenever its screen opens, because DNS changes outside Izlog. */
export const domainQueries = {
  single: queryOptions({
    queryKey: [SINGLE] as const,
    queryFn: async ({ queryKey, signal }) => {
      const answer = await api.get(pathOf(queryKey), SingleDomainResponse, signal)
      rememberDomain(answer.domain && { ...answer.domain, host: answer.domain.domain })
      return answer
    },
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => untilIssued(data?.domain ? [data.domain.certificate] : []),
  }),
  list: queryOptions({
    queryKey: [LIST] as const,
    queryFn: async ({ queryKey, signal }) => {
      const domains = await api.get(pathOf(queryKey), DomainList, signal)
      rememberDomain(domains.find(({ isAccount }) => isAccount) ?? null)
      return domains
    },
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => untilIssued((data ?? []).map(({ certificate }) => certificate)),
  }),
}

/** Fetches everything that shows hosts after one was added, changed or removed (docs/product/platform.md 7). */
export const refreshDomains = (client: QueryClient) =>
  Promise.all([SINGLE, LIST, '/api/sync/dashboard'].map((path) => refetch(client, [path])))

/** Copies the account's host into the session's user, so that lists of websites show it at once and not only after the user's next fetch. */
function rememberDomain(domain: Pick<Domain, 'host' | 'state' | 'dnsInstructions'> | null): void {
  const { user, setUser } = useSession.getState()
  if (!user) return
  const customDomain = domain?.host ?? null
  const customDomainStatus = domain?.state ?? 'pending'
  if ((user.customDomain ?? null) === customDomain && user.customDomainStatus === customDomainStatus) return
  setUser({ ...user, customDomain, customDomainStatus, customDomainDnsInstructions: domain?.dnsInstructions ?? null })
}
