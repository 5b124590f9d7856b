import { X509Certificate } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A host as it may become part of a path; the gateway's map of `$ssl_server_name` has the same. */
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/
const ENDING = '.pem'

export type CertificateFiles = Awaited<ReturnType<typeof certificateFiles>>

/** The folder that nginx reads at each handshake: `{host}.pem`, chain and key in one file, so that both change in one step. */
export async function certificateFiles(folder: string) {
  // The gateway may run as another user of the same group; nobody else reads it.
  await mkdir(folder, { recursive: true, mode: 0o750 })

  return {
    /** Fingerprint of each host's certificate in the folder; foreign and half-written files are removed. */
    async present(): Promise<Map<string, string>> {
      const found = new Map<string, string>()
      for (const file of await readdir(folder)) {
        const host = file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : ''
        const fingerprint = HOST.test(host) ? await fingerprintOf(join(folder, file)) : undefined
        if (fingerprint) found.set(host, fingerprint)
        else await rm(join(folder, file), { force: true, recursive: true })
      }
      return found
    },
    /** Throws when the host cannot be the name of a file. */
    async write(host: string, { chain, key }: { chain: string; key: string }): Promise<void> {
      if (!HOST.test(host)) throw new Error(`No host: ${JSON.stringify(host)}`)
      const aside = join(folder, `.${host}.new`)
      await writeFile(aside, `${chain.trimEnd()}\n${key.trimEnd()}\n`, { mode: 0o640 })
      await chmod(aside, 0o640)
      await rename(aside, join(folder, `${host}${ENDING}`))
    },
    remove: (host: string) => rm(join(folder, `${host}${ENDING}`), { force: true }),
  }
}

async function fingerprintOf(path: string): Promise<string | undefined> {
  try {
    return new X509Certificate(await readFile(path)).fingerprint256.replaceAll(':', '').toLowerCase()
  } catch {
    return undefined
  }
}
