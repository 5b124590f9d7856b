import type { Redis } from 'ioredis'

/** Redis keys of revoked sessions, written by auth and read by all services. */
export const revocationKeys = (namespace: string) => ({
  /** Exists while Redis has all revocations; missing after Redis was emptied, until auth has written them back. */
  loaded: `${namespace}:revocations`,
  /** Written regularly by each service, to find out whether Redis takes writes. */
  tried: `${namespace}:revocations:tried`,
  /** Prefix of the two kinds of keys below. */
  ended: `${namespace}:revoked:`,
  session: (jti: string) => `${namespace}:revoked:session:${jti}`,
  /** Its value is the time (ms) before which all of the user's tokens are revoked. */
  user: (userId: number) => `${namespace}:revoked:user:${userId}`,
})

export type RevocationState = 'valid' | 'revoked' | 'unknown'

/** How often (ms) a write is tried: a Redis that takes none lacks newer revocations. */
const TRIED_EVERY_MS = 1000

/** Whether a session was revoked. `unknown`: Redis is away, was emptied or takes no writes; callers must then refuse the session. */
export function revocationCheck(redis: Redis, namespace: string) {
  const keys = revocationKeys(namespace)
  let tried = Number.NEGATIVE_INFINITY
  let takesWrites: Promise<boolean> = Promise.resolve(false)
  const isWritable = () => {
    if (performance.now() - tried < TRIED_EVERY_MS) return takesWrites
    tried = performance.now()
    takesWrites = redis.set(keys.tried, '1', 'EX', 60).then(
      () => true,
      () => {
        tried = Number.NEGATIVE_INFINITY
        return false
      },
    )
    return takesWrites
  }
  return async (session: { jti: string; userId: number; issuedAt: number }): Promise<RevocationState> => {
    const [found, writable] = await Promise.all([
      redis
        .mget(keys.loaded, keys.session(session.jti), keys.user(session.userId))
        .catch((): (string | null)[] => [null, null, null]),
      isWritable(),
    ])
    const [loaded, ended, notBefore] = found
    if (!loaded || !writable) return 'unknown'
    return ended || (notBefore && session.issuedAt <= Number(notBefore)) ? 'revoked' : 'valid'
  }
}
