import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../paths.ts'
import { httpAnswers } from './answers.ts'
import { type Log, type ManagedProcess, startProcess } from './managed-process.ts'

type Options = {
  port: number
  dataDir: string
  logDir: string
  /** The services to scrape, by name. */
  services: Readonly<Record<string, number>>
}

/** Starts Prometheus on loopback, with the alert rules of infra/observability. */
export function startPrometheus({ port, dataDir, logDir, services }: Options, onLine: Log): Promise<ManagedProcess> {
  const folder = join(dataDir, 'prometheus')
  const config = join(folder, 'prometheus.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(config, JSON.stringify(configOf(services)))
  return startProcess(
    {
      name: 'Prometheus',
      command: 'prometheus',
      args: [
        `--config.file=${config}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        '--storage.tsdb.retention.time=2d',
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      env: process.env,
      logFile: join(logDir, 'prometheus.log'),
      ready: () => httpAnswers(`http://127.0.0.1:${port}/-/ready`),
    },
    onLine,
  )
}

/** As JSON, which is YAML too. */
const configOf = (services: Options['services']) => ({
  global: { scrape_interval: '5s', evaluation_interval: '15s' },
  rule_files: [join(repoRoot, 'infra/observability/alerts.yaml')],
  scrape_configs: Object.entries(services).map(([name, port]) => ({
    job_name: name,
    static_configs: [{ targets: [`127.0.0.1:${port}`] }],
  })),
})
