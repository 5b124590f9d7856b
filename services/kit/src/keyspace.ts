import type { ServiceName } from './security/service-token.ts'

/** What all keys and channels of a service begin with in Redis: its user may touch no others (infra/docker/redis-users.ts), but for revocations. */
export const keyspaceOf = (namespace: string, service: ServiceName): string => `${namespace}:${service}`
