import type { SyncDashboard } from '@izlog/contracts/http/catalog'
import { useQuery } from '@tanstack/react-query'
import { domainQueries } from '../../api/domains.ts'
import { useUser } from '../../session/use-user.ts'
import { lastTestOrder } from '../../shared/use-test-order.ts'

/** The first steps in their order. */
export const FIRST_STEPS = ['page', 'telegram', 'sheet', 'test', 'trader', 'domain'] as const
export type StepName = (typeof FIRST_STEPS)[number]

/** Whether a step is done; undefined while it is not known, or if the server did not answer. */
export type StepsDone = Readonly<Record<StepName, boolean | undefined>>

/** Which first steps are done, by what there is. It requests only what neither the user nor the dashboard contains, and nothing for an administrator. */
export function useFirstSteps(dashboard: SyncDashboard | undefined): StepsDone {
  const user = useUser()
  const isSeller = user.role === 'client'
  const stats = dashboard?.stats
  const hasOrders = stats && stats.totalOrders > 0
  const hasVerifiedHost = user.customDomainStatus === 'verified'
  const test = useQuery({ ...lastTestOrder, enabled: isSeller && hasOrders === false })
  const hosts = useQuery({ ...domainQueries.list, enabled: isSeller && !hasVerifiedHost })
  return {
    page: stats && stats.totalWebsites > 0,
    telegram: Boolean(user.telegramBotId && user.telegramChatId),
    sheet: Boolean(user.googleSheetsId),
    // A real order shows all that a test order would.
    test: hasOrders || (test.data && test.data.arrivedAt !== null),
    trader: user.trader !== null,
    domain: hasVerifiedHost || hosts.data?.some(({ state }) => state === 'verified'),
  }
}
