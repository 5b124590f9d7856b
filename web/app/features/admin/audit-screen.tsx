import { useUser } from '../../session/use-user.ts'
import { useTitle } from '../../shared/use-title.ts'
import { AuditLog } from './audit-log.tsx'
import { NoPermission } from './no-permission.tsx'

/** /admin/dnevnik: who did what, for administrators. */
export function AuditScreen() {
  useTitle('Dnevnik rada · Izlog')
  return useUser().role === 'admin' ? <AuditLog /> : <NoPermission />
}
