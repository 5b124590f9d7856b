import type { BaseConfig } from '../config.ts'
import type { ServiceName } from '../security/service-token.ts'
import { type Runtime, startRuntime, stopRuntime } from '../service.ts'
import { type Projection, rebuildProjection } from './rebuild.ts'

/** The main function of a service's `src/rebuild.ts` (`npm run rebuild -- <service> [--force]`): prints what was rebuilt; on failure prints one line and exits with 1. */
export async function runRebuild(
  service: ServiceName,
  config: BaseConfig,
  projectionOf: (runtime: Runtime) => Projection,
): Promise<void> {
  // No time limit on store calls: one write may change every document.
  const runtime = await startRuntime(service, { ...config, STORE_WITHIN_MS: 0 })
  try {
    for (const { topic, applied, removed } of await rebuildProjection(
      runtime.store,
      runtime.bus,
      projectionOf(runtime),
      process.argv.includes('--force'),
    )) {
      process.stdout.write(`${topic}: ${applied} rebuilt, ${removed} removed that nobody tells of\n`)
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    await stopRuntime(runtime)
  }
}
