import type { Resolver } from 'node:dns/promises'
import { registeredName } from '@izlog/contracts/domain/hosts'
import { isPublicAddress } from '@izlog/kit/security/public-address'
import { answerOf } from './answer.ts'

/** How many servers of a zone are asked at most. */
const MAX_SERVERS = 6

/**
 * Addresses of a host's authoritative servers, by a recursive resolver. Its cache does no harm here: name servers seldom change,
 * unlike the records that a seller is setting up. Empty: there are none. Null: the resolver did not answer.
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
  // The domain's owner chooses these addresses: none inside our own network may be asked.
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
