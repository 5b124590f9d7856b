import { readConfig } from '@izlog/kit/config'
import { runMain } from '@izlog/kit/main'
import { OrderEnv } from './config.ts'
import { startOrderService } from './service.ts'

await runMain(async () => startOrderService(readConfig(OrderEnv, process.env)))
