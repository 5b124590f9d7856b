import type { BaseConfig } from '../config.ts'
import type { ServiceName } from '../security/service-token.ts'
import { type Runtime, startRuntime, stopRuntime } from '../service.ts'
import { type Projection, rebuildProjection } from './rebuild.ts'

/** The life of `src/rebuild.ts` of a service, which `npm run rebuild -- <service> [--force]` runs: says what was rebuilt, ends with 1 and one line when it cannot. */
export async function runRebuild(
  service: ServiceName,
  config: BaseConfig,
  projectionOf: (runtime: Runtime) => Projection,
): Promise<void> {
  // Nobody waits for it, and one of its writes may concern every document.
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
