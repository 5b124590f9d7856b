import type { Resolver } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { registeredName } from '@izlog/contracts/domain/hosts'
import { answerOf } from './answer.ts'

/** As many servers of a zone as are worth asking. */
const MOST_SERVERS = 6

/** Whoever owns a domain says where its name servers are: we ask none inside our own network. */
const INNER_NETWORKS =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/3 ::/96 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8'
const inner = new BlockList()
for (const network of INNER_NETWORKS.split(' ')) {
  const [address = '', bits] = network.split('/')
  inner.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4')
}
const isPublic = (address: string) => isIP(address) !== 0 && !inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')

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
      .slice(0, MOST_SERVERS)
      .flatMap((name) => [answerOf(recursive.resolve4(name)), answerOf(recursive.resolve6(name))]),
  )
  if (found.length > 0 && found.every((addresses) => addresses === null)) return null
  return [...new Set(found.flatMap((addresses) => addresses ?? []))].filter(isPublic).slice(0, MOST_SERVERS)
}

/** The name servers of the nearest zone above or at the host. */
async function delegationOf(host: string, recursive: Resolver): Promise<string[] | null> {
  const bought = registeredName(host)
  for (let name = host; ; name = name.slice(name.indexOf('.') + 1)) {
    const servers = await answerOf(recursive.resolveNs(name))
    if (servers === null || servers.length > 0 || name === bought) return servers
  }
}
