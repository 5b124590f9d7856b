import { Resolver } from 'node:dns/promises'
import type { Resolve } from '@izlog/kit/security/public-lookup'

interface ResolveByDnsDeps {
  /** How long a name server may take, ms. */
  timeoutMs: number
  /** Asked in place of those of this machine. */
  servers?: readonly string[]
}

/**
 * Resolves a name by DNS. The usual look-up would occupy one of the four threads of this process for as long as a name server is silent that
 * a user chose with their endpoint, and no other channel could look up its own service. Each look-up has a resolver of its own, so a silent
 * server delays no other.
 */
export const resolveByDns =
  ({ timeoutMs, servers }: ResolveByDnsDeps): Resolve =>
  (host, _options, done) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1 })
    if (servers) resolver.setServers(servers)
    void Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]).then(([four, six]) => {
      const found = [
        ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 })) : []),
        ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 })) : []),
      ]
      done(found.length === 0 && four.status === 'rejected' ? four.reason : null, found)
    })
  }
