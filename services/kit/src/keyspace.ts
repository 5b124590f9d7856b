import type { ServiceName } from './security/service-token.ts'

/** Prefix of all Redis keys and channels of a service. Apart from revocations, announcements and locks of dead letters its Redis user may access no others (infra/docker/redis-users.ts). */
export const keyspaceOf = (namespace: string, service: ServiceName): string => `${namespace}:${service}`
