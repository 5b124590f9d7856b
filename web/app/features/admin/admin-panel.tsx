import type { UserItem } from '@izlog/contracts/http/admin'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Activity, Plus, ScrollText, UserX } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import { ScreenHeader } from '../../shared/screen-header.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { adminQueries } from './admin-queries.ts'
import { AdminSkeleton } from './admin-skeleton.tsx'
import { AdminStats } from './admin-stats.tsx'
import { ClientList } from './client-list.tsx'
import { CreateClientDialog } from './create-client-dialog.tsx'
import { DeactivateDialog } from './deactivate-dialog.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditClientDialog } from './edit-client-dialog.tsx'
import { greetingAt } from './greeting.ts'
import { ListCard } from './list-card.tsx'
import { ResetPasswordDialog } from './reset-password-dialog.tsx'
import { useSearch } from './use-search.ts'
import { UserList } from './user-list.tsx'
import { AdminWebsiteList } from './website-list.tsx'

/** The list shown on a phone, stored in the URL; wider screens show all three lists. */
const Shown = z.enum(['clients', 'users', 'websites']).catch('clients')
type Shown = z.infer<typeof Shown>

/** The administrator's panel: figures, sellers, users and all websites (docs/product/platform.md 2). */
export function AdminPanel() {
  const [params, setParams] = useSearchParams()
  const shown = Shown.parse(params.get('list'))
  const [creating, setCreating] = useState(false)
  const [resetting, setResetting] = useState<UserItem | null>(null)
  const [deleting, setDeleting] = useState<UserItem | null>(null)
  const [editing, setEditing] = useState<UserItem | null>(null)
  const [deactivating, setDeactivating] = useState<UserItem | null>(null)
  const search = { clients: useSearch(), users: useSearch(), websites: useSearch() }
  const clients = useInfiniteQuery(adminQueries.clients(search.clients.asked))
  const users = useInfiniteQuery(adminQueries.users(search.users.asked))
  const websites = useInfiniteQuery(adminQueries.websites(search.websites.asked))
  const stats = useQuery(adminQueries.stats)
  const loading = [clients, users, websites, stats].some((query) => query.isPending)
  const onPhoneOnly = (list: Shown) => (shown === list ? '' : 'max-md:hidden')
  const auditLog = (
    <Link to="/admin/dnevnik" className={buttonClass('secondary', 'normal', 'max-md:w-control max-md:px-0')}>
      <ScrollText aria-hidden="true" />
      <span className="max-md:sr-only">Dnevnik rada</span>
    </Link>
  )
  const erasures = (
    <Link to="/admin/brisanje" className={buttonClass('secondary', 'normal', 'max-md:w-control max-md:px-0')}>
      <UserX aria-hidden="true" />
      <span className="max-md:sr-only">Brisanje podataka</span>
    </Link>
  )
  const system = (
    <Link to="/admin/system" className={buttonClass('secondary', 'normal', 'max-md:w-control max-md:px-0')}>
      <Activity aria-hidden="true" />
      <span className="max-md:sr-only">Sistem</span>
    </Link>
  )
  const newClient = (
    <Button look="primary" onClick={() => setCreating(true)} className="max-md:w-control max-md:px-0">
      <Plus aria-hidden="true" />
      <span className="max-md:sr-only">Novi klijent</span>
    </Button>
  )
  return (
    <>
      <ScreenHeader
        title="Admin Dashboard"
        line={`${greetingAt(new Date())}, Super Admin`}
        actions={
          <>
            {system}
            {erasures}
            {auditLog}
            {newClient}
          </>
        }
      />
      {loading ? (
        <AdminSkeleton />
      ) : (
        <>
          <AdminStats stats={stats.data} />
          <div className="mt-4 md:hidden">
            <Segmented
              strip
              label="Lista"
              value={shown}
              onChange={(list) => setParams({ list }, { replace: true })}
              options={[
                { value: 'clients', label: 'Klijenti', count: clients.data?.pages[0]?.total },
                { value: 'users', label: 'Korisnici', count: users.data?.pages[0]?.total },
                { value: 'websites', label: 'Website-ovi', count: websites.data?.pages[0]?.total },
              ]}
            />
          </div>
          <div className="mt-3 grid gap-6 max-md:gap-0 md:mt-6 lg:grid-cols-[1.08fr_1fr]">
            <ListCard
              title="Klijenti"
              list={clients}
              search={search.clients}
              searchedBy="Ime, email, firma ili telefon"
              className={onPhoneOnly('clients')}
              empty={
                <Empty
                  title="Još nema klijenata"
                  action={<Button onClick={() => setCreating(true)}>Dodaj prvog klijenta</Button>}
                >
                  Klijent pravi stranice i prima porudžbine. Nalog mu otvarate Vi.
                </Empty>
              }
            >
              {(items) => <ClientList clients={items} onEdit={setEditing} />}
            </ListCard>
            <ListCard
              title="Korisnici"
              list={users}
              search={search.users}
              searchedBy="Ime, email, firma ili telefon"
              className={onPhoneOnly('users')}
              empty={
                <Empty
                  title="Nema korisnika"
                  action={<Button onClick={() => setCreating(true)}>Dodaj klijenta</Button>}
                >
                  Ovde su svi koji mogu da se prijave. Nalog svakome otvarate Vi.
                </Empty>
              }
            >
              {(items) => (
                <UserList
                  users={items}
                  onEdit={setEditing}
                  onDeactivate={setDeactivating}
                  onResetPassword={setResetting}
                  onDelete={setDeleting}
                />
              )}
            </ListCard>
          </div>
          <ListCard
            title="Svi website-ovi"
            list={websites}
            search={search.websites}
            searchedBy="Proizvod, naslov, URL ili vlasnik"
            className={`md:mt-6 ${onPhoneOnly('websites')}`}
            empty={
              <Empty
                title="Još nema website-ova"
                action={
                  <Link to="/builder" className={buttonClass()}>
                    Napravi website
                  </Link>
                }
              >
                Ovde su stranice svih klijenata. Prva se pojavi čim je neko od njih napravi, a možete i Vi.
              </Empty>
            }
          >
            {(items) => <AdminWebsiteList websites={items} />}
          </ListCard>
        </>
      )}
      {creating && <CreateClientDialog onClose={() => setCreating(false)} />}
      {editing && <EditClientDialog user={editing} onClose={() => setEditing(null)} />}
      {deactivating && <DeactivateDialog user={deactivating} onClose={() => setDeactivating(null)} />}
      {deleting && <DeleteUserDialog user={deleting} onClose={() => setDeleting(null)} />}
      {resetting && <ResetPasswordDialog user={resetting} onClose={() => setResetting(null)} />}
    </>
  )
}
