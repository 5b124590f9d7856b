import type { OrderItem } from '@izlog/contracts/http/orders'
import { useQuery } from '@tanstack/react-query'
import { PackageOpen } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '../../../session/use-user.ts'
import { LeavingButton } from '../../../ui/leaving-button.tsx'
import { parcelQuery } from '../parcel/parcel-api.ts'
import { SplitDialog } from './split-dialog.tsx'

interface SplitOrderProps {
  order: OrderItem
  /** Once it was split. */
  onChange?: () => void
}

/** Of which order it is a part and what was split off it, and the way to split it; nothing where there is neither. */
export function SplitOrder({ order, onChange = () => undefined }: SplitOrderProps) {
  const { deskReadOnly } = useUser()
  const { data: parcel } = useQuery(parcelQuery(order))
  const [asks, setAsks] = useState(false)
  const { partOf, parts } = order
  const maySplit = parcel?.maySplit && !deskReadOnly
  if (!maySplit && !asks && !partOf && parts.length === 0) return null
  return (
    // Takes the focus once the button is gone.
    <section tabIndex={-1} aria-label="Podela na pakete" className="mt-3 outline-none">
      {partOf && (
        <p className="text-fg2">
          Deo porudžbine <Code orderId={partOf.orderId} />, u svom paketu.
        </p>
      )}
      {parts.length > 0 && (
        <ul>
          {parts.map(({ orderId }) => (
            <li key={orderId} className="text-fg2">
              Deo je u drugom paketu: <Code orderId={orderId} />
            </li>
          ))}
        </ul>
      )}
      {maySplit && (
        <LeavingButton look="quiet" size="small" onClick={() => setAsks(true)} className="no-print -ml-2.5">
          <PackageOpen aria-hidden="true" />
          Podeli porudžbinu
        </LeavingButton>
      )}
      {asks && <SplitDialog order={order} onClose={() => setAsks(false)} onSplit={onChange} />}
    </section>
  )
}

const Code = ({ orderId }: { orderId: string }) => (
  <Link to={`/orders?order=${orderId}`} className="-my-2 py-2 text-link tabular underline underline-offset-2">
    {orderId}
  </Link>
)
