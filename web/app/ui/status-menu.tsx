import { OrderStatus } from '@izlog/contracts/domain/order-status'
import { ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import { Check, ChevronDown } from 'lucide-react'
import { cx } from './cx.ts'
import { Menu, MenuChoice } from './menu.tsx'
import { STATUS_TINT } from './status-badge.tsx'
import { StatusShape } from './status-shape.tsx'

interface StatusMenuProps {
  status: OrderStatus
  /** The accessible name, which includes the order: a screen reader may not read its row. */
  label: string
  onChange: (status: OrderStatus) => void
}

/** A button with the order's status that opens a menu of all four. */
export function StatusMenu({ status, label, onChange }: StatusMenuProps) {
  const trigger = (
    <button
      type="button"
      aria-label={`${label}: ${ORDER_STATUS_LABELS[status]}`}
      onClick={(event) => event.stopPropagation()}
      className={cx(
        'relative inline-flex h-7 shrink-0 items-center gap-1.5 whitespace-nowrap rounded-control border px-2 text-tiny font-semibold max-md:h-8 max-md:after:absolute max-md:after:-inset-1.5',
        STATUS_TINT[status],
      )}
    >
      <StatusShape status={status} />
      {ORDER_STATUS_LABELS[status]}
      <ChevronDown className="ml-0.5 size-3.5" aria-hidden="true" />
    </button>
  )
  return (
    <Menu align="start" trigger={trigger}>
      <MenuChoice
        value={status}
        options={OrderStatus.options}
        onChoose={(chosen) => chosen !== status && onChange(chosen)}
        draw={(option) => (
          <>
            <StatusShape status={option} className={STATUS_TEXT[option]} />
            <span className="flex-1">{ORDER_STATUS_LABELS[option]}</span>
            {option === status && <Check className="text-fg3" aria-hidden="true" />}
          </>
        )}
      />
    </Menu>
  )
}

const STATUS_TEXT: Readonly<Record<OrderStatus, string>> = {
  pending: 'text-pending',
  processing: 'text-processing',
  completed: 'text-completed',
  cancelled: 'text-cancelled',
}
