import type { Role } from '@izlog/contracts/domain/users'
import { Globe, LayoutDashboard, type LucideIcon, Plus, Settings, ShieldCheck, ShoppingBag } from 'lucide-react'

interface Destination {
  readonly path: string
  readonly label: string
  readonly Icon: LucideIcon
  /** The label in the navigation bars. */
  readonly counts?: 'pending-orders'
  /** In the phone's bar the one amber thing. */
  readonly main?: true
  /** Shown to administrators only; on a phone it stands in the menu. */
  readonly adminOnly?: true
  /** In the top bar it stands beside one's name. */
  readonly personal?: true
  /** A screen that is reached from it and belongs to it in the bars. */
  readonly within?: string
}

/** Where the top bar and the phone's bottom bar lead, in this order. */
const DESTINATIONS: readonly Destination[] = [
  { path: '/create', label: 'Dashboard', Icon: LayoutDashboard, within: '/sync' },
  { path: '/orders', label: 'Porudžbine', Icon: ShoppingBag, counts: 'pending-orders', within: '/deliveries' },
  { path: '/builder', label: 'Novi website', Icon: Plus, main: true },
  { path: '/domains', label: 'Domeni', Icon: Globe, within: '/domain' },
  { path: '/admin', label: 'Admin Panel', Icon: ShieldCheck, adminOnly: true },
  { path: '/settings', label: 'Podešavanja', Icon: Settings, personal: true },
]

export const destinationsOf = (role: Role): readonly Destination[] =>
  DESTINATIONS.filter(({ adminOnly }) => !adminOnly || role === 'admin')

/** Whether a screen is this destination or belongs to it. */
export const leadsTo = ({ path, within }: Destination, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`) || pathname === within
