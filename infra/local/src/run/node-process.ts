import { join } from 'node:path'
import { compileCache, node24, repoRoot } from '../paths.ts'
import { httpAnswers } from './answers.ts'
import { type Log, type ManagedProcess, startProcess } from './managed-process.ts'

type Options = {
  name: string
  main: string
  port: number
  env: NodeJS.ProcessEnv
  logDir: string
  ready: string
  background?: boolean
}

/** Does nothing unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
const telemetry = join(repoRoot, 'services/kit/src/telemetry.ts')

/** Longer than the time that any service gives its open work to finish (services/kit/src/main.ts). */
const STOPS_WITHIN_MS = 150_000

/**
 * Small heap generations, and `gc` exposed so that memory is returned to the system after a burst (services/kit/src/release-memory.ts).
 * infra/docker/Dockerfile has the same options.
 */
const SMALL = ['--max-semi-space-size=4', '--max-old-space-size=512', '--expose-gc']

/** Starts a program of this repository on Node 24 with little memory; Node's compile cache saves some more. */
export const startNode = (
  { name, main, port, env, logDir, ready, background = false }: Options,
  onLine: Log,
): Promise<ManagedProcess> => {
  const readyUrl = `http://127.0.0.1:${port}${ready}`
  return startProcess(
    {
      name,
      command: node24,
      args: [...SMALL, '--import', telemetry, join(repoRoot, main)],
      env: { ...env, PORT: String(port), NODE_COMPILE_CACHE: compileCache },
      logFile: join(logDir, `${name}.log`),
      stopsWithinMs: STOPS_WITHIN_MS,
      background,
      readyUrl,
      ready: () => httpAnswers(readyUrl),
    },
    onLine,
  )
}
