import ipaddr from 'ipaddr.js'

const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * The one filter of all calls to where somebody outside says. Whether an IP address lies on the public internet: not this machine, not a private or local network, not a form that
 * wraps an IPv4 address (mapped, 6to4, NAT64), not reserved. Anything that is no address is not public.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  return address instanceof ipaddr.IPv4 || address.match(GLOBAL_UNICAST)
}
