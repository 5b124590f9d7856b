import { ROLE_LABELS } from '@izlog/contracts/domain/users'
import type { CurrentUser } from '@izlog/contracts/http/auth'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { formatLongDate } from '../../ui/format.ts'
import { Panel } from './panel.tsx'

/** The signed-in user, read-only (docs/product/platform.md 2). */
export function Profile({ user }: { user: CurrentUser }) {
  return (
    <Panel title="Profil" about="Podaci Vašeg naloga. Ako nešto nije tačno, javite administratoru.">
      <dl className="divide-y divide-line">
        <Fact name="Ime">{user.firstName}</Fact>
        <Fact name="Prezime">{user.lastName}</Fact>
        <Fact name="Email">{user.email}</Fact>
        <Fact name="Uloga">
          <Badge tone="brand">{ROLE_LABELS[user.role].badge}</Badge>
        </Fact>
        <Fact name="Status naloga">
          <Badge tone={user.isActive ? 'good' : 'plain'}>{user.isActive ? 'Aktivan' : 'Neaktivan'}</Badge>
        </Fact>
        {user.companyName && <Fact name="Firma">{user.companyName}</Fact>}
        {user.phone && <Fact name="Telefon">{user.phone}</Fact>}
        <Fact name="Nalog napravljen">{formatLongDate(user.createdAt)}</Fact>
        {user.updatedAt !== user.createdAt && <Fact name="Poslednja izmena">{formatLongDate(user.updatedAt)}</Fact>}
      </dl>
    </Panel>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-12 items-center gap-4 px-4 py-2.5 md:px-5">
      <dt className="w-36 shrink-0 text-fg2 md:w-44">{name}</dt>
      <dd className="min-w-0 break-words font-medium tabular">{children}</dd>
    </div>
  )
}
