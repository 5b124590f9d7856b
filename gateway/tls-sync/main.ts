import { readConfig } from '@izlog/kit/config'
import { runMain } from '@izlog/kit/main'
import { TlsSyncEnv } from './config.ts'
import { startTlsSync } from './start.ts'

await runMain(async () => startTlsSync(readConfig(TlsSyncEnv, process.env)))
