import { X509Certificate } from 'node:crypto'
import acme from 'acme-client'
import type { IssuedCertificate } from '../domain/certificate.ts'
import { IssueProblem } from './problem.ts'
import { withProblems } from './transport.ts'

/** An issued certificate, in PEM; the chain begins with the host's own. */
interface Issued {
  certificate: IssuedCertificate
  chain: string
  key: string
}

/** Asks the directory for a certificate of these names. Throws an IssueProblem. */
export type Issue = (names: readonly string[]) => Promise<Issued>

export interface IssuerOptions {
  directoryUrl: string
  email: string | undefined
  /** PEM; one key for all instances. */
  accountKey: () => Promise<string>
  /** Stores the answers to challenges, so that any instance can give them. */
  challenges: {
    put(token: string, answer: string): Promise<void>
    drop(token: string): Promise<void>
  }
}

/** Polls the result of a challenge or an order for a minute and a half, first after half a second. */
const POLLING = { backoffAttempts: 12, backoffMin: 500, backoffMax: 10_000 }

/** RFC 8555 with HTTP-01. Each certificate gets a new key; the account keeps one. */
export function acmeIssuer({ directoryUrl, email, accountKey, challenges }: IssuerOptions): Issue {
  let ready: Promise<acme.Client> | undefined

  // For the key of an existing account the directory returns that account.
  const register = async () => {
    const client = new acme.Client({ directoryUrl, accountKey: await accountKey(), ...POLLING })
    const contact = email === undefined ? {} : { contact: [`mailto:${email}`] }
    try {
      await client.createAccount({ termsOfServiceAgreed: true, ...contact })
    } catch (cause) {
      // For an existing account the client also updates the contact; if only that fails, the account can be used.
      if (!hasAccount(client)) throw cause
    }
    return client
  }

  return (names) =>
    withProblems(async () => {
      ready ??= register()
      try {
        return await order(await ready, names, challenges)
      } catch (cause) {
        // Registers again before the next order: a directory may have lost the account.
        ready = undefined
        throw cause
      }
    })
}

function hasAccount(client: acme.Client): boolean {
  try {
    return client.getAccountUrl() !== ''
  } catch {
    return false
  }
}

async function order(
  client: acme.Client,
  names: readonly string[],
  challenges: IssuerOptions['challenges'],
): Promise<Issued> {
  const key = await acme.crypto.createPrivateEcdsaKey('P-256')
  const [, csr] = await acme.crypto.createCsr({ altNames: [...names] }, key)
  const chain = await client.auto({
    csr,
    termsOfServiceAgreed: true,
    challengePriority: ['http-01'],
    skipChallengeVerification: true,
    challengeCreateFn: async (_authz, { type, token }, answer) => {
      if (type !== 'http-01') throw new IssueProblem('other', `The directory offers ${type} only`)
      await challenges.put(token, answer)
    },
    challengeRemoveFn: (_authz, { token }) => challenges.drop(token),
  })
  return checked(names, chain, key.toString())
}

/** Throws unless the certificate names every requested host. */
function checked(names: readonly string[], chain: string, key: string): Issued {
  const leaf = new X509Certificate(chain)
  const missing = names.filter((name) => !leaf.checkHost(name))
  if (missing.length > 0) throw new IssueProblem('other', `The certificate does not name ${missing.join(', ')}`)
  return {
    certificate: {
      fingerprint: leaf.fingerprint256.replaceAll(':', '').toLowerCase(),
      names: [...names],
      validFrom: leaf.validFromDate,
      validUntil: leaf.validToDate,
    },
    chain,
    key,
  }
}
