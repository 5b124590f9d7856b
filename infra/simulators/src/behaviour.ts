import { z } from 'zod'

/** The outside services that are stood in for. */
export const SERVICES = ['telegram', 'sheets', 'meta', 'trackify', 'shopify', 'openai'] as const
export type ServiceName = (typeof SERVICES)[number]

/** What only a model does. */
const MODEL_MODES = ['wrong-shape', 'refuse', 'nonsense', 'cut', 'lies', 'generic'] as const
export const isOfModel = (mode: string): boolean => (MODEL_MODES as readonly string[]).includes(mode)

/**
 * How a service behaves from now on:
 * ok; fail (answers `status`, 500 by default, and does nothing); stall (never answers, cuts after `delayMs` if given);
 * rate-limit (429 asking for `retryAfter` seconds, 5 by default); drop-after (does what was asked, then cuts the
 * connection unanswered: the caller cannot tell it from a lost answer). The model alone can also answer in a wrong-shape, refuse, write
 * nonsense that somebody's page put into its mouth, have its answer cut, claim measures that it was not given (lies), or, as a judge, find
 * the first sentence too general (generic). `count` requests only, then ok again. `delayMs` waits before anything.
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
    }
  }

  set(service: ServiceName, behaviour: Behaviour): void {
    this.current.set(service, behaviour)
  }

  /** How many requests are kept waiting. */
  waiting(service: ServiceName): number {
    return this.stalled.get(service) ?? 0
  }

  /** Counts one more waiting request; returns a function that ends its waiting. */
  stall(service: ServiceName): () => void {
    this.stalled.set(service, this.waiting(service) + 1)
    return () => void this.stalled.set(service, this.waiting(service) - 1)
  }

  /** The behaviour for one request, counted down. A read has no effect to lose, so drop-after waits for a write. */
  take(service: ServiceName, writes: boolean): Behaviour {
    const now = this.of(service)
    if (now.mode === 'drop-after' && !writes) return OK
    if (now.count !== undefined) this.set(service, now.count > 1 ? { ...now, count: now.count - 1 } : OK)
    return now
  }
}
