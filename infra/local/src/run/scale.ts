import { Refusal } from '../terminal.ts'
import { type ServiceName, serviceNames } from './services.ts'

/** How many instances of each service run; one of those that are not named. */
export type Scale = Partial<Record<ServiceName, number>>

/** Each takes about 100 MB and a share of the cores. */
export const MAX_INSTANCES = 8

const OPTION = '--scale'
const USAGE = `--scale order=2,notifier=3, or --scale 2 for every service: 1 to ${MAX_INSTANCES} of ${serviceNames.join(', ')}`

/** Takes `--scale …` out of a command's options. Throws a `Refusal` for what cannot be read, for services that there are not, and for too many. */
export function scaleIn(options: readonly string[]): { scale: Scale; others: string[] } {
  const at = options.findIndex((option) => option === OPTION || option.startsWith(`${OPTION}=`))
  const option = options[at]
  if (option === undefined) return { scale: {}, others: [...options] }
  const isApart = option === OPTION
  const text = isApart ? (options[at + 1] ?? '') : option.slice(OPTION.length + 1)
  return { scale: readScale(text), others: options.toSpliced(at, isApart ? 2 : 1) }
}

/** Reads `order=2,notifier=3`, or `2` for every service. */
function readScale(text: string): Scale {
  if (!text.includes('=')) return Object.fromEntries(serviceNames.map((name) => [name, countIn(text, text)]))
  const scale: Scale = {}
  for (const part of text.split(',')) {
    const [word = '', count = ''] = part.split('=')
    const name = serviceNames.find((one) => one === word)
    if (!name) throw new Refusal(`There is no service "${word}" to scale.\n${USAGE}`)
    if (scale[name] !== undefined) throw new Refusal(`--scale names ${name} twice.\n${USAGE}`)
    scale[name] = countIn(count, part)
  }
  return scale
}

function countIn(count: string, part: string): number {
  const value = Number(count)
  if (/^\d+$/.test(count) && value >= 1 && value <= MAX_INSTANCES) return value
  throw new Refusal(`--scale cannot be "${part}".\n${USAGE}`)
}
