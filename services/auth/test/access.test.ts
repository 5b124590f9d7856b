import { UserItem } from '@izlog/contracts/http/admin'
import { tokenFor } from '@izlog/kit/testing/client'
import { allRoutes, type Belongings, expectAccess, expectReadable } from '@izlog/kit/testing/route-matrix'
import { afterAll, beforeAll, it } from 'vitest'
import { routersOf } from '../src/http/routers.ts'
import { ADMIN, startAuth } from './start.ts'

const SECRETS = {
  telegramBotId: '123456:bot-token-koji-niko-ne-vidi',
  metaAccessToken: 'meta-token-koji-niko-ne-vidi',
  trackifyApiKey: 'crnogorski-kljuc-koji-niko-ne-vidi',
  trackifyApiKeySrb: 'srpski-kljuc-koji-niko-ne-vidi',
}

let auth: Awaited<ReturnType<typeof startAuth>>
let belongings: Belongings
beforeAll(async () => {
  auth = await startAuth({ LIMIT_LOGINS_PER_MINUTE: '0' })
  const admin = await auth.signIn(ADMIN)
  const someone = async (name: string) => {
    const who = { email: `${name}@izlog.test`, password: 'lozinka-u-tajnosti', firstName: name, lastName: 'Samosvojna' }
    const { id } = UserItem.parse((await auth.http.post('/api/admin/clients', who, admin.bearer)).body)
    const { token, bearer } = await auth.signIn(who)
    return { id, email: who.email, token, bearer }
  }
  const [owner, other, left] = [await someone('vlasnica'), await someone('druga'), await someone('bivsa')]
  const { trackifyApiKey, trackifyApiKeySrb, ...settings } = SECRETS
  await auth.http.patch('/api/user/settings', { ...settings, telegramChatId: '-100555000' }, owner.bearer)
  await auth.http.patch('/api/users/update-settings', { trackifyApiKey, trackifyApiKeySrb }, owner.bearer)
  await auth.http.patch(`/api/admin/users/${left.id}/status`, { isActive: false }, admin.bearer)
  belongings = {
    port: auth.service.port,
    callers: {
      // Signing out ends a session, so the owner comes with another one each time.
      get owner() {
        return tokenFor({ userId: owner.id, role: 'client' })
      },
      get other() {
        return tokenFor({ userId: other.id, role: 'client' })
      },
      get admin() {
        return tokenFor({ userId: admin.user.id, role: 'admin' })
      },
      deactivated: left.token,
    },
    params: { id: String(owner.id) },
    private: [owner.email, '-100555000'],
    secret: [...Object.values(SECRETS), 'passwordHash', '$argon2', 'ciphertext', 'lozinka-u-tajnosti'],
  }
})
afterAll(() => auth.stop())

// Nothing of the parts is used until a request comes, and these get none.
const routes = allRoutes(routersOf({} as never))

it('what is private is read by whom it belongs to', () => expectReadable(belongings, routes))

it.each(routes)('$method $path lets in whom $access says', (route) => expectAccess(belongings, route))
