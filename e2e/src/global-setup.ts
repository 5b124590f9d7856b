import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { freshFolder } from '@izlog/local/testing/test-stores'
import type { TestProject } from 'vitest/node'
import { startIzlogOn } from './izlog-on.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedIzlog: { url: string; simulatorsUrl: string; namespace: string; dataDir: string }
  }
}

/** Starts the Izlog that the files share, on the stores that the run has started before. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const namespace = `t${randomBytes(5).toString('hex')}`
  const dataDir = join(freshFolder(), namespace)
  const stores = project.getProvidedContext()
  const { url, simulatorsUrl, stop } = await startIzlogOn(stores, { NAMESPACE: namespace }, { dataDir })
  project.provide('sharedIzlog', { url, simulatorsUrl, namespace, dataDir })
  return stop
}
