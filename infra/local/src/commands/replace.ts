import { requestReplacement } from '../control.ts'
import { lockedBy } from '../lock.ts'
import { serviceNames } from '../run/services.ts'
import { lockFile, readState } from '../run-state.ts'
import { print, Refusal, step } from '../terminal.ts'

/**
 * `npm run replace -- order notifier`: replaces these services' processes, or those of all, by ones with today's code. One after another: a
 * new one takes requests before the old one ends.
 */
export async function replace(words: readonly string[]): Promise<void> {
  const unknown = words.find((word) => !serviceNames.some((name) => name === word))
  if (unknown !== undefined)
    throw new Refusal(`There is no service "${unknown}": npm run replace -- ${serviceNames.join(' | ')}`)
  const pid = lockedBy(lockFile)
  if (pid === undefined || !readState(pid)) throw new Refusal('Izlog is not running. `npm run up` starts it.')
  const services = words.length > 0 ? words : serviceNames
  for (const service of services) await step(`Replacing ${service}`, () => requestReplacement(service, print))
}
