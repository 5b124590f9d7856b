import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { printColumns } from '../bench/row.ts'
import { bold, print, Refusal } from '../terminal.ts'
import type { ServiceLimits } from './channels.ts'
import { type Costs, ownCost, readCosts } from './costs.ts'
import { coresFrom, manyMachines, oneMachine } from './deployment.ts'
import { measureCosts } from './measure.ts'
import { LONG_S, type SimulatedTraffic, simulate } from './model.ts'
import { plan } from './plan.ts'
import type { Traffic } from './traffic.ts'
import { trial } from './trial.ts'

const USAGE = `npm run simulate -- [--orders 50] [--burst 200x15/300] [--pages 500] [--past-cache 0.02] [--seconds 600] [--sellers 2000]
  [--machine 2 | --cores order=4,notifier=6,PostgreSQL=16,…] [--call-ms 150] [--telegram-per-minute 20] [--sheets-per-minute 60]
npm run simulate -- measure | trial`

/**
 * Plays traffic through a model of Izlog and prints what it needs, how long orders wait for each step, and where a queue grows first.
 * `measure` measures the model's costs on this machine, `trial` compares a prediction with a real run.
 */
export async function runSimulation(args: readonly string[]): Promise<void> {
  const [verb] = args
  if (verb === 'measure') return void print(JSON.stringify(await measureCosts(), null, 2))
  const costs = readCosts()
  if (verb === 'trial') {
    if (!(await trial(costs, availableParallelism()))) throw new Refusal('The model and the real run are far apart')
    return
  }
  const { traffic, outside, deployment } = settings(args, costs)
  printPlan(costs, traffic, outside)
  printOutcome(simulate(costs, deployment, traffic, outside))
}

function settings(args: readonly string[], costs: Costs) {
  const { values } = parsed(args)
  const number = (name: Exclude<keyof typeof values, 'burst' | 'cores'>): number => {
    const value = Number(values[name])
    if (!(value >= 0)) throw new Refusal(`--${name} ${values[name]}: a number\n${USAGE}`)
    return value
  }
  const traffic: Traffic = {
    ...{ orders: number('orders'), pages: number('pages'), pastCache: Math.min(1, number('past-cache')) },
    ...{ seconds: number('seconds'), sellers: Math.max(1, number('sellers')), burst: burstFrom(values.burst) },
  }
  const outside: ServiceLimits = {
    ...{ callMs: number('call-ms'), telegramPerMinute: number('telegram-per-minute') },
    sheetsPerMinute: number('sheets-per-minute'),
  }
  const deployment = values.cores
    ? manyMachines(coresFrom(values.cores, namesOf(costs)))
    : oneMachine(number('machine'), costs.idle)
  return { traffic, outside, deployment }
}

function parsed(args: readonly string[]) {
  const text = (preset: string) => ({ type: 'string', default: preset }) as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        ...{
          orders: text('50'),
          pages: text('500'),
          'past-cache': text('0.02'),
          seconds: text('600'),
          sellers: text('2000'),
        },
        ...{ burst: { type: 'string' }, cores: { type: 'string' }, machine: text('2') },
        ...{ 'call-ms': text('150'), 'telegram-per-minute': text('20'), 'sheets-per-minute': text('60') },
      },
    })
  } catch {
    throw new Refusal(USAGE)
  }
}

/** Reads `200x15/300`: 200 orders a second for 15 s, every 300 s. */
function burstFrom(text: string | undefined): Traffic['burst'] {
  if (text === undefined) return undefined
  const [, orders, seconds, every] = /^(\d+)x(\d+)\/(\d+)$/.exec(text) ?? []
  if (!Number(orders) || !Number(seconds) || !Number(every))
    throw new Refusal(`--burst ${text}: as 200x15/300\n${USAGE}`)
  return { orders: Number(orders), seconds: Number(seconds), every: Number(every) }
}

const namesOf = ({ accept, carry, cachedPage, renderedPage }: Costs): string[] => [
  ...new Set([accept, carry, cachedPage, renderedPage].flatMap((cost) => Object.keys(ownCost(cost)))),
]

const figures = new Intl.NumberFormat('en', { maximumSignificantDigits: 4 })

function printPlan(costs: Costs, traffic: Traffic, outside: ServiceLimits): void {
  print(`Costs of ${costs.commit}, ${costs.machine}`)
  print(bold(`What ${traffic.orders} orders and ${traffic.pages} pages a second need`))
  printColumns(
    ['of', 'needed', 'because'],
    plan(costs, traffic, outside).map(({ what, needed, unit, why }) => [
      what,
      `${figures.format(needed)} ${unit}`,
      why,
    ]),
  )
}

function printOutcome({ steps, orders, carriedAt, toTelegram }: SimulatedTraffic): void {
  print(bold(`What becomes of ${figures.format(orders)} orders in this deployment`))
  const seconds = (value: number) => `${figures.format(value)} s`
  printColumns(
    ['step', 'waits, p50', 'p99', 'most at once', 'left'],
    steps.map(({ name, p50, p99, longest, left }) => [
      ...[name, seconds(p50), seconds(p99)],
      ...[figures.format(Math.round(longest)), figures.format(Math.round(left))],
    ]),
  )
  print(`Accepted → Telegram: p50 ${seconds(toTelegram.p50)}, p99 ${seconds(toTelegram.p99)}`)
  print(
    carriedAt === undefined
      ? 'Orders are left that no channel took.'
      : `All were at every channel after ${seconds(carriedAt)}.`,
  )
  const [first] = steps
    .filter(({ longFrom }) => longFrom !== undefined)
    .sort((a, b) => (a.longFrom ?? 0) - (b.longFrom ?? 0))
  print(
    first
      ? `First to wait longer than ${LONG_S} s, after ${seconds(first.longFrom ?? 0)}: ${first.name}.`
      : `Nothing waits longer than ${LONG_S} s.`,
  )
}
