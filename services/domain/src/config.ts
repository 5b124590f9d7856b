import { isIP } from 'node:net'
import { readHost } from '@izlog/contracts/domain/hosts'
import { baseEnv, limit } from '@izlog/kit/config'
import { secretKeys } from '@izlog/kit/security/secrets'
import { z } from 'zod'

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `9.9.9.9`, `127.0.0.1:5353`, `[2620:fe::fe]:53` */
const isServer = (text: string) => isIP(text.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1')) !== 0

export const DomainEnv = z
  .object({
    ...baseEnv,
    PORT: z.coerce.number().int().default(3005),
    /** Used instead of the host's authoritative name servers; addresses, with a port where it is not 53. */
    DNS_SERVERS: z
      .string()
      .default('')
      .transform(list)
      .refine((servers) => servers.every(isServer), 'addresses separated by commas'),
    /** The CNAME target for www of a seller's host; default: the host of PUBLIC_URL. */
    CNAME_TARGET: z
      .string()
      .toLowerCase()
      .refine((name) => 'host' in readHost(name) || name === 'localhost', 'the name of a host')
      .optional(),
    /** The addresses for the apex of a seller's host. */
    INGRESS_IPS: z
      .string()
      .transform(list)
      .refine(
        (addresses) => addresses.length > 0 && addresses.every((address) => isIP(address) !== 0),
        'IP addresses separated by commas',
      ),
    /** Per seller: verifications and tests. */
    LIMIT_DNS_CHECKS_PER_MINUTE: limit(20),
    /** How often the workers look for due checks and certificates, ms; shorter only in tests. */
    RECHECK_POLL_MS: z.coerce.number().int().positive().default(5000),
    /** The directory that issues certificates (RFC 8555); setting it accepts its terms. Without it none are issued. */
    ACME_DIRECTORY_URL: z.url({ protocol: /^https$/ }).optional(),
    /** Where the directory reports problems with our account. */
    ACME_EMAIL: z.email().optional(),
    /** Seals the keys of certificates and of the directory's account, as SECRETS_KEY seals sellers' secrets elsewhere. */
    CERTIFICATES_KEY: secretKeys.optional(),
  })
  .refine(({ ACME_DIRECTORY_URL, CERTIFICATES_KEY }) => !ACME_DIRECTORY_URL || CERTIFICATES_KEY, {
    path: ['CERTIFICATES_KEY'],
    message: 'is needed with ACME_DIRECTORY_URL',
  })
export type DomainConfig = z.infer<typeof DomainEnv>
