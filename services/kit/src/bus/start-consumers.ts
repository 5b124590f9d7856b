import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../logger.ts'
import type { Bus } from './bus.ts'
import type { Subscription } from './consumer.ts'

const RETRY_AFTER_MS = 1000

/** A service's members of its consumer groups. */
export interface Consumers {
  /** Resolves once all of them run. */
  readonly running: Promise<void>
  isRunning(): boolean
  stop(): Promise<void>
}

interface Groups {
  projections?: readonly Subscription[]
  /** Called once the projections have caught up, before any fact is read. */
  beforeFacts: () => Promise<void>
  facts?: readonly Subscription[]
}

/** Joins the groups of projections and, once these have caught up, those of facts; in the background, with retries until Kafka is there. */
export function startConsumers(
  { bus, log }: { bus: Bus; log: Logger },
  { projections = [], beforeFacts, facts = [] }: Groups,
): Consumers {
  const members: { stop(): Promise<void> }[] = []
  const stopping = new AbortController()
  let isRunning = false

  const retryUntilStopped = async (group: string, step: () => Promise<void>): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        return await step()
      } catch (err) {
        if (stopping.signal.aborted) return
        log.warn({ err, group }, 'group not joined, next try in a second')
        await sleep(RETRY_AFTER_MS, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }
  const join = (subscription: Subscription) =>
    retryUntilStopped(subscription.group, async () => {
      const member = await bus.subscribe(subscription)
      // The service was stopped while this member joined: `stop` did not see it.
      if (stopping.signal.aborted) await member.stop()
      else members.push(member)
    })
  const run = async () => {
    await Promise.all(projections.map(join))
    await Promise.all(
      projections.map(({ group, topics }) => retryUntilStopped(group, () => bus.caughtUp(group, topics))),
    )
    await retryUntilStopped('migrations', beforeFacts)
    await Promise.all(facts.map(join))
    isRunning = !stopping.signal.aborted
  }
  return {
    running: run(),
    isRunning: () => isRunning,
    async stop() {
      stopping.abort()
      isRunning = false
      await Promise.all(members.map((member) => member.stop()))
    },
  }
}
