import { recordName, wwwOf } from '@izlog/contracts/domain/hosts'
import { type DnsCheck, DOMAIN_MESSAGES, VERIFICATION_PREFIX } from '@izlog/contracts/http/domains'
import { type Targets, txtValue } from './dns-records.ts'

/** The records of a name; null: no name server answered. */
type Found = string[] | null

/** The result of looking up a host and its www. */
export interface DnsFound {
  txt: Found
  cname: Found
  wwwAddresses: Found
  addresses: Found
}

/** How many values are shown: a host may have hundreds of TXT records. */
const MAX_SHOWN = 10
const MAX_SHOWN_LENGTH = 255
const NO_ANSWER =
  'DNS serveri ovog domena nisu odgovorili. Proverite kod registra da li je domen aktivan, pa pokušajte ponovo.'

/** Checks each record: TXT, CNAME of www, addresses of the apex. */
export function checksOf(claim: { host: string; token: string }, targets: Targets, found: DnsFound): DnsCheck[] {
  const apex = apexCheck(claim.host, targets, found.addresses)
  return [txtCheck(claim, found.txt), wwwCheck(claim.host, targets, found, apex.ok), apex]
}

/** Whether the TXT proves the claim, and www or the apex leads to us. */
export const isReady = ([txt, ...traffic]: readonly DnsCheck[]): boolean =>
  txt?.ok === true && traffic.some(({ ok }) => ok)

/** One sentence for all checks: the first thing to do. */
export function summaryOf(checks: readonly DnsCheck[]): string {
  if (isReady(checks)) return DOMAIN_MESSAGES.dnsReady
  return checks.find(({ ok }) => !ok)?.advice ?? DOMAIN_MESSAGES.dnsReady
}

const shown = (values: Found) => (values ?? []).slice(0, MAX_SHOWN).map((value) => value.slice(0, MAX_SHOWN_LENGTH))

function txtCheck({ host, token }: { host: string; token: string }, found: Found): DnsCheck {
  const expected = txtValue(token)
  const ok = found?.includes(expected) ?? false
  const ours = found?.filter((value) => value.startsWith(VERIFICATION_PREFIX)) ?? []
  const name = recordName(host)
  const missing = `U podešavanjima domena kod registra dodajte TXT zapis sa imenom ${name} i vrednošću ${expected}`
  const other = `TXT zapis sadrži drugi kod. Kod registra mu promenite vrednost u ${expected}`
  const advice = found === null ? NO_ANSWER : ours.length > 0 ? other : missing
  // Ours first, so that a wrong code is shown before other services' records.
  const values = found && [...ours, ...found.filter((value) => !ours.includes(value))]
  return { record: 'TXT', name: host, expected, found: shown(values), ok, advice: ok ? null : advice }
}

/** A CNAME to us, addresses of ours, or a CNAME to an apex that leads to us. */
function wwwCheck(host: string, { cname, addresses }: Targets, found: DnsFound, apexLeadsHere: boolean): DnsCheck {
  const targets = (found.cname ?? []).map((name) => name.toLowerCase().replace(/\.$/, ''))
  const ok =
    targets.includes(cname) ||
    (targets.includes(host) && apexLeadsHere) ||
    (targets.length === 0 && allOurs(found.wwwAddresses, addresses))
  const values = targets.length > 0 ? targets : found.wwwAddresses
  const name = recordName(wwwOf(host))
  const missing = `U podešavanjima domena kod registra dodajte CNAME zapis sa imenom ${name} i vrednošću ${cname}`
  const other = `Zapis ${name} vodi na ${values?.[0]}. Kod registra ga zamenite CNAME zapisom sa vrednošću ${cname}`
  const advice = found.cname === null && !values ? NO_ANSWER : values && values.length > 0 ? other : missing
  return { record: 'CNAME', name: wwwOf(host), expected: cname, found: shown(values), ok, advice: ok ? null : advice }
}

function apexCheck(host: string, { addresses }: Targets, found: Found): DnsCheck {
  const ok = allOurs(found, addresses)
  const name = recordName(host)
  const expected = addresses.join(', ')
  const missing = `U podešavanjima domena kod registra dodajte A zapis sa imenom ${name} i vrednošću ${expected}`
  const foreign = (found ?? []).filter((address) => !addresses.includes(address))
  const other = `Zapis ${name} vodi na ${foreign[0]}. Kod registra ga uklonite i ostavite samo ${expected}`
  const advice = found === null ? NO_ANSWER : foreign.length > 0 ? other : missing
  return { record: 'A/AAAA', name: host, expected, found: shown(found), ok, advice: ok ? null : advice }
}

const allOurs = (found: Found, ours: readonly string[]) =>
  found !== null && found.length > 0 && found.every((address) => ours.includes(address))
