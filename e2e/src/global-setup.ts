import type { TestProject } from 'vitest/node'
import { startIzlogOn } from './izlog-on.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sharedIzlog: { url: string; simulatorsUrl: string }
  }
}

/** Starts the Izlog that the files share, on the stores that the run has started before. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, simulatorsUrl, stop } = await startIzlogOn(project.getProvidedContext())
  project.provide('sharedIzlog', { url, simulatorsUrl })
  return stop
}
