import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../logger.ts'
import type { Bus } from './bus.ts'
import type { Subscription } from './consumer.ts'

const RETRY_AFTER_MS = 1000

/** The members of a service's groups, as they join. */
export interface Consumers {
  /** Resolves once all of them run. */
  readonly running: Promise<void>
  isRunning(): boolean
  stop(): Promise<void>
}

interface Groups {
  projections?: readonly Subscription[]
  /** Made once the projections have caught up, before any fact is read. */
  beforeFacts: () => Promise<void>
  facts?: readonly Subscription[]
}

/** Joins the groups of projections, and those of facts once the projections have caught up; in the background, tried again until Kafka is there. */
export function startConsumers(
  { bus, log }: { bus: Bus; log: Logger },
  { projections = [], beforeFacts, facts = [] }: Groups,
): Consumers {
  const members: { stop(): Promise<void> }[] = []
  const stopping = new AbortController()
  let isRunning = false

  const retryTransient = async (group: string, step: () => Promise<void>): Promise<void> => {
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
    retryTransient(subscription.group, async () => {
      const member = await bus.subscribe(subscription)
      // Stopped while it joined: nobody else would stop it.
      if (stopping.signal.aborted) await member.stop()
      else members.push(member)
    })
  const run = async () => {
    await Promise.all(projections.map(join))
    await Promise.all(projections.map(({ group, topics }) => retryTransient(group, () => bus.caughtUp(group, topics))))
    await retryTransient('migrations', beforeFacts)
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
