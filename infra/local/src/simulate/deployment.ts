import { Refusal } from '../terminal.ts'
import { type CpuMs, ownCost } from './costs.ts'

/** What the work is done by. */
export interface Deployment {
  /** Seconds of each resource in a second: a process's cores, and `machine` where all share one. */
  capacity: Readonly<Record<string, number>>
  /** Processes of notifier, each of which calls an outside service at most MAX_CALLS times at once. */
  notifiers: number
  /** What one piece of work takes of each resource, in seconds. */
  takes(cost: CpuMs): Record<string, number>
}

/** Node runs a program on one core; the others use all there are. */
const ON_ONE_CORE = ['auth', 'catalog', 'order', 'upsell', 'domain', 'notifier', 'Redis', 'simulators', 'load']
const MACHINE = 'machine'

/** The embedded stack: one of each on so many cores, with the stand-ins for outside services and shoppers. `idle`: what it uses at rest. */
export function oneMachine(cores: number, idle: CpuMs): Deployment {
  const alone = Object.fromEntries(ON_ONE_CORE.map((name) => [name, 1 - (idle[name] ?? 0) / 1000]))
  const atRest = Object.values(idle).reduce((sum, ms) => sum + ms / 1000, 0)
  return {
    capacity: { ...alone, [MACHINE]: cores - atRest },
    notifiers: 1,
    takes: (cost) => {
      const own = Object.fromEntries(Object.entries(cost).map(([name, ms]) => [name, ms / 1000]))
      return { ...own, [MACHINE]: Object.values(own).reduce((sum, seconds) => sum + seconds, 0) }
    },
  }
}

/** Many machines: so many cores for each process, by its name; of a service as many instances. What is not named has one. */
export function manyMachines(cores: Readonly<Record<string, number>>): Deployment {
  return {
    capacity: cores,
    notifiers: cores.notifier ?? 1,
    takes: (cost) => Object.fromEntries(Object.entries(ownCost(cost)).map(([name, ms]) => [name, ms / 1000])),
  }
}

/** Reads `order=8,notifier=4`. Throws a `Refusal` for a name that no cost has. */
export function coresFrom(text: string, known: readonly string[]): Record<string, number> {
  const named = text.split(',').map((part): [string, number] => {
    const [name = '', number = ''] = part.split('=')
    const found = known.find((one) => one.toLowerCase() === name.trim().toLowerCase())
    if (!found || !(Number(number) > 0))
      throw new Refusal(`--cores ${text}: a name of ${known.join(', ')}, =, a number`)
    return [found, Number(number)]
  })
  return { ...Object.fromEntries(known.map((name) => [name, 1])), ...Object.fromEntries(named) }
}
