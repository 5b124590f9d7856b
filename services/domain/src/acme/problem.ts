import type { ProblemKind } from '../domain/certificate.ts'

/** Why a directory gave no certificate. */
export class IssueProblem extends Error {
  readonly kind: Exclude<ProblemKind, 'dns'>
  /** How long the directory asked us to wait, ms. */
  readonly retryAfterMs: number | undefined

  constructor(kind: IssueProblem['kind'], message: string, retryAfterMs?: number) {
    super(message)
    this.kind = kind
    this.retryAfterMs = retryAfterMs
  }
}

export const PROBLEM = 'urn:ietf:params:acme:error:'

/** RFC 8555, 6.7: the types of problems that the seller, or waiting, can solve. */
const KINDS: Readonly<Record<string, IssueProblem['kind']>> = {
  connection: 'unreachable',
  dns: 'unreachable',
  incorrectResponse: 'unreachable',
  tls: 'unreachable',
  unauthorized: 'unreachable',
  caa: 'caa',
  rejectedIdentifier: 'refused',
  unsupportedIdentifier: 'refused',
  rateLimited: 'busy',
}

export const kindOf = (type: string): IssueProblem['kind'] => KINDS[type.replace(PROBLEM, '')] ?? 'other'
