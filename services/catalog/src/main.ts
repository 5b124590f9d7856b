import { runMain } from '@izlog/kit/main'
import { readCatalogConfig } from './config.ts'
import { startCatalogService } from './service.ts'

await runMain(async () => startCatalogService(readCatalogConfig(process.env)))
