import { LoginResponse } from '@izlog/contracts/http/auth'
import { readConfig } from '@izlog/kit/config'
import { client } from '@izlog/kit/testing/client'
import { removeTopics } from '@izlog/kit/testing/events'
import { JWT_PRIVATE_KEY, testEnvironment } from '@izlog/kit/testing/stack'
import { AuthEnv } from '../src/config.ts'
import { startAuthService } from '../src/service.ts'

export const ADMIN = { email: 'glavni@izlog.test', password: 'tajna-lozinka' }

/** The whole service with user 1 and the demo seller, in a namespace of its own. */
export async function startAuth(more: Record<string, string> = {}) {
  const env = {
    ...testEnvironment(),
    JWT_PRIVATE_KEY,
    SECRETS_KEY: `t:${Buffer.alloc(32, 7).toString('base64')}`,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    SEED_DEMO: '1',
    ...more,
  }
  const service = await startAuthService(readConfig(AuthEnv, env))
  return {
    env,
    service,
    http: client(service.port),
    /** The service's users, as a person signs in. */
    signIn: async (who: { email: string; password: string }) => {
      const { token, user } = LoginResponse.parse((await client(service.port).post('/api/auth/login', who)).body)
      return { token, user, bearer: { authorization: `Bearer ${token}` } }
    },
    async stop() {
      await service.stop()
      // An instance in the namespace of another must not remove that one's topics.
      if (!more.NAMESPACE) await removeTopics(env)
    },
  }
}
