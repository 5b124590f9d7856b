import { createHash } from 'node:crypto'
import { keyspaceOf } from '@izlog/kit/keyspace'
import { revocationKeys } from '@izlog/kit/security/revocations'
import { ServiceName } from '@izlog/kit/security/service-token'

/** No command that looks at keys of others, or at the server; `info` and `client` are how ioredis begins a connection. */
const COMMANDS =
  '-@all +@read +@write +@connection +@transaction -@dangerous -scan -randomkey +eval +evalsha +time +publish +subscribe +unsubscribe +info'

/**
 * Redis' users, an ACL file: a service's own keys and channels, and what auth keeps of ended sessions, which the others read. The health
 * check has a user that pings; nobody else gets in without a password.
 */
export function redisUsers(namespace: string, passwordOf: (service: ServiceName) => string): string {
  const { loaded, tried, ended } = revocationKeys(namespace)
  const userOf = (service: ServiceName) => {
    const own = keyspaceOf(namespace, service)
    const shared = [loaded, `${ended}*`].map((key) => (service === 'auth' ? `~${key}` : `%R~${key}`))
    const password = createHash('sha256').update(passwordOf(service)).digest('hex')
    return `user ${service} reset on #${password} ${COMMANDS} ~${own}:* &${own}:* ${shared.join(' ')} ~${tried}`
  }
  const services = ServiceName.options.filter((service) => service !== 'tls-sync')
  return `${['user default reset off', 'user health reset on nopass +ping', ...services.map(userOf)].join('\n')}\n`
}
