import { SUPER_ADMIN_ID } from '@izlog/contracts/domain/users'
import { type SecretKeys, seal } from '@izlog/kit/security/secrets'
import { isDuplicateKey } from '@izlog/kit/store/connection'
import type { NextId } from '@izlog/kit/store/counters'
import { hashPassword, isPassword, refuseCommon } from '../domain/password.ts'
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

interface Wanted {
  /** From the environment. */
  admin: Pick<SuperAdmin, 'email' | 'password'> | undefined
  demo: boolean
  isProduction: boolean
}

/**
 * Makes the users that the settings ask for, where they do not exist yet. In production it throws an error of one line for operators when
 * the administrator's password is a common one, no administrator exists, or a demo password opens an account.
 */
export async function seedUsers(deps: SeedDeps, { admin, demo, isProduction }: Wanted): Promise<void> {
  if (admin && !(await deps.users.byId(SUPER_ADMIN_ID))) {
    if (isProduction) await refuseCommon(admin.password, 'ADMIN_PASSWORD')
    await seedSuperAdmin(deps, { ...admin, firstName: 'Super', lastName: 'Admin' })
  }
  if (demo) {
    await seedSuperAdmin(deps, DEMO_ADMIN)
    await seedDemoSeller(deps)
  }
  if (isProduction) await refuseDemo(deps)
}

/** Makes user 1, the super administrator, at the first start. */
async function seedSuperAdmin(deps: SeedDeps, { password, ...admin }: SuperAdmin): Promise<void> {
  if (await deps.users.byId(SUPER_ADMIN_ID)) return
  await insertOnce(deps, {
    id: SUPER_ADMIN_ID,
    ...admin,
    passwordHash: await hashPassword(password),
    role: 'admin',
  })
}

/** Throws, with one line for operators, where nobody is super administrator or an account still has a demo password, which is published. */
async function refuseDemo({ users }: Pick<SeedDeps, 'users'>): Promise<void> {
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

/** Active users whose password is one of the demo's. */
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

/** Makes the demo seller, with every channel set to the simulators' accounts. */
async function seedDemoSeller(deps: SeedDeps): Promise<void> {
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

/** Another instance may be seeding at the same time: the first insert wins, and both go on. */
async function insertOnce({ users, now }: SeedDeps, given: NewUser): Promise<void> {
  await users.insert(newUser(given, now())).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error
  })
}
