import type { Role } from '@izlog/contracts/domain/users'
import { Globe, LayoutDashboard, type LucideIcon, Plus, Settings, ShieldCheck, ShoppingBag } from 'lucide-react'

interface Destination {
  readonly path: string
  readonly label: string
  readonly Icon: LucideIcon
  /** The number that the bars show beside the label. */
  readonly counts?: 'pending-orders'
  /** The main action, drawn in amber in the phone's bar. */
  readonly main?: true
  /** For administrators only; on a phone it is in the menu and not in the bar. */
  readonly adminOnly?: true
  /** In the top bar it is beside the user's name. */
  readonly personal?: true
  /** A further screen that marks this entry as the current one. */
  readonly within?: string
}

/** The entries of the top bar and of the phone's bottom bar, in order. */
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

/** True if a path is this entry's screen or belongs to it. */
export const leadsTo = ({ path, within }: Destination, pathname: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`) || pathname === within
