import { baseEnv, kafkaEnv } from '@izlog/kit/config'
import { z } from 'zod'

const { NAMESPACE, SERVICE_KEY, ANSWER_WITHIN_MS } = baseEnv

export const TlsSyncEnv = z.object({
  ...kafkaEnv,
  LOG_LEVEL: baseEnv.LOG_LEVEL,
  ...{ NAMESPACE, SERVICE_KEY, ANSWER_WITHIN_MS },
  /** Port of its health checks: /healthz, /readyz. */
  PORT: z.coerce.number().int().default(3010),
  /** The domain service, which has the certificates. */
  DOMAIN_URL: z.url(),
  /** The folder that the gateway's TLS_DIR names, made when it is not there; all that lies in it is ours. */
  TLS_DIR: z.string().min(1),
  /** How often everything is compared again, also without an event. */
  RESYNC_MS: z.coerce.number().int().positive().default(300_000),
})
export type TlsSyncConfig = z.infer<typeof TlsSyncEnv>
