import { useUser } from '../../../session/use-user.ts'
import { useTitle } from '../../../shared/use-title.ts'
import { NoPermission } from '../no-permission.tsx'
import { SystemPage } from './system-page.tsx'

/** /admin/system: how the platform runs and what needs an operator, for administrators. */
export function SystemScreen() {
  useTitle('Sistem · Izlog')
  return useUser().role === 'admin' ? <SystemPage /> : <NoPermission />
}
