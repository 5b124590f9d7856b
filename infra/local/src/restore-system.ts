import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterRestore } from '@izlog/backup/after-restore'
import { BackupError } from '@izlog/backup/backup-error'
import { requireSameKeys, requireSealingKeys, writeKeys } from '@izlog/backup/keys-file'
import { restoreData } from '@izlog/backup/restore-data'
import { FINISHED_LINE, restoreLine } from '@izlog/backup/summary'
import { folderFileStore } from '@izlog/catalog/adapters/files/folder-file-store'
import { parseJson } from '@izlog/contracts/domain/parse-json'
import { z } from 'zod'
import { compileCache, node24, repoRoot } from './paths.ts'
import { type Secrets, sealingFingerprints, secretsFile, secretsIn } from './run/secrets.ts'
import type { ServiceName } from './run/services.ts'
import { run } from './shell.ts'

export type RestoreOptions = {
  file: string
  key: string
  replace: boolean
  mongoUrl: string
  namespace: string
  dataDir: string
  secretsDir: string
  /** The environment of a service with these keys, whose commands make topics and projections anew. */
  environmentOf(service: ServiceName, secrets: Secrets): Record<string, string>
  print(line: string): void
}

/** Those among the secrets that seal what is stored; a file of an older version may lack one. */
const SealingSecrets = z.object({ secretsKey: z.string().optional(), certificatesKey: z.string().optional() })

/** Restores a backup into an embedded system whose stores run and whose services do not. */
export async function restoreSystem(options: RestoreOptions): Promise<void> {
  const { file, key, replace, mongoUrl, namespace, dataDir, secretsDir, print } = options
  const keysFile = secretsFile(secretsDir)
  const restored = await restoreData(
    {
      mongoUrl,
      namespace,
      files: folderFileStore(join(dataDir, 'uploads')),
      servicesEndWithinMs: 0,
      checkKeys({ keyFingerprints }, keys) {
        if (!replace) requireSameKeys(keysFile, keys)
        const text = keys ?? (existsSync(keysFile) ? readFileSync(keysFile, 'utf8') : '{}')
        requireSealingKeys(keyFingerprints, sealingFingerprints(SealingSecrets.parse(parseJson(text)), process.env))
      },
    },
    { file, key, replace },
  )
  if (!restored) return print(FINISHED_LINE)
  print(restoreLine(restored))
  if (restored.keys !== undefined) writeKeys(keysFile, restored.keys)
  const secrets = secretsIn(secretsDir)
  await afterRestore(async (service, script, ...args) => {
    const command = [join(repoRoot, `services/${service}/src/${script}.ts`), ...args]
    const env = {
      ...options.environmentOf(service, secrets),
      LOG_LEVEL: process.env.LOG_LEVEL || 'error',
      NODE_COMPILE_CACHE: compileCache,
    }
    const output = await run(node24, command, { cwd: repoRoot, env }).catch((cause: unknown) => {
      throw new BackupError(`${cause instanceof Error ? cause.message : cause}\nRun the restore again`, { cause })
    })
    for (const line of output.split('\n').filter(Boolean)) print(`${service}: ${line}`)
  })
  await restored.finish()
}
