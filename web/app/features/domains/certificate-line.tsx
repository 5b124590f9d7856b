import type { Certificate } from '@izlog/contracts/http/certificates'
import { LoaderCircle, Lock } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { formatDate, formatDayTime } from '../../ui/format.ts'
import { DomainNotice } from './domain-notice.tsx'

/** The state of a verified host's certificate; `CertificateProblem` shows why there is none. */
export function CertificateLine({ certificate, className }: { certificate: Certificate; className?: string }) {
  const { state, validUntil } = certificate
  if (state !== 'pending' && !validUntil) return null
  const Icon = validUntil ? Lock : LoaderCircle
  return (
    <p className={cx('flex items-center gap-1.5 text-small', validUntil ? 'text-completed' : 'text-fg2', className)}>
      <Icon className={cx('size-3.5 shrink-0', !validUntil && 'animate-turn')} aria-hidden="true" />
      {validUntil ? `Sertifikat aktivan do ${formatDate(validUntil)}` : 'Sertifikat se izdaje…'}
    </p>
  )
}

/** Why the certificate was not issued or not renewed, and the time of the next attempt. */
export function CertificateProblem({ certificate: { problem, nextTryAt } }: { certificate: Certificate }) {
  if (!problem) return null
  return (
    <DomainNotice>
      {nextTryAt ? `${problem} Sledeći pokušaj ${formatDayTime(nextTryAt, new Date())}.` : problem}
    </DomainNotice>
  )
}
