import { SUPER_ADMIN_ID } from '@izlog/contracts/domain/users'
import { type SecretKeys, seal } from '@izlog/kit/security/secrets'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import type { NextId } from '@izlog/kit/store/counters'
import { hashPassword, isPassword } from '../domain/password.ts'
import { type NewUser, newUser, type User } from '../domain/user.ts'
import type { Users } from '../store/mongo-users.ts'
import { freshUserId } from './manage-users.ts'

interface SeedDeps {
  users: Users
  nextUserId: NextId
  secrets: SecretKeys
  now: () => Date
}

interface SuperAdmin {
  email: string
  password: string
  firstName: string
  lastName: string
}

/** Makes user 1, the super administrator, at the first start. */
export async function seedSuperAdmin(deps: SeedDeps, { password, ...admin }: SuperAdmin): Promise<void> {
  if (await deps.users.byId(SUPER_ADMIN_ID)) return
  await insertOnce(deps, {
    id: SUPER_ADMIN_ID,
    ...admin,
    passwordHash: await hashPassword(password),
    role: 'admin',
  })
}

/**
 * What an installation for real customers lacks: a super administrator, or other passwords than the demo's, which everybody can read.
 * Throws it as one line for operators.
 */
export async function refuseDemo({ users }: Pick<SeedDeps, 'users'>): Promise<void> {
  const admin = await users.byId(SUPER_ADMIN_ID)
  if (!admin)
    throw new Error(
      'In production ADMIN_EMAIL and ADMIN_PASSWORD make the super administrator: set both before the first start',
    )
  const [open] = await openToAll(users)
  if (open)
    throw new Error(
      `${open.email} still has a demo password, which everybody can read. Set ADMIN_EMAIL and ADMIN_PASSWORD and run \`npm run reset-admin\` (services/auth/src/reset-admin.ts): user 1 gets these, the demo seller is deactivated`,
    )
}

/** Users whom a demo password lets in. */
export async function openToAll(users: Users): Promise<User[]> {
  const found = await Promise.all([
    users.byId(SUPER_ADMIN_ID),
    ...[DEMO_ADMIN, DEMO_SELLER].map(({ email }) => users.byEmail(email)),
  ])
  const active = new Map(found.flatMap((user) => (user?.isActive ? [[user.id, user] as const] : [])))
  const opens = async ({ passwordHash }: User) =>
    (await isPassword(passwordHash, DEMO_ADMIN.password)) || (await isPassword(passwordHash, DEMO_SELLER.password))
  const each = await Promise.all([...active.values()].map(async (user) => ((await opens(user)) ? [user] : [])))
  return each.flat()
}

export const DEMO_ADMIN: SuperAdmin = {
  email: 'admin@izlog.test',
  password: 'admin-demo-1',
  firstName: 'Jelena',
  lastName: 'Ilić',
}
export const DEMO_SELLER = { email: 'prodavac@izlog.test', password: 'prodavac-demo-1' }

/** Makes the demo seller, every channel of theirs set to the simulators' accounts. Never called in production. */
export async function seedDemoSeller(deps: SeedDeps): Promise<void> {
  if (await deps.users.byEmail(DEMO_SELLER.email)) return
  const id = await freshUserId(deps.nextUserId)
  const sealed = (field: Parameters<typeof seal>[2], plain: string) => seal(deps.secrets, id, field, plain)
  await insertOnce(deps, {
    id,
    email: DEMO_SELLER.email,
    passwordHash: await hashPassword(DEMO_SELLER.password),
    firstName: 'Marko',
    lastName: 'Petrović',
    role: 'client',
    companyName: 'Mirna Noć d.o.o.',
    phone: '064 812 3390',
    telegramBotId: sealed('telegramBotId', '100001:demo-bot-token'),
    telegramChatId: '-100200300',
    googleSheetsId: 'demo-sheet-1',
    facebookPixelId: '123456789012345',
    metaAccessToken: sealed('metaAccessToken', 'demo-meta-token'),
    trackifyApiKey: sealed('trackifyApiKey', 'demo-trackify-me'),
    trackifyApiKeySrb: sealed('trackifyApiKeySrb', 'demo-trackify-rs'),
  })
}

/** Another instance may be seeding too: then theirs stands. */
async function insertOnce({ users, now }: SeedDeps, given: NewUser): Promise<void> {
  await users.insert(newUser(given, now())).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error
  })
}
