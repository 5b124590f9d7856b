import { shownHost } from '@izlog/contracts/domain/shown-host'
import type { Domain } from '@izlog/contracts/http/domains'
import { Globe, RefreshCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { formatDate } from '../../ui/format.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { CertificateLine, CertificateProblem } from './certificate-line.tsx'
import { DnsDialog } from './dns-dialog.tsx'
import { DomainNotice } from './domain-notice.tsx'
import { RefreshDnsButton } from './refresh-dns-button.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { useListedDomain } from './use-listed-domain.ts'

/** One host of the list: its name, its state and its actions (docs/product/platform.md 2). */
export function DomainRow({ domain }: { domain: Domain }) {
  const { isPrimary, verifiedAt, notice, state } = domain
  const host = shownHost(domain.host)
  const lapsed = state === 'lapsed'
  const [open, setOpen] = useState<'dns' | 'remove' | null>(null)
  const actions = useListedDomain(domain)
  const { verify, test, refreshDns, makePrimary, remove } = actions
  const close = () => setOpen(null)
  return (
    <li
      aria-label={host}
      className="flex flex-wrap items-center gap-x-3.5 gap-y-3 p-3.5 md:min-h-17.5 md:px-4.5 md:py-3"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-well text-fg2 max-md:hidden">
        <Globe className="size-4.5" aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1 max-md:basis-full">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="text-[0.9375rem] font-bold break-all">{host}</h2>
          {isPrimary && <Badge tone="brand">Glavni</Badge>}
          <Badge tone={verifiedAt ? 'good' : 'wait'}>{verifiedAt ? 'Verificiran' : 'Pending'}</Badge>
        </div>
        <p className="text-small text-fg2">{detailsOf(domain)}</p>
        <CertificateLine certificate={domain.certificate} className="mt-0.5" />
      </div>
      <div className="flex flex-wrap items-center gap-2 max-md:w-full md:gap-1">
        {verifiedAt === null && (
          <div className="flex gap-2 max-md:w-full md:mr-1">
            <Button
              look="action"
              aria-label={`DNS Setup, ${host}`}
              onClick={() => setOpen('dns')}
              className="max-md:flex-1"
            >
              DNS Setup
            </Button>
            <Button
              aria-label={verify.isPending ? undefined : `Verificiraj, ${host}`}
              busy={verify.isPending && 'Verifikacija…'}
              onClick={() => verify.mutate(undefined, { onError: () => setOpen('dns') })}
              className="max-md:flex-1"
            >
              Verificiraj
            </Button>
          </div>
        )}
        {verifiedAt !== null && !isPrimary && (
          <Button
            aria-label={makePrimary.isPending ? undefined : `Postavi kao glavni, ${host}`}
            busy={makePrimary.isPending && 'Postavljanje…'}
            onClick={() => makePrimary.mutate()}
            className="max-md:w-full md:mr-1"
          >
            Postavi kao glavni
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={`Test DNS, ${host}`}
          disabled={test.isPending}
          onClick={() => {
            setOpen('dns')
            test.mutate()
          }}
          className="max-md:flex-1 max-md:border max-md:border-edge"
        >
          Test DNS
        </Button>
        {!lapsed && (
          <Tooltip text="Refresh DNS">
            <Button
              look="quiet"
              size="icon"
              aria-label={`Refresh DNS, ${host}`}
              disabled={refreshDns.isPending}
              onClick={() => refreshDns.mutate()}
            >
              <RefreshCw className={cx(refreshDns.isPending && 'animate-turn')} aria-hidden="true" />
            </Button>
          </Tooltip>
        )}
        <Tooltip text="Ukloni">
          <Button look="quiet" size="icon" aria-label={`Ukloni, ${host}`} onClick={() => setOpen('remove')}>
            <Trash2 className="text-error" aria-hidden="true" />
          </Button>
        </Tooltip>
      </div>
      {notice && (
        <div className="basis-full">
          <DomainNotice action={lapsed && <RefreshDnsButton host={host} refresh={refreshDns} />}>{notice}</DomainNotice>
        </div>
      )}
      {domain.certificate.problem && (
        <div className="basis-full">
          <CertificateProblem certificate={domain.certificate} />
        </div>
      )}
      {open === 'dns' && <DnsDialog domain={domain} actions={actions} onClose={close} />}
      {open === 'remove' && (
        <RemoveDialog
          host={host}
          isVerified={verifiedAt !== null}
          isPrimary={isPrimary}
          removing={remove.isPending}
          onRemove={() => remove.mutate(undefined, { onSettled: close })}
          onClose={close}
        />
      )}
    </li>
  )
}

function detailsOf({ createdAt, lapsesAt, isAccount, state }: Domain): string {
  const facts = [`dodat ${formatDate(createdAt)}`]
  if (state === 'pending') facts.push(lapsesAt ? `čeka DNS do ${formatDate(lapsesAt)}` : 'čeka DNS')
  if (isAccount) facts.push('domen naloga')
  return facts.join(' · ')
}
