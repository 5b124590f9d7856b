import { formatNumber } from '../../../ui/format.ts'
import type { Refused } from './bulk-steps.ts'

/** Thousands of rows would stall the screen, and nobody reads them. */
const SHOWN = 50

/** The orders that did not take a step, each with the reason. */
export function RefusedOrders({ refused }: { refused: readonly Refused[] }) {
  const more = refused.length - SHOWN
  return (
    <ul
      aria-label="Neuspele porudžbine"
      className="max-h-80 divide-y divide-line overflow-y-auto rounded-control border border-line"
    >
      {refused.slice(0, SHOWN).map(({ id, orderId, refusal }) => (
        <li key={id} className="px-3 py-2 text-small">
          <span className="block font-semibold tabular">{orderId ?? `Broj ${id}`}</span>
          {refusal}
        </li>
      ))}
      {more > 0 && <li className="px-3 py-2 text-small text-fg2">i još {formatNumber(more)}</li>}
    </ul>
  )
}
