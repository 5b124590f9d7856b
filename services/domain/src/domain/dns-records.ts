import { isIPv6 } from 'node:net'
import { recordName, wwwOf } from '@izlog/contracts/domain/hosts'
import { type DnsInstructions, VERIFICATION_PREFIX } from '@izlog/contracts/http/domains'

/** Where sellers' hosts must lead: www by CNAME, the apex by addresses. */
export interface Targets {
  cname: string
  addresses: readonly string[]
}

export const txtValue = (token: string): string => `${VERIFICATION_PREFIX}${token}`

/** The records that a seller sets at the registrar. */
export const instructionsFor = (
  { host, token }: { host: string; token: string },
  targets: Targets,
): DnsInstructions => ({
  cname: { name: recordName(wwwOf(host)), value: targets.cname },
  txt: { name: recordName(host), value: txtValue(token) },
  addresses: targets.addresses.map((value) => ({
    record: isIPv6(value) ? 'AAAA' : 'A',
    name: recordName(host),
    value,
  })),
})
