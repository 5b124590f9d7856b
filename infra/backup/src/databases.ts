import { ServiceName } from '@izlog/kit/security/service-token'

/** The services that have a database. */
export const SERVICES = ServiceName.exclude(['tls-sync']).options
export type Service = (typeof SERVICES)[number]

export const databaseOf = (namespace: string, service: string): string => `${namespace}_${service}`

/** The service whose database this is; undefined for those of others. */
export const serviceOf = (namespace: string, database: string): Service | undefined =>
  SERVICES.find((service) => databaseOf(namespace, service) === database)
