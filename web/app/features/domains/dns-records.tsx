import type { DnsCheck, DnsInstructions } from '@izlog/contracts/http/domains'
import { DnsRecord } from './dns-record.tsx'

interface DnsRecordsProps {
  instructions: DnsInstructions
  checks: readonly DnsCheck[] | null
  checking?: boolean
}

/** Proof that the domain is the seller's: a TXT record with the prefix and token. */
export function ProofRecord({ instructions: { txt }, checks, checking = false }: DnsRecordsProps) {
  return (
    <DnsRecord
      kind="TXT"
      purpose="dokazuje da je domen Vaš"
      name={txt.name}
      values={[txt.value]}
      check={checks?.find(({ record }) => record === 'TXT')}
      checking={checking}
    />
  )
}

/** What leads visits to us: a CNAME for www, and the addresses for the bare domain, where a CNAME cannot stand. */
export function TrafficRecords({ instructions: { cname, addresses }, checks, checking = false }: DnsRecordsProps) {
  const [first] = addresses
  return (
    <>
      <DnsRecord
        kind="CNAME"
        purpose="vodi posete ka nama"
        name={cname.name}
        values={[cname.value]}
        check={checks?.find(({ record }) => record === 'CNAME')}
        checking={checking}
      />
      {first && (
        <DnsRecord
          kind={[...new Set(addresses.map(({ record }) => record))].join(' i ')}
          purpose="vodi posete upisane bez www"
          name={first.name}
          values={addresses.map(({ value }) => value)}
          check={checks?.find(({ record }) => record === 'A/AAAA')}
          checking={checking}
        />
      )}
    </>
  )
}
