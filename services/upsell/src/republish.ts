import { readConfig } from '@izlog/kit/config'
import { startRuntime, stopRuntime } from '@izlog/kit/service'
import { UpsellEnv } from './config.ts'
import { partsOf } from './parts.ts'
import { republishOffers } from './use-cases/republish-offers.ts'

// `node src/republish.ts upsell-products`: writes all snapshots that upsell owns anew, for projections that are rebuilt.
const [topic] = process.argv.slice(2)
if (topic !== 'upsell-products') {
  process.stderr.write('upsell republishes: upsell-products\n')
  process.exit(1)
}
const config = readConfig(UpsellEnv, process.env)
const runtime = await startRuntime('upsell', config)
const { deps, outboxes } = partsOf(runtime, config, () => undefined)
for (const outbox of outboxes) outbox.start()
const count = await republishOffers(deps)
await Promise.all(outboxes.map((outbox) => outbox.stop()))
await stopRuntime(runtime)
process.stdout.write(`${count} upsell-products published anew\n`)
