import { useUser } from '../../session/use-user.ts'
import { useTitle } from '../../shared/use-title.ts'
import { Erasures } from './erasures.tsx'
import { NoPermission } from './no-permission.tsx'

/** /admin/brisanje: erasing a shopper's data by phone, for administrators. */
export function ErasuresScreen() {
  useTitle('Brisanje podataka kupca · Izlog')
  return useUser().role === 'admin' ? <Erasures /> : <NoPermission />
}
