import { shownHost } from '@izlog/contracts/domain/shown-host'
import type { SingleDomain } from '@izlog/contracts/http/domains'
import { CircleCheck, Globe } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { formatDate } from '../../ui/format.ts'
import { CertificateLine, CertificateProblem } from './certificate-line.tsx'
import { checksIn } from './checks-in.ts'
import { ProofRecord, TrafficRecords } from './dns-records.tsx'
import { DomainNotice } from './domain-notice.tsx'
import { RefreshDnsButton } from './refresh-dns-button.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useAccountDomain } from './use-account-domain.ts'

/** The account's host: its state, and what the seller still has to do (docs/product/platform.md 2). */
export function MyDomain({
  domain: { domain: host, state, isVerified, notice, lapsesAt, certificate, dnsInstructions },
}: {
  domain: SingleDomain
}) {
  const domain = shownHost(host)
  const lapsed = state === 'lapsed'
  const [asking, setAsking] = useState(false)
  const { verify, remove, refreshDns } = useAccountDomain(host)
  const shown = { instructions: dnsInstructions, checks: checksIn(verify.error), checking: verify.isPending }
  return (
    <Card aria-label="Vaš domen" className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3 p-4 md:px-5">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-well text-fg2 max-md:hidden">
          <Globe className="size-4.5" aria-hidden="true" />
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1 max-md:basis-full">
          <h2 className="text-section font-bold break-all">{domain}</h2>
          <Badge tone={isVerified ? 'good' : 'wait'}>{isVerified ? 'Verificiran' : 'Pending Verifikacija'}</Badge>
          <CertificateLine certificate={certificate} className="basis-full" />
        </div>
        <div className="flex gap-2 max-md:w-full">
          {!isVerified && (
            <Button
              look="primary"
              busy={verify.isPending && 'Verifikacija…'}
              onClick={() => verify.mutate()}
              className="max-md:flex-1"
            >
              Verificiraj
            </Button>
          )}
          <Button look="remove" onClick={() => setAsking(true)} className="max-md:flex-1">
            Ukloni
          </Button>
        </div>
      </div>
      {notice && (
        <div className="px-4 pb-4 md:px-5">
          <DomainNotice action={lapsed && <RefreshDnsButton host={domain} refresh={refreshDns} />}>
            {notice}
          </DomainNotice>
        </div>
      )}
      {certificate.problem && (
        <div className="px-4 pb-4 md:px-5">
          <CertificateProblem certificate={certificate} />
        </div>
      )}
      {isVerified ? (
        <p className="flex items-start gap-2 border-t border-completed-line bg-completed-bg px-4 py-3 text-completed md:px-5">
          <CircleCheck className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>
            Domen je verificiran i aktivan. DNS zapise i proveru nalazite na strani{' '}
            <Link to="/domains" className="font-semibold underline">
              Domeni
            </Link>
            .
          </span>
        </p>
      ) : (
        !lapsed && (
          <div className="space-y-5 border-t border-line p-4 md:p-5">
            <p className="text-fg2">
              Kod registra, tamo gde ste kupili domen, dodajte ovaj zapis, pa pritisnite <b>Verificiraj</b>. Izmene
              DNS-a mogu trajati do 24 sata{lapsesAt ? `, a kod važi do ${formatDate(lapsesAt)}` : '.'}
            </p>
            <ProofRecord {...shown} />
            <p className="border-t border-line pt-5 text-fg2">Da bi posete stizale do Vaših stranica, dodajte i:</p>
            <TrafficRecords {...shown} />
          </div>
        )
      )}
      {asking && (
        <RemoveDialog
          host={domain}
          isVerified={isVerified}
          removing={remove.isPending}
          onRemove={() => remove.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
