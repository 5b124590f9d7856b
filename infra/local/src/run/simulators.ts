import { join } from 'node:path'
import type { Log, ManagedProcess } from './managed-process.ts'
import { startNode } from './node-process.ts'
import { type Secrets, serviceAccount } from './secrets.ts'

type Options = {
  /** Without a port for the name server there is none. */
  ports: { port: number; smtp: number; dns: number | undefined }
  host: string
  /** The address by which services reach them. */
  url: string
  secrets: Secrets
  dataDir: string
  logDir: string
}

/** Starts the outside services: Telegram, Google, Meta, couriers, a mail server and the name server of sellers' hosts. */
export const startSimulators = (
  { ports: { port, smtp, dns }, host, url, secrets, dataDir, logDir }: Options,
  onLine: Log,
): Promise<ManagedProcess> =>
  startNode(
    {
      name: 'simulators',
      main: 'infra/simulators/src/main.ts',
      port,
      env: {
        ...process.env,
        HOST: host,
        GOOGLE_SERVICE_ACCOUNT_JSON: serviceAccount(secrets.googleKey, url),
        SIMULATOR_DATA: join(dataDir, 'simulators.json'),
        SMTP_PORT: String(smtp),
        ...(dns ? { DNS_PORT: String(dns) } : {}),
      },
      logDir,
      ready: '/healthz',
    },
    onLine,
  )
