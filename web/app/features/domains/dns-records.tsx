import type { DnsCheck, DnsInstructions } from '@izlog/contracts/http/domains'
import { DnsRecord } from './dns-record.tsx'

interface DnsRecordsProps {
  instructions: DnsInstructions
  checks: readonly DnsCheck[] | null
  checking?: boolean
}

/** The TXT record, with prefix and token, that proves the seller's control of the host. */
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

/** The records that direct traffic here: a CNAME for www, and A records for the bare host, where DNS forbids a CNAME. */
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
