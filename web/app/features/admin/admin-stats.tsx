import type { AdminStats as Stats } from '@izlog/contracts/http/stats'
import { Link } from 'react-router-dom'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { formatNumber } from '../../ui/format.ts'

/** Four numbers in one strip (docs/product/platform.md 2); the numbers of orders link to the orders. `undefined`: the stats could not be fetched. */
export function AdminStats({ stats }: { stats: Stats | undefined }) {
  const figures = [
    { name: 'Klijenti', value: stats?.totalClients },
    { name: 'Website-ovi', value: stats?.totalWebsites },
    { name: 'Porudžbine', value: stats?.totalOrders, to: '/orders' },
    { name: 'Na čekanju', value: stats?.pendingOrders, to: '/orders?status=pending', waiting: true },
  ]
  return (
    <Card aria-label="Brojke" className={STRIP}>
      {figures.map(({ name, value, to, waiting }) => {
        const number = value === undefined ? '—' : formatNumber(value)
        return (
          <div key={name} className={FIGURE}>
            <p className="text-small font-medium text-fg2 md:text-body">{name}</p>
            <p
              className={cx(
                'tabular mt-1 text-number font-bold tracking-tight max-md:text-[1.625rem]',
                waiting && 'text-pending',
              )}
            >
              {to ? (
                <Link to={to} className="hover:underline">
                  {number}
                </Link>
              ) : (
                number
              )}
            </p>
          </div>
        )
      })}
    </Card>
  )
}

export const STRIP = 'grid grid-cols-2 overflow-hidden md:grid-cols-4'
/** Thin lines between the figures: two figures a row on a phone, four on a desktop. */
export const FIGURE =
  'border-line px-4 py-3.5 max-md:odd:border-r max-md:nth-[n+3]:border-t md:px-5 md:py-4.5 md:not-last:border-r'
