import { z } from 'zod'

/** The external services that are simulated. */
export const SERVICES = ['telegram', 'sheets', 'meta', 'trackify', 'shopify', 'openai', 'mail', 'push'] as const
export type ServiceName = (typeof SERVICES)[number]

/** Modes that only the language model has. */
const MODEL_MODES = ['wrong-shape', 'refuse', 'nonsense', 'cut', 'lies', 'generic'] as const
export const isOfModel = (mode: string): boolean => (MODEL_MODES as readonly string[]).includes(mode)

/**
 * The behaviour of a service: ok; fail (answers `status`, 500 by default, without effect); stall (does not answer, and cuts the connection
 * after `delayMs` if given); rate-limit (429 with `retryAfter` seconds, 5 by default); drop-after (performs the request, then cuts the
 * connection, which to the caller looks like a lost answer). The language model has further modes: wrong-shape, refuse, nonsense (an answer
 * manipulated by instructions in a web page), cut (a truncated answer), lies (states measures that the prompt does not contain) and generic
 * (as a judge, finds the first sentence too general). With `count`, the mode ends after this many requests. `delayMs` delays every answer.
 */
export const Behaviour = z.object({
  mode: z.enum(['ok', 'fail', 'stall', 'rate-limit', 'drop-after', ...MODEL_MODES]),
  status: z.int().min(400).max(599).default(500),
  count: z.int().positive().optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
  retryAfter: z.int().positive().default(5),
})
export type Behaviour = z.infer<typeof Behaviour>

const OK: Behaviour = Behaviour.parse({ mode: 'ok' })

/** The current behaviour of every service. */
export class Behaviours {
  private readonly current = new Map<ServiceName, Behaviour>()
  private readonly stalled = new Map<ServiceName, number>()

  of(service: ServiceName): Behaviour {
    return this.current.get(service) ?? OK
  }

  all(): Record<ServiceName, Behaviour> {
    return {
      telegram: this.of('telegram'),
      sheets: this.of('sheets'),
      meta: this.of('meta'),
      trackify: this.of('trackify'),
      shopify: this.of('shopify'),
      openai: this.of('openai'),
      mail: this.of('mail'),
      push: this.of('push'),
    }
  }

  set(service: ServiceName, behaviour: Behaviour): void {
    this.current.set(service, behaviour)
  }

  /** How many stalled requests are waiting. */
  waiting(service: ServiceName): number {
    return this.stalled.get(service) ?? 0
  }

  /** Counts one more stalled request; returns a function that counts it down. */
  stall(service: ServiceName): () => void {
    this.stalled.set(service, this.waiting(service) + 1)
    return () => void this.stalled.set(service, this.waiting(service) - 1)
  }

  /** The behaviour for one request, which reduces `count`. A read has no effect that could be repeated, so drop-after applies only to writes. */
  take(service: ServiceName, writes: boolean): Behaviour {
    const now = this.of(service)
    if (now.mode === 'drop-after' && !writes) return OK
    if (now.count !== undefined) this.set(service, now.count > 1 ? { ...now, count: now.count - 1 } : OK)
    return now
  }
}
