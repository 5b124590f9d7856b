import { join } from 'node:path'
import { cacheDir, node24, repoRoot } from '../paths.ts'
import { httpAnswers } from './answers.ts'
import { type ManagedProcess, startProcess, type Tell } from './managed-process.ts'

type Options = { name: string; main: string; port: number; env: NodeJS.ProcessEnv; logDir: string; ready: string }

/** Does nothing unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
const telemetry = join(repoRoot, 'services/kit/src/telemetry.ts')

/** Longer than any service waits for what is under way (services/kit/src/main.ts). */
const STOPS_WITHIN_MS = 150_000

/** One of our own programs on Node 24: small young generation and compiled code kept, which saves a quarter of its memory. */
export const startNode = ({ name, main, port, env, logDir, ready }: Options, tell: Tell): Promise<ManagedProcess> =>
  startProcess(
    {
      name,
      command: node24,
      args: ['--max-semi-space-size=1', '--import', telemetry, join(repoRoot, main)],
      env: { ...env, PORT: String(port), NODE_COMPILE_CACHE: join(cacheDir, 'compile-cache') },
      logFile: join(logDir, `${name}.log`),
      stopsWithinMs: STOPS_WITHIN_MS,
      ready: () => httpAnswers(`http://127.0.0.1:${port}${ready}`),
    },
    tell,
  )
