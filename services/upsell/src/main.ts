import { readConfig } from '@izlog/kit/config'
import { runMain } from '@izlog/kit/main'
import { UpsellEnv } from './config.ts'
import { startUpsellService } from './service.ts'

await runMain(async () => startUpsellService(readConfig(UpsellEnv, process.env)))
