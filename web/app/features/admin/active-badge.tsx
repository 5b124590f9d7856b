import { Badge } from '../../ui/badge.tsx'

/** Whether a user may sign in, or a page takes orders. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'good' : 'plain'}>{isActive ? 'Aktivan' : 'Neaktivan'}</Badge>
}
