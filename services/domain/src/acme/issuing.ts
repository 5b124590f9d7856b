import { openFor, type SecretKeys, sealFor } from '@izlog/kit/security/secrets'
import acme from 'acme-client'
import type { AcmeStore } from '../store/acme-store.ts'
import type { CertificateIssuing } from '../use-cases/deps.ts'
import { acmeIssuer } from './issuer.ts'

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
