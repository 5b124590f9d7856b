import type { Redis } from 'ioredis'

/** Where auth writes and everybody reads which sessions have ended. */
export const revocationKeys = (namespace: string) => ({
  /** Present while Redis holds all revocations; gone when it was emptied, until auth has written them back. */
  loaded: `${namespace}:revocations`,
  /** Written now and then by whoever asks: it shows that Redis takes writes. */
  tried: `${namespace}:revocations:tried`,
  /** What all that follow begin with. */
  ended: `${namespace}:revoked:`,
  session: (jti: string) => `${namespace}:revoked:session:${jti}`,
  /** Holds the time (ms) before which every token of the user is void. */
  user: (userId: number) => `${namespace}:revoked:user:${userId}`,
})

export type RevocationState = 'valid' | 'revoked' | 'unknown'

/** Redis that takes no writes may lack what ended since: so often its word is tried, ms. */
const TRIED_EVERY_MS = 1000

/** Whether a session was ended before its time. `unknown`: Redis cannot tell, or takes no writes, so nobody gets in on its word. */
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
