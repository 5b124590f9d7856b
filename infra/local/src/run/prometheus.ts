import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../paths.ts'
import { httpAnswers } from './answers.ts'
import type { InstancePorts } from './instances.ts'
import { type Log, type ManagedProcess, startProcess } from './managed-process.ts'

type Options = {
  port: number
  dataDir: string
  logDir: string
  /** What to scrape. */
  instances: InstancePorts
}

const folderIn = (dataDir: string) => join(dataDir, 'prometheus')

/** Starts Prometheus on loopback, with the alert rules of infra/observability. */
export function startPrometheus({ port, dataDir, logDir, instances }: Options, onLine: Log): Promise<ManagedProcess> {
  const folder = folderIn(dataDir)
  const config = join(folder, 'prometheus.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(config, JSON.stringify(configOf(folder, Object.keys(instances))))
  scrapeInstances(dataDir, instances)
  const readyUrl = `http://127.0.0.1:${port}/-/ready`
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
      readyUrl,
      ready: () => httpAnswers(readyUrl),
    },
    onLine,
  )
}

/** Names the instances to scrape from now on: Prometheus notices when a file of targets changes. */
export function scrapeInstances(dataDir: string, instances: InstancePorts): void {
  for (const [name, ports = []] of Object.entries(instances)) {
    const file = targetsOf(folderIn(dataDir), name)
    const targets = ports.map((port) => `127.0.0.1:${port}`)
    writeFileSync(`${file}.new`, JSON.stringify([{ targets, labels: labelsOf(name) }]))
    renameSync(`${file}.new`, file)
  }
}

/** ServiceDown asks for a job `pages` too, unless it sees here that catalog serves the pages. */
const labelsOf = (service: string) => (service === 'catalog' ? { roles: 'api,pages' } : {})

const targetsOf = (folder: string, service: string) => join(folder, `targets-${service}.json`)

/** As JSON, which is YAML too. */
const configOf = (folder: string, services: readonly string[]) => ({
  global: { scrape_interval: '5s', evaluation_interval: '15s' },
  rule_files: [join(repoRoot, 'infra/observability/alerts.yaml')],
  scrape_configs: services.map((name) => ({
    job_name: name,
    file_sd_configs: [{ files: [targetsOf(folder, name)] }],
  })),
})
