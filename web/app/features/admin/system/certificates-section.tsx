import type { SystemCertificate, SystemCertificateState, SystemCertificates } from '@izlog/contracts/http/system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counted } from '../../../../shared/plural.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { formatDate } from '../../../ui/format.ts'
import { Nothing, SectionCard } from './section-card.tsx'
import { systemQueries } from './system-queries.ts'
import { HOSTS } from './system-words.ts'
import { useSellerName } from './use-seller-name.ts'
import { useWatched } from './use-watched.ts'

const STATES: Readonly<Record<SystemCertificateState, readonly [Tone, string]>> = {
  valid: ['good', 'Važi'],
  overdue: ['wait', 'Ističe uskoro'],
  ended: ['bad', 'Istekao'],
  missing: ['plain', 'Nema ga'],
}
/** Shown until more is asked for. */
const FIRST = 5

/** The certificates of sellers' hosts by their end. */
export function CertificatesSection() {
  const certificates = useWatched(useQuery(systemQueries.certificates))
  const [all, setAll] = useState(false)
  const sellerName = useSellerName()
  return (
    <SectionCard
      anchor="sertifikati"
      title="Sertifikati po isteku"
      query={certificates}
      what="sertifikate"
      away="Sertifikati nisu pročitani"
    >
      {({ issues, items }: SystemCertificates) => {
        if (!issues) return <Nothing>Ova instalacija ne izdaje sertifikate.</Nothing>
        if (items.length === 0) return <Nothing>Još nijedan domen prodavca nije potvrđen.</Nothing>
        return (
          <>
            <ul aria-label="Sertifikati" className="divide-y divide-line">
              {items.slice(0, all ? undefined : FIRST).map((item) => (
                <Row key={item.host} item={item} seller={sellerName(item.userId)} />
              ))}
            </ul>
            {items.length > FIRST && !all && (
              <div className="border-t border-line px-4 py-2.5">
                <Button size="small" onClick={() => setAll(true)}>
                  Prikaži {counted(items.length, HOSTS)}
                </Button>
              </div>
            )}
          </>
        )
      }}
    </SectionCard>
  )
}

function Row({ item, seller }: { item: SystemCertificate; seller: string }) {
  const { host, state, validUntil, problem } = item
  const [tone, label] = STATES[state]
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{host}</p>
        <p className="text-small text-fg2">
          {seller}
          {validUntil && ` · do ${formatDate(validUntil)}`}
        </p>
        {problem && <p className="mt-0.5 text-small text-pending">{problem}</p>}
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  )
}
