import { createHash } from 'node:crypto'
import { deadLetterLocksKey } from '@izlog/kit/bus/dead-letter-locks'
import { instancesKey } from '@izlog/kit/instances/instance-keys'
import { keyspaceOf } from '@izlog/kit/keyspace'
import { revocationKeys } from '@izlog/kit/security/revocations'
import { ServiceName } from '@izlog/kit/security/service-token'

/** Excludes every command that lists other services' keys or that manages the server. ioredis needs `info` and `client` to open a connection. */
const COMMANDS =
  '-@all +@read +@write +@connection +@transaction -@dangerous -scan -randomkey +eval +evalsha +time +publish +subscribe +unsubscribe +info'

/**
 * The ACL file of Redis' users. A service can access its own keys and channels, and can read the ended sessions that auth stores. The
 * health check's user can only ping; every other user needs a password.
 */
export function redisUsers(namespace: string, passwordOf: (service: ServiceName) => string): string {
  const services = ServiceName.options.filter((service) => service !== 'tls-sync')
  const { loaded, tried, ended } = revocationKeys(namespace)
  const userOf = (service: ServiceName) => {
    const own = keyspaceOf(namespace, service)
    const shared = [loaded, `${ended}*`].map((key) => (service === 'auth' ? `~${key}` : `%R~${key}`))
    // auth shows operators what each process announces of itself.
    const instances = service === 'auth' ? services.map((other) => `%R~${instancesKey(namespace, other)}`) : []
    // Both move dead letters of all services.
    const locks = service === 'auth' || service === 'order' ? [`~${deadLetterLocksKey(namespace)}:*`] : []
    const password = createHash('sha256').update(passwordOf(service)).digest('hex')
    return `user ${service} reset on #${password} ${COMMANDS} ~${own}:* &${own}:* ${[...shared, ...instances, ...locks].join(' ')} ~${tried}`
  }
  return `${['user default reset off', 'user health reset on nopass +ping', ...services.map(userOf)].join('\n')}\n`
}
