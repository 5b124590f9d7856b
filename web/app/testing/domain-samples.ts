import type { DnsCheck, Domain, SingleDomain } from '@izlog/contracts/http/domains'

const INSTRUCTIONS: Domain['dnsInstructions'] = {
  cname: { name: 'www', value: 'izlog-ulaz.rs' },
  txt: { name: '@', value: 'izlog-verification=8f3c21ad77e0' },
  addresses: [{ record: 'A', name: '@', value: '203.0.113.7' }],
}

const NO_CERTIFICATE: Domain['certificate'] = { state: 'none', validUntil: null, problem: null, nextTryAt: null }

/** A pending host; a verified one if `verifiedAt` is given. */
export const aDomain = (fields: Partial<Domain> = {}): Domain => {
  const verifiedAt = fields.verifiedAt ?? null
  return {
    id: 1,
    host: 'jastuci-shop.rs',
    isPrimary: false,
    isAccount: false,
    state: verifiedAt ? 'verified' : 'pending',
    verifiedAt,
    createdAt: '2026-11-21T08:38:07.000Z',
    lapsesAt: verifiedAt ? null : '2026-11-28T08:38:07.000Z',
    notice: null,
    checkedAt: null,
    certificate: NO_CERTIFICATE,
    dnsInstructions: INSTRUCTIONS,
    ...fields,
  }
}

export const aSingleDomain = (fields: Partial<SingleDomain> = {}): SingleDomain => ({
  domain: 'jastuci-shop.rs',
  isVerified: false,
  verificationToken: '8f3c21ad77e0',
  state: fields.isVerified ? 'verified' : 'pending',
  notice: null,
  lapsesAt: fields.isVerified ? null : '2026-11-28T08:38:07.000Z',
  certificate: NO_CERTIFICATE,
  dnsInstructions: INSTRUCTIONS,
  ...fields,
})

/** The www record has a wrong value, the TXT record is missing, and the bare host is correct. */
export const someChecks: DnsCheck[] = [
  {
    record: 'CNAME',
    name: 'www.jastuci-shop.rs',
    expected: 'izlog-ulaz.rs',
    found: ['parking.registrar.rs'],
    ok: false,
    advice: 'Kod registra obrišite stari zapis za „www”, pa dodajte ovaj.',
  },
  {
    record: 'A/AAAA',
    name: 'jastuci-shop.rs',
    expected: '203.0.113.7',
    found: ['203.0.113.7'],
    ok: true,
    advice: null,
  },
  {
    record: 'TXT',
    name: 'jastuci-shop.rs',
    expected: 'izlog-verification=8f3c21ad77e0',
    found: [],
    ok: false,
    advice: 'Kod registra dodajte TXT zapis sa ovom vrednošću.',
  },
]
