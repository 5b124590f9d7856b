import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { localDir, repoRoot } from '../paths.ts'
import { run } from '../shell.ts'
import { dim, print, Refusal, red, step } from '../terminal.ts'
import { startChaosStack } from './chaos-stack.ts'
import { memoryOf, memoryViolations, violations } from './checks.ts'
import { everyFault } from './faults.ts'
import { startReceiving } from './received.ts'
import { type FaultResult, recovered, runFaults, shareOf } from './run-faults.ts'
import { sellerWithPage } from './seller.ts'
import { shoppersOf } from './shoppers.ts'

const ORDERS = 10_000
const MAX_MINUTES = 40

/**
 * Runs Izlog on its own data and causes every fault in turn while shoppers order. Then lists all violations, and fails if there are any.
 * With words, runs only the faults whose name contains one of them: `npm run chaos -- killed`.
 */
export async function chaos(words: readonly string[] = []): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const startedAt = new Date()
  const folder = join(localDir, 'chaos', startedAt.toISOString().replaceAll(':', '-'))
  const stack = await step('Izlog', () => startChaosStack({ logDir: join(folder, 'logs') }))
  const received = startReceiving(stack.system.simulatorsUrl)
  try {
    const seller = await sellerWithPage(stack.system.url)
    const shoppers = shoppersOf(stack.system.url, seller.page)
    const run = { stack, seller, shoppers }
    await step('A first order', () => recovered(run))
    const memoryBefore = memoryOf(stack.system)
    const all = everyFault(stack)
    const wanted = all.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
    if (wanted.length === 0) throw new Refusal(`No such fault; there are:\n${all.map(({ name }) => name).join('\n')}`)

    const faults = await runFaults(run, wanted, shareOf(all, ORDERS), printResult)
    const checked = await step('Checks', async () => [
      ...(await violations(run, received)),
      ...(await memoryViolations(stack, memoryBefore)),
    ])
    const wrong = [...faults.flatMap(({ failures }) => failures), ...checked]
    const minutes = (Date.now() - startedAt.getTime()) / 60_000
    if (minutes > MAX_MINUTES) wrong.push(`It took ${minutes.toFixed(1)} minutes, more than ${MAX_MINUTES}`)

    const messages = [...received.messages.values()]
    const result = {
      commit: await commit(),
      startedAt: startedAt.toISOString(),
      minutes,
      orders: shoppers.accepted.length,
      faults,
      /** Allowed: Telegram messages are guaranteed to arrive at least once. */
      repeatedMessages: messages.reduce((sum, count) => sum + count - 1, 0),
      restarts: Object.fromEntries(stack.system.processes.map((process) => [process.name, process.restarts()])),
      memoryMb: { before: Object.fromEntries(memoryBefore), after: Object.fromEntries(memoryOf(stack.system)) },
      wrong,
    }
    mkdirSync(folder, { recursive: true })
    const file = join(folder, 'result.json')
    writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`)
    print()
    print(`${result.orders} orders in ${minutes.toFixed(1)} minutes. ${dim(relative(repoRoot, file))}`)
    if (wrong.length > 0) throw new Refusal(`What does not hold:\n${wrong.map((line) => `  ${red(line)}`).join('\n')}`)
  } finally {
    await received.stop()
    await step('Stop', stack.stop)
  }
}

function printResult({ fault, accepted, otherAnswers, recoveredAfterMs, failures }: FaultResult): void {
  const others = Object.entries(otherAnswers)
  const count = others.reduce((sum, [, times]) => sum + times, 0)
  const each = others.map(([status, times]) => `${status} × ${times}`).join(', ')
  const recovery =
    recoveredAfterMs === null ? 'not recovered' : `recovered after ${(recoveredAfterMs / 1000).toFixed(1)} s`
  const line = `${fault.padEnd(38)} ${String(accepted).padStart(5)} accepted  ${String(count).padStart(4)} other answers  ${recovery}`
  print(`${failures.length > 0 ? red(line) : line}${each ? dim(`  (${each})`) : ''}`)
}

/** The current commit, with a + when the working tree differs from it. */
async function commit(): Promise<string> {
  const git = (...args: string[]) => run('git', ['-C', repoRoot, ...args])
  const hash = (await git('rev-parse', 'HEAD')).trim()
  return (await git('status', '--porcelain')).trim() === '' ? hash : `${hash}+`
}
