import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBus } from '@izlog/kit/bus/bus'
import { on } from '@izlog/kit/bus/event-handler'
import { kafkaAccess } from '@izlog/kit/bus/kafka-access'
import { internalClient } from '@izlog/kit/internal-client'
import { createLogger } from '@izlog/kit/logger'
import type { RunningService } from '@izlog/kit/service'
import { pollingWorker } from '@izlog/kit/worker'
import { certificateFiles } from './certificate-files.ts'
import type { TlsSyncConfig } from './config.ts'
import { syncCertificates } from './sync.ts'

const RETRY_AFTER_MS = 1000

/** Keeps the certificates of one gateway: all of them at start, then each change from the topic `domains`. Ready once the folder is complete. */
export async function startTlsSync(config: TlsSyncConfig): Promise<RunningService> {
  const log = createLogger('tls-sync', config.LOG_LEVEL)
  const deps = {
    ask: internalClient(config, 'tls-sync'),
    domainUrl: config.DOMAIN_URL,
    files: await certificateFiles(config.TLS_DIR),
    log,
  }
  let ready = false
  const worker = pollingWorker('certificates', log, config.RESYNC_MS, async () => {
    try {
      await syncCertificates(deps)
      ready = true
      return 0
    } catch (err) {
      log.warn({ err }, 'certificates not compared, next try in a second')
      await sleep(RETRY_AFTER_MS)
      return 1
    }
  })
  // Before Kafka is there: a gateway that has just been started needs its certificates first.
  worker.start()

  const health = createServer((req, res) => {
    const ok = req.url === '/healthz' || (req.url === '/readyz' && ready)
    res.writeHead(ok ? 200 : 503, { 'content-type': 'application/json' }).end(JSON.stringify({ ready }))
  }).listen(config.PORT)
  await once(health, 'listening')

  const bus = startBus({
    service: 'tls-sync',
    ...kafkaAccess(config),
    namespace: config.NAMESPACE,
    partitions: config.KAFKA_PARTITIONS,
    log,
  })
  // Each gateway reads every event, so it has a consumer group of its own, removed when it stops.
  const group = `tls-sync.${randomUUID()}`
  const changed = on('domains', 'domain.snapshot.v1', async () => worker.wake())
  const consumer = await bus.subscribe({ group, topics: ['domains'], from: 'end', handlers: [changed] })
  // What changed between the first look and the first event.
  worker.wake()
  const address = health.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  log.info({ port }, 'ready')

  return {
    port,
    async stop() {
      health.close()
      health.closeAllConnections()
      await consumer.stop()
      await worker.stop()
      await bus.deleteGroup(group).catch((err: unknown) => log.debug({ err }, 'the group is left to expire'))
      await bus.stop()
    },
  }
}
