import { expect, it } from 'vitest'
import { scriptedStore } from '../src/testing/scripted-store.ts'
import { spawnService } from '../src/testing/spawned-service.ts'
import { testEnvironment } from '../src/testing/stack.ts'

it('does not start in production on a standalone server, and says why', async () => {
  const standalone = await scriptedStore({ buildInfo: { version: '8.0.4' } })
  const env = { ...testEnvironment(), CATALOG_URL: 'http://catalog.test', NODE_ENV: 'production' }
  await expect(spawnService('order', { ...env, MONGO_URL: standalone.url })).rejects.toThrow(
    /^MONGO_URL leads to a standalone server: in production the store is a replica set/,
  )
  await standalone.stop()
})
