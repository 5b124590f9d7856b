import { CROSS_SYNC_MESSAGES, type CrossSyncResult, type CrossSyncTestResponse } from '@izlog/contracts/http/cross-sync'
import { AppError } from '@izlog/kit/errors'
import { type Caller, isAdmin } from '@izlog/kit/identity'
import type { Ports } from './ports.ts'

export type TestCrossSyncDeps = Pick<Ports, 'peers' | 'users' | 'services' | 'syncTests'>

export const PEER_TEST_PATH = '/api/sync/peer/test'
const WITHIN_MS = 10_000

/** How this installation calls its own endpoints with the caller's session. */
export interface AsCaller {
  catalogUrl: string
  headers: Record<string, string>
}

/** Tests this installation's endpoints with the caller's session, and every target; clients may test only their own e-mail address. Throws `forbidden`, `limited`. */
export const testCrossSync = (
  deps: TestCrossSyncDeps,
  caller: Caller,
  userEmail: string,
  as: AsCaller,
): Promise<CrossSyncTestResponse> => deps.syncTests(caller.userId, () => callAll(deps, caller, userEmail, as))

async function callAll(
  { peers, users, services }: TestCrossSyncDeps,
  caller: Caller,
  userEmail: string,
  { catalogUrl, headers }: AsCaller,
): Promise<CrossSyncTestResponse> {
  const user = await users.byEmail(userEmail)
  if (!isAdmin(caller) && user?.userId !== caller.userId)
    throw new AppError('forbidden', 'sync.foreign-email', CROSS_SYNC_MESSAGES.ownAddressOnly)
  const own: [string, string][] = [
    [services.authUrl, '/api/auth/me'],
    [services.orderUrl, '/api/dashboard/stats'],
    [catalogUrl, '/api/sync/dashboard'],
    [catalogUrl, '/api/websites/my'],
    [catalogUrl, '/api/websites/public-list'],
  ]
  const results = await Promise.all([
    ...own.map(([base, path]) => timed(`GET ${path}`, () => ask(base + path, headers))),
    ...peers.targets.map((target) =>
      timed(target + PEER_TEST_PATH, () => peers.post(target, PEER_TEST_PATH, { userEmail }, WITHIN_MS)),
    ),
  ])
  const success = results.every((result) => result.success)
  const message = success ? CROSS_SYNC_MESSAGES.allGood : CROSS_SYNC_MESSAGES.someFail
  return { success, message, targets: [...peers.targets], results }
}

async function ask(url: string, headers: Record<string, string>): Promise<{ success: boolean; message: string }> {
  try {
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(WITHIN_MS) })
    await response.body?.cancel()
    if (response.ok) return { success: true, message: 'Odgovara ispravno' }
    return { success: false, message: `Odgovara greškom ${response.status}` }
  } catch {
    return { success: false, message: 'Ne odgovara' }
  }
}

async function timed(
  endpoint: string,
  work: () => Promise<{ success: boolean; message: string }>,
): Promise<CrossSyncResult> {
  const started = performance.now()
  const { success, message } = await work()
  return { endpoint, success, ms: Math.round(performance.now() - started), message }
}
