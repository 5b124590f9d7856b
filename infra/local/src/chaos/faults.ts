import { setTimeout as wait } from 'node:timers/promises'
import { CHANNEL_SIMULATORS } from '../channel-simulators.ts'
import { descendantsOf } from '../proc.ts'
import type { ChaosStack, LinkName } from './chaos-stack.ts'

export type Fault = {
  name: string
  /** Approximate duration; the fault's share of the orders is spread over it. */
  seconds: number
  /** The fault's share of the orders, relative to an ordinary fault. */
  weight?: number
  /** True when orders must still be accepted during the fault, because accepting them does not depend on the missing part. */
  ordersGoOn?: boolean
  /** Causes the fault and ends it. Returns the end as Unix ms; the affected parts need to recover only after it. */
  make(stack: ChaosStack): Promise<number>
}

const SPREAD_OF_A_KILL_S = 3
const SLOW_MS = 300

/** Parts that are not needed to accept an order, neither themselves nor through another part. */
const BESIDE_THE_ORDER = ['auth', 'upsell', 'domain', 'notifier', 'tls-sync', 'Kafka', 'channels']
const isBeside = (part: string) => BESIDE_THE_ORDER.includes(part)

/** Kills a process with -9; it is then started again. */
export const killed = (part: string): Fault => ({
  name: `${part} killed`,
  seconds: SPREAD_OF_A_KILL_S,
  async make({ system }) {
    const at = Date.now()
    await system.kill(part)
    return at
  },
})

/** Suspends a process and its descendants (SIGSTOP), then resumes them. */
export const suspended = (part: string, seconds: number): Fault => ({
  name: `${part} stopped for ${seconds} s`,
  seconds,
  ordersGoOn: isBeside(part),
  async make({ system }) {
    const pid = system.process(part).pid()
    if (pid === undefined) throw new Error(`${part} is not running`)
    const halted: number[] = []
    const halt = (one: number) => {
      process.kill(one, 'SIGSTOP')
      halted.push(one)
    }
    const resume = () => {
      for (const one of halted.reverse()) process.kill(one, 'SIGCONT')
    }
    process.once('exit', resume) // a suspended process cannot end, so an interrupted run would leave it behind
    try {
      halt(pid) // before its children, so that it cannot start more
      for (const child of descendantsOf(pid)) halt(child)
      await wait(seconds * 1000)
    } finally {
      process.off('exit', resume)
      resume()
    }
    return Date.now()
  },
})

const onLink = (link: LinkName, what: 'cut' | 'slow' | 'half-open', seconds: number): Fault => ({
  name: `${link} ${what} for ${seconds} s`,
  seconds,
  ordersGoOn: isBeside(link),
  async make({ links }) {
    const { cut, slow, halfOpen, restore } = links[link]
    try {
      await { cut, slow: () => slow(SLOW_MS), 'half-open': halfOpen }[what]()
      await wait(seconds * 1000)
    } finally {
      await restore()
    }
    return Date.now()
  },
})
/** Ends all connections and refuses new ones. */
export const cut = (link: LinkName, seconds: number) => onLink(link, 'cut', seconds)
/** Delays every answer by 300 ms. */
export const slow = (link: LinkName, seconds: number) => onLink(link, 'slow', seconds)
/** Delivers requests, loses the answers, and keeps connections open. */
export const halfOpen = (link: LinkName, seconds: number) => onLink(link, 'half-open', seconds)

/** Kills Kafka and keeps it unreachable even after its restart. */
const kafkaGone = (seconds: number): Fault => ({
  name: `Kafka gone for ${seconds} s`,
  seconds,
  weight: 5,
  ordersGoOn: true,
  async make({ system, links }) {
    try {
      await links.Kafka.cut()
      const end = Date.now() + seconds * 1000
      await system.kill('Kafka')
      await wait(Math.max(0, end - Date.now()))
    } finally {
      await links.Kafka.restore()
    }
    return Date.now()
  },
})

/** The ways in which channels can fail, as settings of the simulators. */
const FAILURES = {
  '429': { mode: 'rate-limit', retryAfter: 2 },
  '500': { mode: 'fail', status: 500 },
  hanging: { mode: 'stall' },
  'cut after the work': { mode: 'drop-after' },
} as const

/** Makes all channels fail in the same way. */
export const channelsFail = (failure: keyof typeof FAILURES, seconds: number): Fault => ({
  name: `channels: ${failure} for ${seconds} s`,
  seconds,
  ordersGoOn: true,
  async make({ system }) {
    try {
      await setBehaviour(system.simulatorsUrl, FAILURES[failure])
      await wait(seconds * 1000)
    } finally {
      await setBehaviour(system.simulatorsUrl, { mode: 'ok' })
    }
    return Date.now()
  },
})

async function setBehaviour(simulatorsUrl: string, behaviour: object): Promise<void> {
  for (const simulator of Object.values(CHANNEL_SIMULATORS)) {
    const response = await fetch(`${simulatorsUrl}/behaviour/${simulator}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(behaviour),
    })
    if (!response.ok) throw new Error(`The simulators answered ${response.status}: ${await response.text()}`)
  }
}

const LINKS: readonly LinkName[] = ['store', 'PostgreSQL', 'Kafka', 'Redis', 'channels', 'services']
const STOP_S = 20
const CUT_S = 5
const SLOW_S = 20
const HALF_OPEN_S = 20
const KAFKA_GONE_S = 300

/** All faults of `npm run chaos`: each part killed and suspended, each link cut, slowed and half-open, Kafka gone, and the channels failing. */
export function everyFault({ system }: ChaosStack): Fault[] {
  const parts = system.processes.map(({ name }) => name).filter((name) => name !== 'simulators')
  // A `mongod` of this machine has no PostgreSQL behind it.
  const isThere = (link: LinkName) => link !== 'PostgreSQL' || parts.includes(link)
  return [
    ...parts.map(killed),
    ...parts.map((part) => suspended(part, STOP_S)),
    ...LINKS.filter(isThere).flatMap((link) => [cut(link, CUT_S), slow(link, SLOW_S), halfOpen(link, HALF_OPEN_S)]),
    kafkaGone(KAFKA_GONE_S),
    ...(['429', '500', 'hanging', 'cut after the work'] as const).map((failure) => channelsFail(failure, STOP_S)),
  ]
}
