import type { Sealed } from '@izlog/contracts/events/integrations'
import { openFor, type SecretKeys, sealFor } from '@izlog/kit/security/secrets'
import acme from 'acme-client'
import type { AcmeStore } from '../store/acme-store.ts'
import { acmeIssuer, type Issue } from './issuer.ts'

/** The directory that issues certificates. */
export interface CertificateIssuing {
  issue: Issue
  /** Seals a certificate's key for its host. */
  seal(host: string, key: string): Sealed
  open(host: string, sealed: Sealed): string
  /** Whether the directory asked for a pause that is not over. */
  isPaused(now: Date): Promise<boolean>
  pause(until: Date): Promise<void>
}

interface Options {
  directoryUrl: string
  email: string | undefined
  keys: SecretKeys
  store: AcmeStore
  now: () => Date
}

const forAccount = (url: string) => `acme-account:${url}`
const forHost = (host: string) => `certificate:${host}`

/** Certificates of one directory. Every key is sealed before it is stored. */
export function certificateIssuing({ directoryUrl, email, keys, store, now }: Options): CertificateIssuing {
  const newAccountKey = async () =>
    sealFor(keys, forAccount(directoryUrl), (await acme.crypto.createPrivateEcdsaKey('P-256')).toString())
  return {
    issue: acmeIssuer({
      directoryUrl,
      email,
      accountKey: async () =>
        openFor(keys, forAccount(directoryUrl), await store.accountKey(directoryUrl, newAccountKey)),
      challenges: {
        put: (token, answer) => store.putChallenge(token, answer, now()),
        drop: (token) => store.dropChallenge(token),
      },
    }),
    seal: (host, key) => sealFor(keys, forHost(host), key),
    open: (host, sealed) => openFor(keys, forHost(host), sealed),
    isPaused: (at) => store.isPaused(directoryUrl, at),
    pause: (until) => store.pause(directoryUrl, until),
  }
}
