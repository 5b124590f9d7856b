import { CONNECTION_LABELS, type ConnectionCheck, type ConnectionState } from '@izlog/contracts/http/connection-checks'
import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { Spinner } from '../../ui/spinner.tsx'

const LOOKS: Readonly<Record<ConnectionState, { Icon: LucideIcon; className: string }>> = {
  connected: { Icon: CircleCheck, className: 'border-completed-line bg-completed-bg text-completed' },
  problem: { Icon: CircleAlert, className: 'border-cancelled-line bg-cancelled-bg text-cancelled' },
  unchecked: { Icon: CircleDashed, className: 'border-notice-line bg-notice text-on-notice' },
}

interface ConnectionLineProps {
  result: ConnectionCheck | undefined
  checking: boolean
  /** A button that checks again. */
  action?: ReactNode
}

/** Whether a channel is connected, or in words what is wrong. */
export function ConnectionLine({ result, checking, action }: ConnectionLineProps) {
  if (!result && !checking) return null
  return (
    <div className="space-y-3">
      <div role="status">
        {checking || !result ? (
          <p className="flex items-center gap-2 rounded-control border border-line bg-sunken px-3 py-2.5 text-fg2">
            <Spinner />
            Proveravamo…
          </p>
        ) : (
          <Result {...result} />
        )}
      </div>
      {action}
    </div>
  )
}

function Result({ state, message }: ConnectionCheck) {
  const { Icon, className } = LOOKS[state]
  return (
    <p className={cx('flex items-start gap-2 rounded-control border px-3 py-2.5', className)}>
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span className="min-w-0 break-words">
        <b className="font-semibold">{CONNECTION_LABELS[state]}.</b> {message}
      </span>
    </p>
  )
}
