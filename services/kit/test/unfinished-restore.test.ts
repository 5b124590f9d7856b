import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { baseEnv, readConfig } from '../src/config.ts'
import { createLogger } from '../src/logger.ts'
import { startRuntime, startService, stopRuntime } from '../src/service.ts'
import { connectStore } from '../src/store/connection.ts'
import { endAtRestore, RESTORING, UNFINISHED_RESTORE } from '../src/store/unfinished-restore.ts'
import { testEnvironment } from '../src/testing/stack.ts'
import { until } from '../src/testing/until.ts'

const config = readConfig(z.object(baseEnv), testEnvironment())
const argv = [...process.argv]
let store: Awaited<ReturnType<typeof connectStore>>
beforeAll(async () => {
  store = await connectStore('order', config)
})
afterEach(async () => {
  process.argv = [...argv]
  vi.restoreAllMocks()
  await store.dropDatabase()
})
afterAll(() => store.close())

const begin = () => store.collection(UNFINISHED_RESTORE).insertOne({ backup: 'a' })

describe('while the restore of a store is unfinished', () => {
  it('no service starts on it, but the commands of the restore itself', async () => {
    const start = async () => stopRuntime(await startRuntime('order', config))
    await begin()
    await expect(start()).rejects.toThrow(`The restore of ${store.name} is unfinished: run it again`)
    process.argv.push(RESTORING)
    await start()
    process.argv = [...argv]
    await store.collection(UNFINISHED_RESTORE).drop()
    await start()
  })

  it('a process ends that runs on it when it begins', async () => {
    const end = vi.fn()
    const watch = endAtRestore(store, createLogger('order', 'silent'), end, 20)
    const find = vi.spyOn(store, 'collection')
    watch.start()
    await until(() => find.mock.calls.length > 3)
    expect(end).not.toHaveBeenCalled()
    await begin()
    await until(() => end.mock.calls.length > 0)
    await watch.stop()
  })

  it('a service ends that was about to start when it began', async () => {
    const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
    const runtime = await startRuntime('order', config)
    await begin()
    const service = await startService(runtime, { port: 0, routers: [] })
    await until(() => exit.mock.calls.length > 0)
    expect(exit).toHaveBeenCalledWith(1)
    await service.stop()
  })
})
