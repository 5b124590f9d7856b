import { readConfig } from '@izlog/kit/config'
import { startRuntime, stopRuntime } from '@izlog/kit/service'
import { DomainEnv } from './config.ts'
import { partsOf } from './parts.ts'
import { republishDomains } from './use-cases/republish-domains.ts'

// `node src/republish.ts domains`: writes all snapshots that domain owns anew, for projections that are rebuilt.
const [topic] = process.argv.slice(2)
if (topic !== 'domains') {
  process.stderr.write('domain republishes: domains\n')
  process.exit(1)
}
const config = readConfig(DomainEnv, process.env)
const runtime = await startRuntime('domain', config)
const { deps, outbox } = partsOf(runtime, config)
outbox.start()
const count = await republishDomains(deps)
await outbox.stop()
await stopRuntime(runtime)
process.stdout.write(`${count} domains published anew\n`)
