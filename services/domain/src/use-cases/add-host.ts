import { randomBytes } from 'node:crypto'
import { readHost } from '@izlog/contracts/domain/hosts'
import { DOMAIN_MESSAGES, MAX_DOMAINS } from '@izlog/contracts/http/domains'
import type { Initiator } from '@izlog/kit/audit/audit-event'
import { AppError, type Issue } from '@izlog/kit/errors'
import { type Claim, markAccount, newClaim } from '../domain/claim.ts'
import { claimAuditRecord } from '../domain/claim-snapshot.ts'
import type { Listed } from '../domain/views.ts'
import type { Saved } from '../store/mongo-claims.ts'
import type { DomainDeps } from './deps.ts'
import { changedMeanwhile } from './own-claims.ts'

type AddDeps = Pick<DomainDeps, 'claims' | 'nextClaimId' | 'ownHosts' | 'now'>

/** The first check follows soon, since sellers set the records right after adding the host. */
const FIRST_CHECK_MS = 60_000
const TOKEN_BYTES = 20
const MAX_TRIES = 3
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('hex')
export const firstCheckAt = (at: Date): Date => new Date(at.getTime() + FIRST_CHECK_MS)

/** Adds a host; the first becomes the account host. Throws `invalid`, and `conflict` when it is listed or there are too many. */
export async function addHost(deps: AddDeps, userId: number, typed: string, by: Initiator): Promise<Claim> {
  const host = hostOf(deps, typed, 'host')
  const listed = await deps.claims.listedOf(userId)
  if (listed.some(({ claim }) => claim.host === host)) throw alreadyListed()
  const first = !listed.some(({ claim }) => claim.isAccount)
  const stored = await store(deps, userId, host, first, listed, by)
  // Another request has set an account host meanwhile: this one is added beside it.
  const claim = stored === 'another-account-host' ? await store(deps, userId, host, false, listed, by) : stored
  if (claim === 'listed') throw alreadyListed()
  if (typeof claim === 'string') throw changedMeanwhile()
  return claim
}

/** Makes a host the account host and adds it if needed; repeated or concurrent calls give the same result. Throws `invalid` and `conflict`. */
export async function connectHost(
  deps: AddDeps,
  userId: number,
  typed: string,
  field: string,
  by: Initiator,
): Promise<void> {
  const host = hostOf(deps, typed, field)
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const listed = await deps.claims.listedOf(userId)
    const account = listed.find(({ claim }) => claim.isAccount)
    if (account?.claim.host === host) return
    if (account) throw new AppError('conflict', 'domain.another', DOMAIN_MESSAGES.hasAnother)
    const there = listed.find(({ claim }) => claim.host === host)
    const stored = there
      ? await deps.claims.save(markAccount(there.claim, deps.now()))
      : await store(deps, userId, host, true, listed, by)
    if (typeof stored === 'object' || stored === 'saved') return
  }
  throw changedMeanwhile()
}

function hostOf({ ownHosts }: AddDeps, typed: string, path: string): string {
  const read = readHost(typed, ownHosts)
  if ('host' in read) return read.host
  const issues: Issue[] = [{ path, message: read.message }]
  throw new AppError('invalid', 'domain.refused', read.message, { issues })
}

async function store(
  { claims, nextClaimId, now }: AddDeps,
  userId: number,
  host: string,
  isAccount: boolean,
  listed: readonly Listed[],
  by: Initiator,
): Promise<Claim | Exclude<Saved, 'saved'>> {
  if (listed.length >= MAX_DOMAINS) throw new AppError('conflict', 'domain.too-many', DOMAIN_MESSAGES.tooMany)
  const claim = newClaim({ id: await nextClaimId(), userId, host, token: newToken(), isAccount }, now())
  const stored = await claims.insert(
    claim,
    firstCheckAt(claim.createdAt),
    claimAuditRecord(by, 'domain-added', claim, claim.createdAt),
  )
  return stored === 'saved' ? claim : stored
}

const alreadyListed = () => new AppError('conflict', 'domain.listed', DOMAIN_MESSAGES.alreadyListed)
