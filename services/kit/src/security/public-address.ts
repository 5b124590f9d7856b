import ipaddr from 'ipaddr.js'

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * The only filter of outbound addresses that sellers or their name servers choose. True for an IP address on the public internet: not this
 * machine, a private or local network, a reserved range, or an IPv6 form that contains an IPv4 address (mapped, 6to4, NAT64).
 * False for a text that is no IP address.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST)
}
