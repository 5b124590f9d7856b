import { LayoutDashboard, type LucideIcon, Plus, ShoppingBag } from 'lucide-react'

interface Destination {
  readonly path: string
  readonly label: string
  readonly Icon: LucideIcon
  /** What the bars say beside it. */
  readonly counts?: 'pending-orders'
  /** The middle of the phone's bar: the one amber thing. */
  readonly main?: true
}

/** Where the top bar and the phone's bottom bar lead, in this order. A screen that is not built yet is not listed. */
export const DESTINATIONS: readonly Destination[] = [
  { path: '/create', label: 'Dashboard', Icon: LayoutDashboard },
  { path: '/builder', label: 'Novi website', Icon: Plus, main: true },
  { path: '/orders', label: 'Porudžbine', Icon: ShoppingBag, counts: 'pending-orders' },
]
