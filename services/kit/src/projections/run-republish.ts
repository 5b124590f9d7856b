import type { BaseConfig } from '../config.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { ServiceName } from '../security/service-token.ts'
import { type Runtime, startRuntime, stopRuntime } from '../service.ts'
import { type OwnedSnapshots, republish } from './republish.ts'

interface Owner {
  owned: OwnedSnapshots
  outboxes: readonly Outbox[]
}

/** Ids beyond this number are counted, not listed. */
const MAX_LISTED = 100

/**
 * The main function of a service's `src/republish.ts` (`npm run republish -- <topic> [--delete-missing]`): prints what was published
 * and where topic and store differ; on failure prints one line and exits with 1.
 */
export async function runRepublish(
  service: ServiceName,
  config: BaseConfig,
  ownerOf: (runtime: Runtime) => Owner,
): Promise<void> {
  const [topic, ...flags] = process.argv.slice(2)
  const deleteMissing = flags.includes('--delete-missing')
  const print = (line: string) => process.stdout.write(`${line}\n`)
  const runtime = await startRuntime(service, config)
  const { owned, outboxes } = ownerOf(runtime)
  try {
    if (!owned.topics.some((name) => name === topic))
      throw new Error(`${service} republishes: ${owned.topics.join(', ')}`)
    for (const outbox of outboxes) outbox.start()
    const { count, missing, returned } = await republish(runtime, owned, deleteMissing)
    print(`${count} ${owned.topics.join(' and ')} published anew`)
    if (returned.length > 0) print(`told as deleted before, and here again: ${listed(returned)}`)
    if (missing.length > 0)
      print(
        deleteMissing
          ? `told as deleted now, since the store has them no more: ${listed(missing)}`
          : `told before, and not in the store (--delete-missing tells them as deleted): ${listed(missing)}`,
      )
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  } finally {
    await Promise.all(outboxes.map((outbox) => outbox.stop()))
    await stopRuntime(runtime)
  }
}

const listed = (ids: readonly number[]) =>
  [...ids.slice(0, MAX_LISTED), ...(ids.length > MAX_LISTED ? [`and ${ids.length - MAX_LISTED} more`] : [])].join(', ')
