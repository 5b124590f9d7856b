import { readConfig } from '@izlog/kit/config'
import { runMain } from '@izlog/kit/main'
import { AuthEnv } from './config.ts'
import { startAuthService } from './service.ts'

await runMain(async () => startAuthService(readConfig(AuthEnv, process.env)))
