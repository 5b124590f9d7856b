import { X509Certificate } from 'node:crypto'
import acme from 'acme-client'
import type { IssuedCertificate } from '../domain/certificate.ts'
import { IssueProblem } from './problem.ts'
import { withProblems } from './transport.ts'

/** A certificate as the directory gave it: PEM, the chain with the host's own first. */
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
  /** PEM; made once for all instances. */
  accountKey: () => Promise<string>
  /** Where every instance finds the answer to a challenge. */
  challenges: {
    put(token: string, answer: string): Promise<void>
    drop(token: string): Promise<void>
  }
}

/** Polling for the outcome of a challenge or an order: for a minute and a half, from half a second on. */
const POLLING = { backoffAttempts: 12, backoffMin: 500, backoffMax: 10_000 }

/** RFC 8555 with HTTP-01: of each certificate a new key, of the account always the same. */
export function acmeIssuer({ directoryUrl, email, accountKey, challenges }: IssuerOptions): Issue {
  let ready: Promise<acme.Client> | undefined

  // Asked with the key of an account that is there already, the directory names that account.
  const register = async () => {
    const client = new acme.Client({ directoryUrl, accountKey: await accountKey(), ...POLLING })
    const contact = email === undefined ? {} : { contact: [`mailto:${email}`] }
    try {
      await client.createAccount({ termsOfServiceAgreed: true, ...contact })
    } catch (cause) {
      // Of an account that is there the client goes on to change the contact; it is enough to be known.
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
        // Before another order the account is looked up anew: a directory may have forgotten it.
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

/** What is served must be ours: the names that were asked for, and the key that was made for them. */
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
