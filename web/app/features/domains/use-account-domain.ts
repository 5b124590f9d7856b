import { DOMAIN_MESSAGES, DomainAnswer, SingleDomainAnswer } from '@izlog/contracts/http/domains'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, sentenceOf } from '../../api/client.ts'
import { refreshDomains } from '../../api/domains.ts'
import { toast } from '../../ui/toast-store.ts'

/** The actions on the account's host, each with its toasts (docs/product/platform.md 7 and 8, 'Single domain'). `host`: the connected host. */
export function useAccountDomain(host = '') {
  const client = useQueryClient()
  const outcome = <Answer>(done: string | ((answer: Answer) => string), failed: string) => ({
    onSuccess: async (answer: Answer) => {
      toast({ title: typeof done === 'string' ? done : done(answer) })
      await refreshDomains(client)
    },
    onError: (error: Error) => toast({ tone: 'bad', title: sentenceOf(error, failed) }),
  })
  return {
    add: useMutation({
      mutationFn: (domain: string) => api.post('/api/user/domain', SingleDomainAnswer, { domain }),
      ...outcome(DOMAIN_MESSAGES.connected, 'Greška pri povezivanju domena'),
    }),
    verify: useMutation({
      mutationFn: () => api.post('/api/user/domain/verify', SingleDomainAnswer),
      ...outcome(DOMAIN_MESSAGES.verified, 'Greška pri verifikaciji domena'),
    }),
    /** Requests a new code for a host whose code has expired. */
    refreshDns: useMutation({
      mutationFn: () => api.post('/api/domains/refresh', DomainAnswer, { host }),
      ...outcome(({ message }: DomainAnswer) => message, 'DNS instrukcije nisu ažurirane. Pokušajte ponovo.'),
    }),
    remove: useMutation({
      mutationFn: () => api.delete('/api/user/domain', SingleDomainAnswer),
      ...outcome(DOMAIN_MESSAGES.removed, 'Greška pri uklanjanju domena'),
    }),
  }
}
