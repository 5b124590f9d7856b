import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { MeResponse } from '@izlog/contracts/http/auth'
import { localDir } from '../paths.ts'
import { type Program, schemathesis } from '../provision/schemathesis.ts'
import { gatewayPackages, provisionStores } from '../provision/stack.ts'
import { type System, startSystem } from '../run/system.ts'
import { freeSystemPorts } from '../run/system-ports.ts'
import { apiOf } from '../seed/api.ts'
import { seedDemo } from '../seed/seed.ts'
import { bold, dim, print, Refusal, red, step } from '../terminal.ts'
import { freshFolder } from '../testing/test-stores.ts'
import { buildWeb } from '../web-build.ts'
import { type ApiRoute, aimed, OpenApi, routesIn, withRoutes } from './document.ts'
import { whoAndWhat } from './known.ts'
import { type Outcome, runSchemathesis } from './run-schemathesis.ts'

const LIMITS = [
  ...['LOGINS', 'ORDERS', 'UPSELLS', 'VIEWS', 'STAYS', 'TESTS', 'UPLOADS', 'LINKS', 'DNS_CHECKS', 'TEST_ORDERS'].map(
    (name) => `LIMIT_${name}_PER_MINUTE`,
  ),
  ...['LIMIT_SEARCHES_PER_10_SECONDS', 'LIMIT_GENERATIONS_PER_HOUR'],
  ...['LIMIT_TELEGRAM_PER_MINUTE', 'LIMIT_SHEETS_CALLS_PER_MINUTE'],
]

/** Duration of all runs together, and of each operation that ends the session. */
const SECONDS = 300
const ENDING_SECONDS = 4

const folder = join(localDir, 'fuzz')

/**
 * Calls every operation of the OpenAPI document without a login, as a seller and as an administrator, with valid and invalid input, on its
 * own system without rate limits. Prints the answers by status. Fails on a 5xx, on an answer that the document does not describe, and on an
 * operation that no caller reached. An argument sets the duration in seconds: `npm run fuzz -- 600`.
 */
export async function fuzz([seconds = String(SECONDS)]: readonly string[] = []): Promise<void> {
  if (!/^\d+$/.test(seconds) || Number(seconds) < 120) throw new Refusal('npm run fuzz -- SECONDS, at least 120')
  const program = await schemathesis()
  await buildWeb()
  const namespace = `f${randomBytes(4).toString('hex')}`
  const dataDir = join(freshFolder(), namespace)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const parts = await provisionStores(process.env, gatewayPackages)
  const ports = await freeSystemPorts()
  const env = { NAMESPACE: namespace, LOG_LEVEL: 'warn', ...Object.fromEntries(LIMITS.map((name) => [name, '0'])) }
  const logDir = join(folder, 'logs')
  const options = { parts, dataDir, ports, logDir, env, customDomains: { ownDns: true }, onLine: () => undefined }
  const system = await step('Izlog', () => startSystem(options))
  try {
    await step('Demo pages', () => seedDemo({ url: system.url, dataDir }))
    report(await runAs(system, program, Number(seconds)))
  } finally {
    await step('Stop', system.stop)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Run = { caller: string; outcome: Outcome }

async function runAs({ url }: System, program: Program, seconds: number) {
  const api = apiOf(url)
  const { callers, known } = await whoAndWhat(url)
  const document = aimed(await api('/api/docs/openapi.json', OpenApi), known)
  const routes = routesIn(document)
  const endings = routes.filter(({ endsSession }) => endsSession)
  const others = routes.filter(({ endsSession }) => !endsSession)
  const share = Math.floor(seconds / callers.length) - endings.length * ENDING_SECONDS
  const runs: Run[] = []
  for (const { name: caller, signIn } of callers) {
    // All sessions are opened first: the run sends many wrong passwords, after which logins to the account are delayed.
    const token = await signIn()
    const ofEndings: [ApiRoute, string | undefined][] = []
    for (const ending of endings) ofEndings.push([ending, await signIn()])
    const ask = async (name: string, asked: ApiRoute[], token: string | undefined, within: number) => {
      const options = { program, url, folder, name, document: withRoutes(document, asked), token, seconds: within }
      runs.push({ caller, outcome: await step(`As ${name}`, () => runSchemathesis(options)) })
    }
    await ask(caller, others, token, share)
    if (token !== undefined && !(await api('/api/auth/me', MeResponse, { token })))
      throw new Refusal(`The session of the ${caller} ended meanwhile: an operation that does so must say endsSession`)
    for (const [index, [ending, itsToken]] of ofEndings.entries())
      await ask(`${caller}-leaving-${index + 1}`, [ending], itsToken, ENDING_SECONDS)
  }
  return { runs, routes }
}

/** Prints a table of operations and statuses, then the faults. */
function report({ runs, routes }: { runs: Run[]; routes: ApiRoute[] }): void {
  const names = routes.map(({ method, path }) => `${method} ${path}`)
  print()
  for (const name of names) {
    print(bold(name))
    for (const { caller, outcome } of runs) {
      const counts = [...(outcome.answers.get(name) ?? [])].sort(([a], [b]) => a - b)
      const cells = counts.map(([status, count]) => (status >= 500 ? red : dim)(`${status} × ${count}`))
      if (cells.length > 0) print(`  ${caller.padEnd(14)}${cells.join('  ')}`)
    }
  }
  const missed = names.filter((name) => !runs.some(({ outcome }) => outcome.answers.has(name)))
  const failed = runs.filter(({ outcome }) => !outcome.passed)
  print()
  print(`${names.length - missed.length} of ${names.length} operations answered`)
  if (failed.length === 0 && missed.length === 0) return
  const faults = [
    ...missed.map((name) => `${name}: nobody got there`),
    ...new Set(failed.flatMap(({ outcome }) => [...outcome.faults])),
    ...failed.map(({ outcome }) => `see ${outcome.log}`),
  ]
  throw new Refusal(`Faults were found:\n${faults.join('\n')}`)
}
