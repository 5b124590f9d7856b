import { readConfig } from '@izlog/kit/config'
import { runMain } from '@izlog/kit/main'
import { NotifierEnv } from './config.ts'
import { startNotifierService } from './service.ts'

await runMain(async () => startNotifierService(readConfig(NotifierEnv, process.env)))
