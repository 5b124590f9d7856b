import { run, which } from '../shell.ts'
import { Refusal } from '../terminal.ts'
import type { Answers } from './load.ts'

const UNIT_MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** Parses the output of wrk. Throws a `Refusal` when any answer was an error, because the rate would then include error answers. */
export function answersIn(output: string): Answers {
  const bad = /Non-2xx or 3xx responses: \d+|Socket errors: .*/.exec(output)?.[0]
  if (bad) throw new Refusal(`wrk: ${bad}`)
  const latency = (share: number) => {
    const [, value = '', unit = ''] = new RegExp(`^\\s+${share}%\\s+([\\d.]+)(us|ms|s|m)$`, 'm').exec(output) ?? []
    return Number(value) * (UNIT_MS[unit] ?? Number.NaN)
  }
  const perSecond = Number(/^Requests\/sec:\s+([\d.]+)$/m.exec(output)?.[1])
  return { perSecond, p50: latency(50), p99: latency(99) }
}

/** Sends one request repeatedly with wrk, whose single thread is faster than nginx. */
export async function wrk(
  url: string,
  { connections, seconds, headers }: { connections: number; seconds: number; headers: Record<string, string> },
): Promise<Answers> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['--latency', '-t1', `-c${connections}`, `-d${seconds}s`, ...lines, url]
  return answersIn(await run(which('wrk') ?? 'wrk', args))
}
