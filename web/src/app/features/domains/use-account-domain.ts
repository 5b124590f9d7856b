import { DOMAIN_MESSAGES, SingleDomainAnswer } from '@izlog/contracts/http/domains'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/toast-store.ts'
import { api, sentenceOf } from '../../api/client.ts'
import { refreshDomains } from '../../api/domains.ts'

/** The three things to do with the account's one domain, each with its toasts (platform spec 7 and 8, 'Single domain'). */
export function useAccountDomain() {
  const client = useQueryClient()
  const outcome = (done: string, failed: string) => ({
    onSuccess: async () => {
      toast({ title: done })
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
    remove: useMutation({
      mutationFn: () => api.delete('/api/user/domain', SingleDomainAnswer),
      ...outcome(DOMAIN_MESSAGES.removed, 'Greška pri uklanjanju domena'),
    }),
  }
}
