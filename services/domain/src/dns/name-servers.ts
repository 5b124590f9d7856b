import type { Resolver } from 'node:dns/promises'
import { registeredName } from '@izlog/contracts/domain/hosts'
import { isPublicAddress } from '@izlog/kit/security/public-address'
import { answerOf } from './answer.ts'

/** As many servers of a zone as are worth asking. */
const MAX_SERVERS = 6

/**
 * Addresses of the servers that are authoritative for a host, found through a recursive resolver, which may hold them in
 * its cache: name servers change seldom, records in the middle of being set up do. Empty: the domain has none. Null: the
 * resolver did not answer.
 */
export async function nameServersOf(host: string, recursive: Resolver): Promise<string[] | null> {
  const names = await delegationOf(host, recursive)
  if (!names) return null
  const found = await Promise.all(
    names
      .slice(0, MAX_SERVERS)
      .flatMap((name) => [answerOf(recursive.resolve4(name)), answerOf(recursive.resolve6(name))]),
  )
  if (found.length > 0 && found.every((addresses) => addresses === null)) return null
  const addresses = new Set(found.flatMap((each) => each ?? []))
  // Whoever owns a domain says where its name servers are: we ask none inside our own network.
  return [...addresses].filter(isPublicAddress).slice(0, MAX_SERVERS)
}

/** The name servers of the nearest zone above or at the host. */
async function delegationOf(host: string, recursive: Resolver): Promise<string[] | null> {
  const bought = registeredName(host)
  for (let name = host; ; name = name.slice(name.indexOf('.') + 1)) {
    const servers = await answerOf(recursive.resolveNs(name))
    if (servers === null || servers.length > 0 || name === bought) return servers
  }
}
