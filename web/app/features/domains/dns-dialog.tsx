import { shownHost } from '@izlog/contracts/domain/shown-host'
import type { Domain } from '@izlog/contracts/http/domains'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ProofRecord, TrafficRecords } from './dns-records.tsx'
import { DomainNotice } from './domain-notice.tsx'
import { RefreshDnsButton } from './refresh-dns-button.tsx'
import type { useListedDomain } from './use-listed-domain.ts'

interface DnsDialogProps {
  domain: Domain
  actions: ReturnType<typeof useListedDomain>
  onClose: () => void
}

/** The DNS records of one host, the values that DNS returned, and the buttons for test and verification (docs/product/platform.md 2). */
export function DnsDialog({ domain: { host, state, verifiedAt, dnsInstructions }, actions, onClose }: DnsDialogProps) {
  const { checks, test, verify, refreshDns } = actions
  const isLapsed = state === 'lapsed'
  const shown = { instructions: dnsInstructions, checks, checking: test.isPending || verify.isPending }
  return (
    <Dialog open form title={`DNS za ${shownHost(host)}`} onClose={onClose}>
      <p className="-mt-4 mb-5 text-fg2">Dodajte ove zapise tamo gde ste kupili domen.</p>
      <div className="space-y-5 pb-5">
        <TrafficRecords {...shown} />
        {isLapsed ? (
          <DomainNotice action={<RefreshDnsButton host={shownHost(host)} refresh={refreshDns} />}>
            Kod za TXT zapis je istekao. Zatražite novi, pa ga upišite u DNS.
          </DomainNotice>
        ) : (
          <ProofRecord {...shown} />
        )}
      </div>
      <footer className="sticky bottom-0 -mx-5 mt-auto flex flex-wrap items-center gap-2.5 border-t border-line bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:flex-nowrap">
        <p className="flex-1 text-small text-fg2 max-md:basis-full">Izmena može trajati do 24 h. Proveravamo i sami.</p>
        <Button
          busy={test.isPending && 'Provera…'}
          disabled={verify.isPending}
          onClick={() => test.mutate()}
          className="max-md:flex-1"
        >
          Test DNS
        </Button>
        {!verifiedAt && !isLapsed && (
          <Button
            look="primary"
            busy={verify.isPending && 'Verifikacija…'}
            disabled={test.isPending}
            onClick={() => verify.mutate(undefined, { onSuccess: onClose })}
            className="max-md:flex-[1.4]"
          >
            Verificiraj
          </Button>
        )}
      </footer>
    </Dialog>
  )
}
