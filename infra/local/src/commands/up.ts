import { existsSync, readdirSync, renameSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listenForCommands } from '../control.ts'
import { tryLock } from '../lock.ts'
import { localDir, repoRoot } from '../paths.ts'
import { pebbleBinary } from '../provision/pebble.ts'
import { gatewayPackages, observePackages, provisionStores } from '../provision/stack.ts'
import type { CustomDomains } from '../run/custom-domains.ts'
import { portsOfCustomDomains } from '../run/custom-domains.ts'
import { firstPorts, isInstanceOf } from '../run/instances.ts'
import { requirePorts } from '../run/ports.ts'
import { scaleIn } from '../run/scale.ts'
import { serviceNames } from '../run/services.ts'
import { type System, startSystem } from '../run/system.ts'
import { callPorts, defaultPorts, instancePorts } from '../run/system-ports.ts'
import { lockFile, removeState, writeState } from '../run-state.ts'
import { seedDemo } from '../seed/seed.ts'
import { bold, dim, print, Refusal, step } from '../terminal.ts'
import { buildWeb } from '../web-build.ts'
import { printRunning } from './down.ts'

/** Starts all of Izlog, with `--observe` also Prometheus, with `--scale` several instances, and runs until it is stopped. */
export async function up(options: readonly string[]): Promise<void> {
  const { scale, others } = scaleIn(options)
  const observe = others.includes('--observe')
  const ports = defaultPorts()
  const lock = tryLock(lockFile)
  if (!lock) return printRunning()
  removeState()
  const startedAt = Date.now()
  const dataDir = join(localDir, 'data')
  let system: System | undefined
  const patienceMs = lock.stale ? 20_000 : 3000 // processes of an interrupted run need a moment to end
  let stoppingSince: number | undefined
  let commands: { stop(): void } | undefined
  const keepState = () => {
    if (system && stoppingSince === undefined) writeState(system, new Date(startedAt).toISOString())
  }

  const stop = async () => {
    // On Ctrl-C both the terminal and npm send a signal, so two signals within a second count as one.
    if (stoppingSince !== undefined && Date.now() - stoppingSince < 1000) return
    const impatient = stoppingSince !== undefined
    stoppingSince = Date.now()
    commands?.stop()
    removeState()
    if (system && !impatient) await step('Stopping', system.stop)
    else print(impatient ? 'Not waiting any longer.' : 'Interrupted before everything was started.')
    lock.release()
    process.exit(system && !impatient ? 0 : 130)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

  try {
    const { gateway, simulators, prometheus } = ports
    const services = {
      ...firstPorts({ services: serviceNames, scale, portsOf: instancePorts(ports) }),
      ...callPorts(ports, serviceNames),
    }
    const custom = portsOfCustomDomains({ ownDns: !hasOwnDns, pebble: 'not built yet' }, ports.custom)
    // Before anything is downloaded or built.
    await requirePorts({ gateway, simulators, ...services, ...custom, ...(observe ? { prometheus } : {}) }, patienceMs)
    const parts = await provisionStores(process.env, [...gatewayPackages, ...(observe ? observePackages : [])])
    const customDomains = await customDomainsHere()
    await buildWeb()
    setOldLogsAside(join(localDir, 'logs'))
    system = await startSystem({
      parts,
      dataDir,
      logDir: join(localDir, 'logs'),
      secretsDir: join(localDir, 'secrets'),
      ports,
      customDomains,
      scale,
      observe,
      ...(process.env.GATEWAY_HOST ? { host: process.env.GATEWAY_HOST } : {}),
      ...(process.env.PUBLIC_URL ? { publicUrl: process.env.PUBLIC_URL } : {}),
      ...(process.env.APP_URL ? { appUrl: process.env.APP_URL } : {}),
      patienceMs,
      stage: step,
      onLine: (line) => {
        if (stoppingSince !== undefined) return
        print(`${dim(new Date().toLocaleTimeString('sr'))}  ${line}`)
        keepState()
      },
    })
  } catch (error) {
    stoppingSince = Date.now()
    await system?.stop()
    lock.release()
    throw error
  }
  await seed(system, dataDir)
  commands = await listenForCommands(replacementsOf(system, keepState))
  keepState()
  welcome(system, startedAt, observe ? ports.prometheus : undefined)
}

/** Replaces services for `npm run replace`, and keeps the state that `status` reads. */
const replacementsOf =
  (system: System, keepState: () => void) =>
  async (word: string, onLine: (line: string) => void): Promise<void> => {
    const service = serviceNames.find((name) => name === word)
    if (!service) throw new Refusal(`There is no service "${word}"`)
    try {
      await system.replace(service)
    } finally {
      keepState()
    }
    for (const { name, pid, readyUrl } of system.processes)
      if (isInstanceOf(service, name)) onLine(`  ${name}  pid ${pid() ?? '–'}, ${readyUrl}`)
  }

const hasOwnDns = Boolean(process.env.DNS_SERVERS)

/** Uses a local ACME directory, unless the environment names another one. Without a directory everything except certificates works. */
async function customDomainsHere(): Promise<CustomDomains> {
  // Another directory looks up hosts in the real DNS, so a local name server would be useless.
  if (process.env.ACME_DIRECTORY_URL) return { ownDns: false }
  try {
    return { ownDns: !hasOwnDns, pebble: await pebbleBinary() }
  } catch (error) {
    print(`  ${error instanceof Error ? error.message : error}`)
    print('  Pebble could not be made: custom domains are served without certificates, everything else works.')
    return { ownDns: !hasOwnDns }
  }
}

/** The system is useful even without demo data, so a failure does not stop it. */
async function seed({ url }: System, dataDir: string): Promise<void> {
  if (process.env.NODE_ENV === 'production') return
  try {
    await step('Demo pages and orders', () => seedDemo({ url, dataDir }))
  } catch (error) {
    print(`  ${error instanceof Error ? error.message : error}`)
    print('  The next `npm run up` tries again.')
  }
}

function welcome({ url, simulatorsUrl }: System, startedAt: number, prometheus: number | undefined): void {
  print()
  print(`${bold('Izlog is ready')} ${dim(`after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`)}`)
  print()
  print(`  Izlog        ${bold(url)}`)
  print(`  Simulators   ${bold(simulatorsUrl)}   ${dim('what Telegram, Sheets, Meta and Trackify received')}`)
  if (process.env.NODE_ENV !== 'production') {
    print(`  Seller       prodavac@izlog.test / prodavac-demo-1`)
    print(`  Admin        admin@izlog.test / admin-demo-1`)
  }
  if (prometheus) print(`  Prometheus   ${bold(`http://localhost:${prometheus}`)}`)
  print(`  Own domains  ${dim('README.md, "A domain of your own"')}`)
  print(`  Logs         ${dim(relative(repoRoot, join(localDir, 'logs')))}`)
  print()
  print(dim('Ctrl-C or `npm run down` stops it; the data stays.'))
}

/** Renames a log that is larger than 10 MB, so that a new one starts; one old log is kept. */
function setOldLogsAside(folder: string): void {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name.endsWith('.log') && name !== 'up.log' && statSync(path).size > 10_000_000) renameSync(path, `${path}.1`)
  }
}
