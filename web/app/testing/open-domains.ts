import { DOMAIN_MESSAGES, type Domain, DomainHost } from '@izlog/contracts/http/domains'
import { screen, within } from '@testing-library/react'
import { useToasts } from '../ui/toast-store.ts'
import { aDomain, someChecks } from './domain-samples.ts'
import { answer, type Call, serve } from './fake-server.ts'
import { openApp } from './open-app.tsx'
import { aPageOf, aUser } from './samples.ts'

type Routes = Parameters<typeof serve>[0]
const VERIFIED = '2026-11-21T09:00:00.000Z'
export const primary = aDomain({ id: 1, host: 'mirnanoc.rs', isPrimary: true, isAccount: true, verifiedAt: VERIFIED })
export const other = aDomain({ id: 2, host: 'mirnanoc.me', verifiedAt: VERIFIED })
export const pending = aDomain({ id: 3 })

/** Opens /domains with a server that stores the list. */
export function openDomains(domains: readonly Domain[], routes: Routes = {}) {
  let kept = [...domains]
  const change = (id: number, fields: Partial<Domain>, message: string) => {
    kept = kept.map((each) => (each.id === id ? { ...each, ...fields } : each))
    return answer({ domain: kept.find((each) => each.id === id), message })
  }
  const calls = serve({
    'GET /api/orders/my': () => answer(aPageOf([])),
    'GET /api/domains': () => answer(kept),
    'POST /api/domains': ({ body }) => {
      const added = aDomain({ id: 9, ...DomainHost.parse(body) })
      kept.push(added)
      return answer({ domain: added, message: DOMAIN_MESSAGES.added }, 201)
    },
    'POST /api/domains/verify': () => change(3, { verifiedAt: VERIFIED, state: 'verified' }, 'Domen verificiran'),
    'POST /api/domains/refresh': () => change(3, {}, DOMAIN_MESSAGES.refreshed),
    'POST /api/domains/primary': () => {
      kept = kept.map((each) => ({ ...each, isPrimary: each.id === 2 }))
      return answer({ domain: other, message: DOMAIN_MESSAGES.primarySet })
    },
    'POST /api/domains/test-dns': () => answer({ success: false, message: 'Proverite zapise.', checks: someChecks }),
    'DELETE /api/domains/jastuci-shop.rs': () => {
      kept = kept.filter(({ id }) => id !== 3)
      return answer({ message: DOMAIN_MESSAGES.removedOne })
    },
    ...routes,
  })
  return { calls, ...openApp('/domains', aUser()) }
}
export const sent = (calls: readonly Call[], path: string, method = 'POST') =>
  calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body)
export const toasted = () => useToasts.getState().toasts.map(({ title, description }) => [title, description])
export const row = async (host: string) => within(await screen.findByRole('listitem', { name: host }))
export const press = async ({ person }: ReturnType<typeof openDomains>, name: string) =>
  person.click(await screen.findByRole('button', { name }))
export const record = (kind: string) => within(screen.getByRole('region', { name: `${kind} zapis` }))
