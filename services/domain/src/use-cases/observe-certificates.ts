import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import type { Worker } from '@izlog/kit/service'
import { certificates as certificatesGauge } from '@izlog/kit/telemetry/instruments'
import { observe } from '@izlog/kit/telemetry/metrics'
import { CERTIFICATE_STATES, stateOf } from '../domain/certificate.ts'
import type { DomainDeps } from './deps.ts'

const KEPT_MS = 5 * MINUTE_MS

/** Counts the certificates by state for whoever scrapes the metrics. */
export function observeCertificates({ certificates, now }: Pick<DomainDeps, 'certificates' | 'now'>): Worker {
  let end = () => {}
  return {
    start() {
      end = observe(certificatesGauge, KEPT_MS, async () => {
        const states = (await certificates.issued()).map((certificate) => stateOf(certificate, now()))
        return CERTIFICATE_STATES.map((state) => ({
          value: states.filter((each) => each === state).length,
          attributes: { state },
        }))
      })
    },
    stop: async () => end(),
  }
}
