import { readConfig } from '@izlog/kit/config'
import { runMain } from '@izlog/kit/main'
import { DomainEnv } from './config.ts'
import { startDomainService } from './service.ts'

await runMain(async () => startDomainService(readConfig(DomainEnv, process.env)))
