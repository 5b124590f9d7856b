import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lintSource } from '@secretlint/core'
import { Refusal } from '../terminal.ts'
import { ALLOWED_SECRETS, type AllowedSecret } from './allowed-secrets.ts'
import { SECRET_RULES } from './secret-rules.ts'
import { trackedFiles } from './tracked-files.ts'

/** Searches for secrets in all files that git tracks or would add. Throws a `Refusal` with their places, but never their values. */
export async function checkSecrets(root: string): Promise<void> {
  const faults = await leakedSecretsIn(root, ALLOWED_SECRETS)
  if (faults.length > 0)
    throw new Refusal(`${faults.join('\n')}\ninfra/local/src/checks/allowed-secrets.ts says what may stand`)
}

/** One line per secret, `file:line: what`, and one per allowance that no file needs. */
export async function leakedSecretsIn(root: string, allowed: readonly AllowedSecret[]): Promise<string[]> {
  const used = new Set<AllowedSecret>()
  const faults: string[] = []
  for (const file of await trackedFiles(root)) {
    for (const { line, what, text } of await foundIn(root, file)) {
      const allowance = allowed.find((one) => one.file === file && one.text.test(text))
      if (allowance) used.add(allowance)
      else faults.push(`${file}:${line}: ${what}`)
    }
  }
  const unused = allowed.filter((one) => !used.has(one))
  return [...faults, ...unused.map(({ file, text }) => `${file}: nothing in it needs to be allowed ${text}`)]
}

async function foundIn(root: string, file: string): Promise<{ line: number; what: string; text: string }[]> {
  const bytes = await readFile(join(root, file))
  if (bytes.includes(0)) return []
  const content = bytes.toString()
  const { messages } = await lintSource({
    source: { filePath: file, content, contentType: 'text', ext: '' },
    options: { config: SECRET_RULES, maskSecrets: true },
  })
  return messages.map(({ loc, message, range }) => ({
    line: loc.start.line,
    what: message,
    text: content.slice(...range),
  }))
}
