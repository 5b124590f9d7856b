import { describe, expect, it } from 'vitest'
import type { Costs } from './costs.ts'
import { manyMachines, oneMachine } from './deployment.ts'
import { simulate } from './model.ts'
import { plan } from './plan.ts'
import { shareOut } from './share-out.ts'
import type { Traffic } from './traffic.ts'

const COSTS: Costs = {
  ...{ commit: 'test', at: '2026-11-29T00:00:00.000Z', machine: 'test' },
  accept: { order: 4, PostgreSQL: 1, load: 1 },
  carry: { notifier: 5, PostgreSQL: 5, simulators: 4 },
  cachedPage: { gateway: 0.05 },
  renderedPage: { catalog: 5 },
  idle: { order: 20, PostgreSQL: 30 },
  aloneMs: 10,
  diskBytes: { store: 10_000, kafka: 5000 },
}
const TRAFFIC: Traffic = { orders: 20, pages: 0, pastCache: 0, seconds: 60, sellers: 10 }
const NO_LIMITS = { callMs: 0, telegramPerMinute: 0, sheetsPerMinute: 0 }
const waitsIn = ({ steps }: ReturnType<typeof simulate>) =>
  steps.filter(({ longFrom }) => longFrom !== undefined).map(({ name }) => name)

describe('processors', () => {
  it('are shared by equal time, and what one leaves the others use', () => {
    const capacity = { machine: 1 }
    const cheap = { wanted: 1000, takes: { machine: 0.001 } }
    const dear = { wanted: 1000, takes: { machine: 0.01 } }
    expect(shareOut([cheap, dear], capacity).map(Math.round)).toEqual([500, 50])
    expect(shareOut([{ ...cheap, wanted: 100 }, dear], capacity).map(Math.round)).toEqual([100, 90])
  })

  it('hold up only who needs them', () => {
    const rates = shareOut(
      [
        { wanted: 1000, takes: { order: 0.01 } },
        { wanted: 30, takes: { notifier: 0.01 } },
      ],
      { order: 1, notifier: 1 },
    )
    expect(rates.map(Math.round)).toEqual([100, 30])
  })
})

describe('a simulation', () => {
  it('carries at once what the processors can do, and the same each time', () => {
    const outcome = simulate(COSTS, oneMachine(2, COSTS.idle), TRAFFIC, NO_LIMITS)
    expect(waitsIn(outcome)).toEqual([])
    expect(outcome.toTelegram.p99).toBeLessThan(0.5)
    expect(outcome.orders).toBeGreaterThan(1000)
    expect(simulate(COSTS, oneMachine(2, COSTS.idle), TRAFFIC, NO_LIMITS)).toEqual(outcome)
  })

  it('carries what is more than they can do at the rate of all costs together', () => {
    const { carriedAt = 0, orders } = simulate(COSTS, oneMachine(2, COSTS.idle), { ...TRAFFIC, orders: 200 }, NO_LIMITS)
    expect(orders / carriedAt).toBeGreaterThan(95)
    expect(orders / carriedAt).toBeLessThan(101)
  })

  it('names the process that is too few, and two of it help', () => {
    const busy = { ...TRAFFIC, orders: 240 }
    const cores = { order: 2, notifier: 1, PostgreSQL: 4, gateway: 1, catalog: 1 }
    const alone = simulate(COSTS, manyMachines(cores), busy, NO_LIMITS)
    expect(waitsIn(alone)).toEqual(['carrying orders'])
    expect(waitsIn(simulate(COSTS, manyMachines({ ...cores, notifier: 2 }), busy, NO_LIMITS))).toEqual([])
  })

  it('gathers what Telegram does not take one by one, and lets sheets wait for their turn', () => {
    const limits = { callMs: 100, telegramPerMinute: 20, sheetsPerMinute: 60 }
    const oneSeller = simulate(COSTS, oneMachine(8, COSTS.idle), { ...TRAFFIC, orders: 10, sellers: 1 }, limits)
    const telegram = oneSeller.steps.find(({ name }) => name === 'sending to Telegram')
    expect(telegram?.p99).toBeGreaterThan(1)
    expect(telegram?.p99).toBeLessThan(4)
    const manySellers = { ...TRAFFIC, sellers: 5000, seconds: 120 }
    expect(
      waitsIn(simulate(COSTS, oneMachine(8, COSTS.idle), manySellers, { ...limits, telegramPerMinute: 0 })),
    ).toEqual(['sending to Sheets'])
  })
})

it('plans processes, calls and disk for steady traffic', () => {
  const lines = plan(
    COSTS,
    { orders: 1000, pages: 50_000, pastCache: 0.01, sellers: 3000 },
    { callMs: 150, telegramPerMinute: 20, sheetsPerMinute: 300 },
  )
  expect(Object.fromEntries(lines.map(({ what, needed }) => [what, needed]))).toEqual({
    PostgreSQL: 10,
    notifier: 9,
    order: 7,
    catalog: 5,
    gateway: 5,
    'notifier, for its calls': 8,
    'partitions of a topic': 9,
    'disk of the store': 864,
    'disk of Kafka, for each copy': 3024,
    'a seller’s sheet is written every': 600,
  })
})
