import { CROSS_SYNC_MESSAGES, PeerCreateRequest, PeerTestRequest } from '@izlog/contracts/http/cross-sync'
import { AppError, read } from '@izlog/kit/errors'
import type { Caller } from '@izlog/kit/identity'
import { judge, SIGNATURE_WINDOW_MS, type Signed } from '../adapters/peers/signature.ts'
import { type CreateWebsiteDeps, createWebsite } from './create-website.ts'
import type { Ports } from './ports.ts'

export type ReceivePeerDeps = CreateWebsiteDeps & Pick<Ports, 'peers' | 'peerRequests' | 'users'>

interface SentByPeer {
  signed: Signed
  signature: string
  /** The signed body, parsed. */
  content: unknown
}

/** Another installation checks whether a user exists here. Throws `unauthenticated`, `conflict`, `not_found`. */
export async function receiveTest(deps: ReceivePeerDeps, sent: SentByPeer): Promise<void> {
  await checkPeer(deps, sent)
  await userOf(deps, read(PeerTestRequest, sent.content).userEmail)
}

/** Another installation creates a page here, for the account with the same e-mail address. Returns the page's URL. */
export async function receiveWebsite(deps: ReceivePeerDeps, sent: SentByPeer, signal: AbortSignal): Promise<string> {
  await checkPeer(deps, sent)
  const { userEmail, website, notes } = read(PeerCreateRequest, sent.content)
  const made = await createWebsite(deps, await userOf(deps, userEmail), website, { signal, notes })
  return `${deps.publicUrl}/${made.website.customUrl}`
}

/** Checks that the request is signed with our key, is recent and was never received before. */
async function checkPeer(
  { peers, peerRequests, now }: ReceivePeerDeps,
  { signed, signature }: SentByPeer,
): Promise<void> {
  const refuse = (code: string, message: string) => new AppError('unauthenticated', `sync.${code}`, message)
  if (peers.key === undefined) throw refuse('off', CROSS_SYNC_MESSAGES.notConfigured)
  const verdict = judge(peers.key, signed, signature, now())
  if (verdict === 'bad') throw refuse('signature', CROSS_SYNC_MESSAGES.badSignature)
  if (verdict === 'old') throw refuse('old', CROSS_SYNC_MESSAGES.tooOld)
  const until = new Date(now().getTime() + 2 * SIGNATURE_WINDOW_MS)
  if (!(await peerRequests.take(signed.id, until)))
    throw new AppError('conflict', 'sync.repeated', CROSS_SYNC_MESSAGES.repeated)
}

async function userOf({ users }: ReceivePeerDeps, email: string): Promise<Caller> {
  const user = await users.byEmail(email)
  if (!user?.isActive) throw new AppError('not_found', 'sync.user', CROSS_SYNC_MESSAGES.unknownUser)
  return { userId: user.userId, role: 'client', jti: '' }
}
