import { CertificateList, ServedCertificate } from '@izlog/contracts/http/certificates'
import type { AskInternal } from '@izlog/kit/internal-client'
import type { Logger } from '@izlog/kit/logger'
import type { CertificateFiles } from './certificate-files.ts'

interface Deps {
  ask: AskInternal
  domainUrl: string
  files: CertificateFiles
  log: Logger
}

/** Certificates are fetched one by one, so many at once. */
const CONCURRENT_FETCHES = 8

/**
 * Makes the folder what domain lists: fetches what is new or renewed, removes what is served no more. Asked again it does
 * nothing. Throws when domain cannot be reached: then everything stays as it is.
 */
export async function syncCertificates({ ask, domainUrl, files, log }: Deps): Promise<void> {
  const listed = await listAll(ask, domainUrl)
  const present = await files.present()
  const wanted = new Set(listed.flatMap(({ names }) => names))
  for (const host of present.keys()) {
    if (wanted.has(host)) continue
    await files.remove(host)
    log.info({ host }, 'certificate removed')
  }
  const stale = listed.filter(({ names, fingerprint }) => names.some((name) => present.get(name) !== fingerprint))
  for (let start = 0; start < stale.length; start += CONCURRENT_FETCHES) {
    await Promise.all(stale.slice(start, start + CONCURRENT_FETCHES).map(({ id }) => fetchOne(id)))
  }

  async function fetchOne(id: number): Promise<void> {
    const served = await ask('domain', domainUrl, `/internal/certificates/${id}`, ServedCertificate)
    if (!served) return
    for (const name of served.names) await files.write(name, served)
    log.info({ names: served.names, validUntil: served.validUntil }, 'certificate written')
  }
}

async function listAll(ask: AskInternal, domainUrl: string): Promise<CertificateList['items']> {
  const all: CertificateList['items'] = []
  for (let after: number | null = 0; after !== null; ) {
    const page: CertificateList | undefined = await ask(
      'domain',
      domainUrl,
      `/internal/certificates?after=${after}`,
      CertificateList,
    )
    if (!page) throw new Error(`${domainUrl} lists no certificates`)
    all.push(...page.items)
    after = page.next
  }
  return all
}
