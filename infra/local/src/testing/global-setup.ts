import type { TestProject } from 'vitest/node'
import { startTestStores, type TestStores } from './test-stores.ts'

declare global {
  /** Every vitest project loads its own copy of this file, so the shared stores are a global of the process. */
  var izlogTestStores: { started: Promise<TestStores>; users: number } | undefined
}

/** Starts the stores for the first project that needs them, and stops them after the last. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  globalThis.izlogTestStores ??= { started: startTestStores(), users: 0 }
  const shared = globalThis.izlogTestStores
  shared.users += 1
  const stores = await shared.started
  project.provide('mongoUrl', stores.mongoUrl)
  project.provide('postgresUrl', stores.postgresUrl ?? '')
  project.provide('kafkaBrokers', stores.kafkaBrokers)
  project.provide('redisUrl', stores.redisUrl)
  return async () => {
    shared.users -= 1
    if (shared.users > 0) return
    globalThis.izlogTestStores = undefined
    await stores.stop()
  }
}
