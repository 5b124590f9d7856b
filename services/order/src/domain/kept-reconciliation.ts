import { type LastReconciliation, REPAIRS_KEPT } from '@izlog/contracts/http/system'
import type { Difference } from './stats.ts'

/** What is kept of a reconciliation for the operator's page. */
export function keptReconciliation(
  { orders, repaired }: { orders: number; repaired: readonly { scope: string; differences: Difference[] }[] },
  at: Date,
): NonNullable<LastReconciliation['last']> {
  return {
    at: at.toISOString(),
    orders,
    repaired: repaired.length,
    repairs: repaired.slice(0, REPAIRS_KEPT).map(({ scope, differences }) => ({
      userId: scope === 'all' ? null : Number(scope.replace('user:', '')),
      figures: differences,
    })),
  }
}
