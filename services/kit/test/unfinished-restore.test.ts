import { afterEach, expect, it } from 'vitest'
import { z } from 'zod'
import { baseEnv, readConfig } from '../src/config.ts'
import { startRuntime, stopRuntime } from '../src/service.ts'
import { connectStore } from '../src/store/connection.ts'
import { RESTORING, UNFINISHED_RESTORE } from '../src/store/unfinished-restore.ts'
import { testEnvironment } from '../src/testing/stack.ts'

const argv = [...process.argv]
afterEach(() => {
  process.argv = [...argv]
})

it('lets no service start on a store whose restore is unfinished, but the commands of the restore itself', async () => {
  const config = readConfig(z.object(baseEnv), testEnvironment())
  const store = await connectStore('order', config)
  const start = async () => stopRuntime(await startRuntime('order', config))
  await store.collection(UNFINISHED_RESTORE).insertOne({ backup: 'a' })
  await expect(start()).rejects.toThrow(`The restore of ${store.name} is unfinished: run it again`)
  process.argv.push(RESTORING)
  await start()
  process.argv = [...argv]
  await store.collection(UNFINISHED_RESTORE).drop()
  await start()
  await store.dropDatabase()
  await store.close()
})
