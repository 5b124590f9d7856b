import type { Redis } from 'ioredis'

/** Where auth writes and everybody reads which sessions have ended. */
export const revocationKeys = (namespace: string) => ({
  /** Present while Redis holds all revocations; gone when it was emptied, until auth has written them back. */
  loaded: `${namespace}:revocations`,
  session: (jti: string) => `${namespace}:revoked:session:${jti}`,
  /** Holds the time (ms) before which every token of the user is void. */
  user: (userId: number) => `${namespace}:revoked:user:${userId}`,
})

export type RevocationState = 'valid' | 'revoked' | 'unknown'

/** Whether a session was ended before its time. `unknown`: Redis cannot tell, so nobody gets in on its word. */
export function revocationCheck(redis: Redis, namespace: string) {
  const keys = revocationKeys(namespace)
  return async (session: { jti: string; userId: number; issuedAt: number }): Promise<RevocationState> => {
    const found = await redis
      .mget(keys.loaded, keys.session(session.jti), keys.user(session.userId))
      .catch((): (string | null)[] => [null, null, null])
    const [loaded, ended, notBefore] = found
    if (!loaded) return 'unknown'
    return ended || (notBefore && session.issuedAt <= Number(notBefore)) ? 'revoked' : 'valid'
  }
}
