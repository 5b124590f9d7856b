import { useUser } from '../../session/use-user.ts'
import { useTitle } from '../../shared/use-title.ts'
import { AdminPanel } from './admin-panel.tsx'
import { NoPermission } from './no-permission.tsx'

/** /admin: the panel for administrators; other users see a red notice (docs/product/platform.md 2). */
export function AdminScreen() {
  useTitle('Admin Panel · Izlog')
  return useUser().role === 'admin' ? <AdminPanel /> : <NoPermission />
}
