import type { UserItem } from '@izlog/contracts/http/admin'
import { AppWindow, AtSign, Globe, KeyRound, LogOut, type LucideIcon, Send, ShoppingBag } from 'lucide-react'
import type { ReactNode } from 'react'
import { counted, type Forms } from '../../../shared/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { nameOf } from './person.ts'
import { useDeleteUser } from './use-delete-user.ts'
import { useHoldings } from './use-holdings.ts'

const PAGES: Forms = ['stranica', 'stranice', 'stranica']
const ORDERS: Forms = ['porudžbina', 'porudžbine', 'porudžbina']
const DOMAINS: Forms = ['domen', 'domena', 'domena']
const DELIVERIES: Forms = ['isporuka na čekanju', 'isporuke na čekanju', 'isporuka na čekanju']

/** The confirmation before a user is deleted for good: the name, and counts of what is deleted and what is kept (docs/product/platform.md 2). */
export function DeleteUserDialog({ user, onClose }: { user: UserItem; onClose: () => void }) {
  const { pages, orders, deliveries, domains } = useHoldings(user.id)
  const counts = [pages, orders, deliveries, domains]
  const deletion = useDeleteUser()
  return (
    <Dialog open title={`Obrisati korisnika ${nameOf(user)}?`} {...(deletion.isPending ? {} : { onClose })}>
      <p className="-mt-2 mb-4 break-words text-fg2">{user.email}</p>
      {counts.some((count) => count.isPending) ? (
        <Loading what="šta se briše">
          <Skeleton className="h-78" />
        </Loading>
      ) : (
        <ul className="space-y-3">
          <Line icon={AppWindow} count={pages.data?.pages} of={PAGES} unknown="Broj stranica nije učitan.">
            Umesto sadržaja odmah se prikazuje 404 i poručivanje nije moguće. URL ostaje zauzet.
          </Line>
          <Line icon={ShoppingBag} count={orders.data?.orders} of={ORDERS} unknown="Broj porudžbina nije učitan.">
            Administrator i dalje vidi sve.
          </Line>
          <Line icon={Send} count={deliveries.data?.waiting} of={DELIVERIES} unknown="Broj isporuka nije učitan.">
            Ništa više se ne šalje.
          </Line>
          <Line icon={Globe} count={domains.data?.domains} of={DOMAINS} unknown="Broj domena nije učitan.">
            Posete odmah prestaju, a povezivanje je slobodno drugom nalogu.
          </Line>
          <Fact icon={KeyRound} name="Ključevi i tokeni">
            Telegram, Google Sheets, Meta i kurir: brišu se svuda.
          </Fact>
          <Fact icon={AtSign} name="Email adresa">
            Slobodna je za drugi nalog.
          </Fact>
          <Fact icon={LogOut} name="Prijave">
            Odmah se prekidaju na svim uređajima.
          </Fact>
        </ul>
      )}
      <p className="mt-4 font-semibold">Brisanje ne može da se poništi.</p>
      <div className="mt-5 flex flex-wrap gap-2.5 md:justify-end">
        {counts.some((count) => count.isError) && (
          <Button
            className="max-md:w-full md:mr-auto"
            busy={counts.some((count) => count.isFetching) && 'Brojimo…'}
            onClick={() => counts.forEach((count) => void (count.isError && count.refetch()))}
          >
            Prebroj ponovo
          </Button>
        )}
        <Button onClick={onClose} disabled={deletion.isPending} className="max-md:flex-1">
          Otkaži
        </Button>
        <Button
          look="danger"
          disabled={counts.some((count) => count.isPending)}
          busy={deletion.isPending && 'Brisanje…'}
          onClick={() => deletion.mutate(user, { onSuccess: onClose, onError: onClose })}
          className="max-md:flex-1"
        >
          Obriši korisnika
        </Button>
      </div>
    </Dialog>
  )
}

interface LineProps {
  icon: LucideIcon
  /** Undefined if the count could not be fetched. */
  count: number | undefined
  of: Forms
  unknown: string
  children: ReactNode
}

function Line({ icon, count, of, unknown, children }: LineProps) {
  return (
    <Fact icon={icon} name={count === undefined ? unknown : counted(count, of)}>
      {count !== 0 && children}
    </Fact>
  )
}

function Fact({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-4 shrink-0 text-fg3" aria-hidden="true" />
      <div className="min-w-0">
        <p className="font-semibold tabular">{name}</p>
        <p className="text-fg2">{children}</p>
      </div>
    </li>
  )
}
