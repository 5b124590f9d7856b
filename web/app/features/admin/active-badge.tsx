import { Badge } from '../../ui/badge.tsx'

/** A badge for whether a user may sign in, or whether a landing page takes orders. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? 'Aktivan' : 'Neaktivan'}</Badge>
}
