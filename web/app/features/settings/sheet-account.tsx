import { SheetAccountResponse } from '@izlog/contracts/http/sheet-account'
import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useId } from 'react'
import { api, pathOf, sentenceOf } from '../../api/client.ts'
import { copy } from '../../shared/copy.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** The account to share the spreadsheet with. Sharing comes first, so this is shown before any test. */
export function SheetAccount() {
  const account = useQuery({
    queryKey: ['/api/settings/google-sheets/account'] as const,
    queryFn: ({ queryKey, signal }) => api.get(pathOf(queryKey), SheetAccountResponse, signal),
  })
  if (account.isPending) {
    return (
      <Loading what="adresu za deljenje">
        <Skeleton className="h-31 max-md:h-38" />
      </Loading>
    )
  }
  if (account.isError) {
    return (
      <div className="rounded-control border border-line bg-sunken p-3">
        <FieldError>{sentenceOf(account.error, 'Adresa za deljenje tabele nije učitana.')}</FieldError>
        <Button
          size="small"
          className="mt-2.5"
          busy={account.isFetching && 'Učitavanje…'}
          onClick={() => account.refetch()}
        >
          Učitaj adresu ponovo
        </Button>
      </div>
    )
  }
  if (!account.data.email) return <FieldError>Platforma nema Google nalog. Javite se podršci.</FieldError>
  return <Address email={account.data.email} />
}

function Address({ email }: { email: string }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-control border border-line bg-sunken p-3">
      <h3 id={id} className="text-small font-semibold max-md:text-body">
        Podelite tabelu sa ovom adresom
      </h3>
      <div className="mt-1.5 flex items-center justify-between gap-3 max-md:flex-col max-md:items-stretch">
        <code className="min-w-0 break-all font-sans text-body">{email}</code>
        <Button onClick={() => copy(email, 'Adresa za deljenje tabele je kopirana.')} aria-label="Kopiraj adresu">
          <Copy aria-hidden="true" />
          Kopiraj
        </Button>
      </div>
      <p className="mt-1.5 text-small text-fg2">U tabeli izaberite Deli, nalepite adresu i dodajte je kao urednika.</p>
    </section>
  )
}
