import { ServiceName } from '@izlog/kit/security/service-token'
import type { mongo } from 'mongoose'

const UNKNOWN_USER = 11

/**
 * Creates a MongoDB user for each service, which can read and write the service's own database only. An existing user gets the given
 * password and role.
 */
export async function makeMongoUsers(
  admin: mongo.Db,
  namespace: string,
  passwordOf: (service: ServiceName) => string,
): Promise<void> {
  for (const service of ServiceName.options.filter((name) => name !== 'tls-sync')) {
    const about = { pwd: passwordOf(service), roles: [{ role: 'readWrite', db: `${namespace}_${service}` }] }
    try {
      await admin.command({ updateUser: service, ...about })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === UNKNOWN_USER)) throw error
      await admin.command({ createUser: service, ...about })
    }
  }
}
