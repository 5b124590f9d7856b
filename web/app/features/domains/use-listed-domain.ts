import { shownHost } from '@izlog/contracts/domain/shown-host'
import {
  type DnsCheck,
  DOMAIN_MESSAGES,
  type Domain,
  DomainAnswer,
  RemoveDomainAnswer,
  TestDnsAnswer,
} from '@izlog/contracts/http/domains'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, sentenceOf } from '../../api/client.ts'
import { refreshDomains } from '../../api/domains.ts'
import { toastRefusal } from '../../shared/toast-refusal.ts'
import { toast } from '../../ui/toast-store.ts'
import { checksIn } from './checks-in.ts'

/** The list is fetched again this long after another host was made primary (docs/product/platform.md 9). */
const PRIMARY_REFETCH_MS = 500

const REFUSED = 'Greška'

/** The actions on one host, each with its toasts, and the result of the latest DNS lookup (docs/product/platform.md 7 and 8, 'Multi domain'). */
export function useListedDomain({ id, host, notice }: Domain) {
  const client = useQueryClient()
  const [checks, setChecks] = useState<readonly DnsCheck[] | null>(null)
  const refresh = () => refreshDomains(client)
  return {
    checks,
    verify: useMutation({
      mutationFn: () => api.post('/api/domains/verify', DomainAnswer, { host }),
      onSuccess: () => {
        setChecks(null)
        toast({ title: DOMAIN_MESSAGES.verifiedOne, description: shownHost(host) })
        return refresh()
      },
      onError: (error) => {
        setChecks((before) => checksIn(error) ?? before)
        toastRefusal('Verifikacija neuspešna', error, 'Molimo proverite DNS postavke')
      },
    }),
    test: useMutation({
      mutationFn: () => api.post('/api/domains/test-dns', TestDnsAnswer, { host }),
      onSuccess: ({ success, message, checks: found }) => {
        setChecks(found)
        toast(
          success
            ? { title: DOMAIN_MESSAGES.dnsReady, description: shownHost(host) }
            : { tone: 'bad', title: 'DNS nije spreman', description: message },
        )
        // The lookup may have cleared the notice of this host.
        return notice === null ? undefined : refresh()
      },
      onError: (error) => toastRefusal('DNS nije spreman', error, 'Provera nije uspela. Pokušajte ponovo.'),
    }),
    refreshDns: useMutation({
      mutationFn: () => api.post('/api/domains/refresh', DomainAnswer, { host }),
      onSuccess: ({ message }) => {
        setChecks(null)
        toast({ title: message, description: shownHost(host) })
        return refresh()
      },
      onError: (error) => toastRefusal(REFUSED, error, 'DNS instrukcije nisu ažurirane. Pokušajte ponovo.'),
    }),
    makePrimary: useMutation({
      mutationFn: () => api.post('/api/domains/primary', DomainAnswer, { domainId: id }),
      onSuccess: async ({ message }) => {
        const more = message === DOMAIN_MESSAGES.primarySet ? shownHost(host) : message
        toast({ title: DOMAIN_MESSAGES.primarySet, description: more })
        await new Promise((resolve) => setTimeout(resolve, PRIMARY_REFETCH_MS))
        await refresh()
      },
      onError: (error) => toastRefusal(REFUSED, error, 'Glavni domen nije promenjen. Pokušajte ponovo.'),
    }),
    remove: useMutation({
      mutationFn: () => api.delete(`/api/domains/${encodeURIComponent(host)}`, RemoveDomainAnswer),
      onSuccess: () => {
        toast({ title: DOMAIN_MESSAGES.removedOne, description: shownHost(host) })
        return refresh()
      },
      onError: (error) => toast({ tone: 'bad', title: sentenceOf(error, 'Greška pri uklanjanju domena') }),
    }),
  }
}
