import { MAX_CALLS } from '../../../../services/notifier/src/use-cases/send-queue.ts'
import type { ServiceLimits } from './channels.ts'
import { type Costs, type CpuMs, ownCost } from './costs.ts'
import type { Traffic } from './traffic.ts'

/** What steady traffic needs of one thing, and why. */
export interface PlanLine {
  what: string
  needed: number
  unit: string
  why: string
}

/** The part of a core that may be in use, so that bursts and the death of an instance find room. */
const BUSY = 0.6
const LEAST_PARTITIONS = 6
const FACTS_KEPT_DAYS = 7
const DAY_S = 86_400

/** The arithmetic for steady traffic: what it needs of each process, of the disks and of outside services. */
export function plan(costs: Costs, traffic: Omit<Traffic, 'seconds' | 'burst'>, outside: ServiceLimits): PlanLine[] {
  const { orders, pages, pastCache, sellers } = traffic
  const used = usedCores([
    [costs.accept, orders],
    [costs.carry, orders],
    [costs.cachedPage, pages * (1 - pastCache)],
    [costs.renderedPage, pages * pastCache],
  ])
  const processes = [...used]
    .sort(([, a], [, b]) => b - a)
    .map(([what, cores]) => ({
      ...{ what, needed: Math.ceil(cores / BUSY), unit: 'cores' },
      why: `${cores.toFixed(2)} in use, at most ${BUSY * 100} % of each`,
    }))
  const calls = Math.ceil((orders * outside.callMs) / 1000 / MAX_CALLS / BUSY)
  const readers = processes.filter(({ what }) => what === 'order' || what === 'notifier').map(({ needed }) => needed)
  const { store, kafka } = costs.diskBytes
  const gbADay = (bytes: number) => (bytes * orders * DAY_S) / 1e9
  return [
    ...processes,
    {
      ...{ what: 'notifier, for its calls', needed: calls, unit: 'instances' },
      why: `each makes ${MAX_CALLS} calls at once to a service, of ${outside.callMs} ms`,
    },
    {
      ...{ what: 'partitions of a topic', needed: Math.max(LEAST_PARTITIONS, calls, ...readers), unit: '' },
      why: 'one for each instance that reads it',
    },
    {
      ...{ what: 'disk of the store', needed: gbADay(store), unit: 'GB a day' },
      why: `${(store / 1000).toFixed(1)} KB an order, with its indexes`,
    },
    {
      ...{ what: 'disk of Kafka, for each copy', needed: gbADay(kafka) * FACTS_KEPT_DAYS, unit: 'GB' },
      why: `${(kafka / 1000).toFixed(1)} KB an order, kept ${FACTS_KEPT_DAYS} days`,
    },
    ...(outside.sheetsPerMinute > 0
      ? [
          {
            ...{
              what: 'a seller’s sheet is written every',
              needed: (sellers / outside.sheetsPerMinute) * 60,
              unit: 's',
            },
            why: `${sellers} sellers share ${outside.sheetsPerMinute} reads and writes a minute of the platform’s account`,
          },
        ]
      : []),
  ]
}

/** The cores that each process uses for so many pieces of work a second. */
function usedCores(works: readonly (readonly [CpuMs, number])[]): Map<string, number> {
  const used = new Map<string, number>()
  for (const [cost, rate] of works) {
    for (const [name, ms] of Object.entries(ownCost(cost)))
      if (ms * rate > 0) used.set(name, (used.get(name) ?? 0) + (ms * rate) / 1000)
  }
  return used
}
