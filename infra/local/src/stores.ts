import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { localDir } from './paths.ts'
import { provisionStores } from './provision/stack.ts'
import { environmentFile } from './run/environment-file.ts'
import { secretsIn } from './run/secrets.ts'
import { type ServiceName, serviceNames, settingsOf } from './run/services.ts'
import { type Stores, startStores } from './run/stores.ts'
import { defaultPorts } from './run/system-ports.ts'
import { print, step } from './terminal.ts'

// Starts only the stores, on the ports of `npm run up`, for work on one service or a few: writes each one's environment into a file, and
// prints the command that runs it with that. The file holds keys, so it is not printed.
const dataDir = join(localDir, 'dev')
const ports = defaultPorts()
const portOf: Readonly<Record<string, number>> = ports.services

const services = serviceNames.filter((name) => process.argv.slice(2).includes(name))
if (services.length === 0) {
  print(`Usage: node infra/local/src/stores.ts SERVICE …, of ${serviceNames.join(', ')}`)
  process.exit(2)
}
const parts = await provisionStores()
const stores = await step('Stores', () =>
  startStores({ parts, dataDir, ports: ports.stores, patienceMs: 10_000 }, print),
)
for (const name of services)
  print(`node_modules/.bin/node --env-file=${writeEnvironment(name, stores)} services/${name}/src/main.ts`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    if (stopping) return
    stopping = true
    await step('Stopping', () => stores.stop())
    process.exit(0)
  })

function writeEnvironment(name: ServiceName, { mongoUrl, kafkaBrokers, redisUrl }: Stores): string {
  const uploadsDir = join(dataDir, 'uploads')
  mkdirSync(uploadsDir, { recursive: true })
  const settings = settingsOf(name, {
    publicUrl: `http://localhost:${ports.gateway}`,
    appUrl: '',
    simulatorsUrl: `http://localhost:${ports.simulators}`,
    smtpUrl: `smtp://127.0.0.1:${ports.smtp}`,
    mongoUrl,
    kafkaBrokers,
    redisUrl,
    secrets: secretsIn(join(dataDir, 'secrets')),
    uploadsDir,
    urlOf: (other) => `http://127.0.0.1:${portOf[other] ?? 0}`,
  })
  const file = join(dataDir, `${name}.env`)
  writeFileSync(file, environmentFile({ ...settings, PORT: String(portOf[name]) }), { mode: 0o600 })
  return relative(process.cwd(), file)
}
