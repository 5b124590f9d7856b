import { type RunningService, startRuntime, startService, type Worker } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import type { DomainConfig } from './config.ts'
import { onUser } from './events/on-user.ts'
import { routersOf } from './http/routers.ts'
import { partsOf } from './parts.ts'
import { issueDue } from './use-cases/issue-certificates.ts'
import { observeCertificates } from './use-cases/observe-certificates.ts'
import { recheckDue } from './use-cases/recheck-hosts.ts'

/** Starts the domain service: claims, DNS checks and certificates of sellers' hosts. */
export async function startDomainService(config: DomainConfig): Promise<RunningService> {
  const runtime = await startRuntime('domain', config)
  const { deps, outbox } = partsOf(runtime, config)
  const { issuing } = deps
  const workers: Worker[] = [
    outbox,
    observeCertificates(deps),
    pollingWorker('dns checks', runtime.log, config.RECHECK_POLL_MS, () => recheckDue(deps)),
  ]
  if (issuing) {
    await deps.certificates.scheduleMissing(deps.now())
    const issue = () => issueDue(deps, issuing)
    workers.push(pollingWorker('certificates', runtime.log, config.RECHECK_POLL_MS, issue))
  }
  return startService(runtime, {
    port: config.PORT,
    routers: routersOf(deps),
    facts: [{ group: 'domain.users', topics: ['users'], from: 'start', handlers: onUser(deps) }],
    workers,
  })
}
