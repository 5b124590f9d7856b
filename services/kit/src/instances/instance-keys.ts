import { keyspaceOf } from '../keyspace.ts'
import type { ServiceName } from '../security/service-token.ts'

/** The Redis hash in which each process of a service announces itself: by instance, the time by Redis's clock and the announcement. */
export const instancesKey = (namespace: string, service: ServiceName): string =>
  `${keyspaceOf(namespace, service)}:instances`
