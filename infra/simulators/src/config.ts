import { jsonText } from '@izlog/contracts/domain/json-text'
import { z } from 'zod'
import { Accounts, DEMO_ACCOUNTS, ServiceAccount } from './accounts.ts'
import type { SimulatorConfig } from './server.ts'

const Env = z.object({
  PORT: z.coerce.number().int().default(8090),
  /** Loopback by default; a container sets all addresses. */
  HOST: z.string().default('127.0.0.1'),
  GOOGLE_SERVICE_ACCOUNT_JSON: jsonText(ServiceAccount).optional(),
  /** Replaces the demo seller's tokens and ids. */
  SIMULATOR_ACCOUNTS: jsonText(Accounts).default(DEMO_ACCOUNTS),
  SIMULATOR_DATA: z.string().min(1).optional(),
  /** Starts a name server on this port, over UDP and TCP. */
  DNS_PORT: z.coerce.number().int().min(1).optional(),
  /** Starts an SMTP server on this port. */
  SMTP_PORT: z.coerce.number().int().min(1).optional(),
})

/** Reads the environment; an invalid value stops the process with one message that lists all faults. */
export function readConfig(env: NodeJS.ProcessEnv): SimulatorConfig & { port: number; host: string } {
  const parsed = Env.safeParse(env)
  if (!parsed.success) throw new Error(`Configuration:\n${z.prettifyError(parsed.error)}`)
  const { PORT, HOST, GOOGLE_SERVICE_ACCOUNT_JSON, SIMULATOR_ACCOUNTS, SIMULATOR_DATA, DNS_PORT, SMTP_PORT } =
    parsed.data
  return {
    port: PORT,
    host: HOST,
    serviceAccount: GOOGLE_SERVICE_ACCOUNT_JSON,
    accounts: SIMULATOR_ACCOUNTS,
    dataFile: SIMULATOR_DATA,
    dnsPort: DNS_PORT,
    smtpPort: SMTP_PORT,
  }
}
