import { useQuery } from '@tanstack/react-query'
import { PhoneCall } from 'lucide-react'
import { Link } from 'react-router-dom'
import { callsQuery } from '../api/calls.ts'
import { buttonClass } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { formatNumber } from '../ui/format.ts'

/** The way to the queue of calls, with how many wait; nothing while none does. */
export function CallsLink({ className }: { className: string }) {
  const { data } = useQuery(callsQuery)
  const waits = data?.due ?? 0
  if (waits === 0) return null
  return (
    <Link to="/orders/pozivi" className={buttonClass('action', 'normal', cx('animate-fade', className))}>
      <PhoneCall aria-hidden="true" />
      Pozivi <span className="tabular">{formatNumber(waits)}</span>
    </Link>
  )
}
