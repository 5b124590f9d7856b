import { useQuery } from '@tanstack/react-query'
import { PhoneCall } from 'lucide-react'
import { Link } from 'react-router-dom'
import { callsQuery } from '../api/calls.ts'
import { buttonClass } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { formatNumber } from '../ui/format.ts'

/** The way to the queue of calls, with how many orders and unfinished forms wait; nothing while none does. */
export function CallsLink({ className }: { className: string }) {
  const { data } = useQuery(callsQuery)
  const { due = 0, unfinished = 0 } = data ?? {}
  if (due + unfinished === 0) return null
  return (
    <Link to="/orders/pozivi" className={buttonClass('action', 'normal', cx('animate-fade', className))}>
      <PhoneCall aria-hidden="true" />
      Pozivi {due > 0 && <span className="tabular">{formatNumber(due)}</span>}
      {unfinished > 0 && (
        <span className="tabular font-normal">
          {due > 0 && '· '}Nezavršene: {formatNumber(unfinished)}
        </span>
      )}
    </Link>
  )
}
