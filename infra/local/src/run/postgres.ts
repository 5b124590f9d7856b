import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { childrenOf } from '../proc.ts'
import { run } from '../shell.ts'
import { accepts } from './answers.ts'
import { type Log, type ManagedProcess, startProcess } from './managed-process.ts'

const architecture = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu'
const libraries = ['', '/blas', '/lapack'].map((folder) => `/usr/lib/${architecture}${folder}`).join(':')
const binaries = '/usr/lib/postgresql/18/bin'

const documentdb = {
  shared_preload_libraries: 'pg_cron,pg_documentdb_core,pg_documentdb',
  'cron.database_name': 'postgres',
  'cron.use_background_workers': 'on', // otherwise it logs failed connections forever
}

const settings = (values: Record<string, string | number>) =>
  Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** bubblewrap's arguments: the private root mounted read-only, the data at /tmp, and a separate process namespace. */
const sandbox = (root: string, data: string, ...more: string[]) => [
  ...['--unshare-user', '--unshare-pid', '--uid', '1000', '--gid', '1000'],
  ...['--ro-bind', root, '/', '--bind', data, '/tmp', '--tmpfs', '/run', '--dev', '/dev', '--proc', '/proc'],
  ...['--die-with-parent', '--setenv', 'LD_LIBRARY_PATH', libraries, '--setenv', 'LC_ALL', 'C'],
  ...more,
]

/** The output of `postgres --version`. */
export const postgresVersion = (root: string): Promise<string> =>
  run('bwrap', sandbox(root, root, `${binaries}/postgres`, '--version'))

/** Creates the database on first use, in a temporary folder that is renamed when complete. */
async function initialise(root: string, data: string): Promise<void> {
  if (existsSync(join(data, 'd'))) return
  rmSync(join(data, 'new'), { recursive: true, force: true })
  const options = ['-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C']
  await run('bwrap', sandbox(root, data, `${binaries}/initdb`, '-D', '/tmp/new', ...options))
  const single = [`${binaries}/postgres`, '--single', '-D', '/tmp/new', ...settings(documentdb), 'postgres']
  await run('bwrap', sandbox(root, data, ...single), { input: 'create extension documentdb cascade\n' })
  renameSync(join(data, 'new'), join(data, 'd'))
}

/** PostgreSQL 18 with DocumentDB from its private root, run as the calling user, with its data in `dataDir`. */
export async function startPostgres(
  { root, dataDir, port, logFile }: { root: string; dataDir: string; port: number; logFile: string },
  onLine: Log,
): Promise<ManagedProcess> {
  mkdirSync(dataDir, { recursive: true })
  await initialise(root, dataDir)
  const server = settings({
    ...documentdb,
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '/run',
    shared_buffers: '96MB',
    max_connections: 100,
    deadlock_timeout: '100ms', // writes of several documents can deadlock; the aborted one is retried, so detection should be fast
    log_min_messages: 'warning',
    'cron.log_run': 'off', // DocumentDB's jobs run every two seconds and would make the run table and the log grow without limit
    'cron.log_statement': 'off',
  })
  let inner: number | undefined
  return startProcess(
    {
      name: 'PostgreSQL',
      command: 'bwrap',
      args: ['--info-fd', '3', ...sandbox(root, dataDir, `${binaries}/postgres`, '-D', '/tmp/d', ...server)],
      env: process.env,
      logFile,
      extraPipe: (child) => {
        inner = undefined
        void childPid(child).then((pid) => {
          inner = pid
        })
      },
      ready: () => accepts(port),
      // bubblewrap does not forward signals, so they go to the postmaster, a child of the sandbox's first process
      stopTarget: () => (inner === undefined ? undefined : childrenOf(inner)[0]),
      stopSignal: 'SIGINT',
    },
    onLine,
  )
}

/** The pid of the sandbox's first process, which bubblewrap writes to the extra pipe. */
async function childPid(child: ChildProcess): Promise<number | undefined> {
  const pipe = child.stdio[3] as Readable | null | undefined
  let text = ''
  if (pipe) for await (const chunk of pipe) text += chunk
  const pid = /"child-pid":\s*(\d+)/.exec(text)?.[1]
  return pid === undefined ? undefined : Number(pid)
}
