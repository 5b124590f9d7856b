import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { consumerLag } from '../consumer-lag.ts'
import { lockedBy } from '../lock.ts'
import { repoRoot } from '../paths.ts'
import { commandOf, memoryMb } from '../proc.ts'
import { httpAnswers } from '../run/answers.ts'
import { postgresVersion } from '../run/postgres.ts'
import { lockFile, type RunState, readState } from '../run-state.ts'
import { run, which } from '../shell.ts'
import { bold, dim, green, print, Refusal, red, yellow } from '../terminal.ts'

/** Shows the state, pid, port, version and memory of each part of a running Izlog, and the lag of each consumer group. */
export async function status(): Promise<void> {
  const pid = lockedBy(lockFile)
  if (pid === undefined) throw new Refusal('Izlog is not running. `npm run up` starts it.')
  const state = readState(pid)
  if (!state) return print(`Izlog is starting or stopping (pid ${pid}).`)

  print(`${bold(state.url)}   ${dim(`simulators ${state.simulatorsUrl}, since ${state.startedAt}, pid ${pid}`)}`)
  print()
  let total = 0
  print(dim(row('part', 'state', 'pid', 'port', 'memory', 'version')))
  for (const { name, pid, readyUrl, restarts } of state.processes) {
    const alive = pid !== null && commandOf(pid).length > 0
    const memory = alive ? memoryMb(pid) : 0
    total += memory
    const health = !alive ? red('down') : (await isReady(readyUrl)) ? green('up') : yellow('unready')
    const version = alive ? await versionOf(name, pid) : ''
    const again = restarts > 0 ? yellow(`  started again ${restarts}×`) : ''
    const port = readyUrl ? new URL(readyUrl).port : ''
    print(row(name, health, String(pid ?? '–'), port, `${memory.toFixed(0)} MB`, version) + again)
  }
  print(dim(row('all', '', '', '', `${total.toFixed(0)} MB`, '')))
  print()
  await showLag(state)
}

/** What has no address to ask is taken for ready while it lives. */
const isReady = async (readyUrl: string | null): Promise<boolean> =>
  readyUrl === null || httpAnswers(readyUrl).catch(() => false)

const row = (name: string, state: string, pid: string, port: string, memory: string, version: string) =>
  `  ${name.padEnd(12)} ${padded(state, 8)} ${pid.padStart(8)} ${port.padStart(6)} ${memory.padStart(8)}   ${version}`.trimEnd()

/** Colours take no room. */
const padded = (text: string, width: number) =>
  text + ' '.repeat(Math.max(0, width - stripVTControlCharacters(text).length))

async function showLag({ kafkaBrokers }: RunState): Promise<void> {
  try {
    const groups = await consumerLag(kafkaBrokers)
    print(dim(`  ${'consumer group'.padEnd(34)} ${'state'.padEnd(20)} lag`))
    for (const { group, state, lag } of groups)
      print(`  ${group.padEnd(34)} ${state.padEnd(20)} ${lag === 0 ? '0' : yellow(String(lag))}`)
  } catch (error) {
    print(red(`  Kafka does not say: ${error instanceof Error ? error.message : error}`))
  }
}

/** The version of the running program, as the program itself reports it. */
async function versionOf(name: string, pid: number): Promise<string> {
  const command = commandOf(pid)
  const program = command[0] ?? ''
  if (name === 'PostgreSQL') {
    const root = command[command.indexOf('--ro-bind') + 1] ?? ''
    return `${firstVersion(await postgresVersion(root))} with DocumentDB ${documentdbVersion(root)}`
  }
  if (name === 'FerretDB')
    return /FerretDB\/v2 v(\S+)/.exec(readFileSync(join(repoRoot, 'infra/local/ferretdb/go.mod'), 'utf8'))?.[1] ?? ''
  if (name === 'Pebble')
    return /pebble\/v2 v(\S+)/.exec(readFileSync(join(repoRoot, 'infra/local/pebble/go.mod'), 'utf8'))?.[1] ?? ''
  if (name === 'Kafka') return kafkaVersion(command)
  if (name === 'Redis') return firstVersion(await run(which('redis-server') ?? 'redis-server', ['--version']))
  if (name === 'Prometheus') return firstVersion(await run(program, ['--version']))
  if (name === 'MongoDB') return firstVersion(await run(program, ['--version']))
  if (name === 'gateway')
    return `nginx ${firstVersion(await run('sh', ['-c', '"$0" -v 2>&1', which('nginx') ?? 'nginx']))}`
  const { version } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8'))
  return `${version}, Node ${process.versions.node}`
}

const firstVersion = (text: string): string => /\d+(\.\d+)+/.exec(text)?.[0] ?? ''

const documentdbVersion = (root: string): string =>
  /default_version = '(.+)'/.exec(
    readFileSync(join(root, 'usr/share/postgresql/18/extension/documentdb.control'), 'utf8'),
  )?.[1] ?? ''

function kafkaVersion(command: readonly string[]): string {
  const libs = dirname(command[command.indexOf('-cp') + 1] ?? '')
  return (
    readdirSync(libs)
      .map((jar) => /^kafka_[\d.]+-(.+)\.jar$/.exec(jar)?.[1])
      .find(Boolean) ?? ''
  )
}
