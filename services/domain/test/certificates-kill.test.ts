import { type SpawnedService, spawnService } from '@izlog/kit/testing/spawned-service'
import { until } from '@izlog/kit/testing/until'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type Certificates, PROVISIONING_MS, startCertificates } from './certificates-start.ts'

let world: Certificates
const running: SpawnedService[] = []
beforeAll(async () => {
  world = await startCertificates({ issuing: false })
}, PROVISIONING_MS)
afterEach(() => Promise.all(running.splice(0).map((instance) => instance.kill())))
afterAll(() => world.stop())

async function start(): Promise<SpawnedService> {
  const instance = await spawnService('domain', world.issuingEnv)
  running.push(instance)
  return instance
}

it('a process killed in the middle of an order leaves nothing stuck: another one issues it, once', {
  timeout: 240_000,
}, async () => {
  const first = await start()
  const reached = world.door.keepWaiting()
  const { id, certificate } = await world.leading({ www: false })
  await reached
  await first.kill()
  expect((await certificate()).state).toBe('none')
  const second = await start()
  world.door.leadTo(second.port)
  // The lease of the dead one runs out.
  await world.backdate(id, { certificateAt: new Date() })
  await world.until('active', certificate)
  expect(world.issued()).toBe(1)
  expect((await world.stored(id))?.certificateLease).toBeUndefined()
})

it('two instances issue each certificate once, and either answers for both', { timeout: 240_000 }, async () => {
  const before = world.issued()
  const [one] = await Promise.all([start(), start()])
  world.door.leadTo(one.port)
  const hosts = await Promise.all(Array.from({ length: 6 }, () => world.leading({ www: false })))
  for (const { certificate } of hosts) await world.until('active', certificate)
  expect(world.issued() - before).toBe(hosts.length)
  for (const { id } of hosts) {
    const published = () => world.snapshots.all('domain.snapshot', String(id))
    const issued = await until(() => {
      const found = published().filter(({ data }) => JSON.stringify(data).includes('fingerprint'))
      return found.length > 0 && found
    })
    expect(new Set(issued.map((event) => event.id)).size).toBe(1)
  }
})
