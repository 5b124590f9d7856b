import { spawnSync } from 'node:child_process'
import { gravePackages } from '../checks/advisories.ts'
import { repoRoot } from '../paths.ts'
import { green, print, Refusal, step } from '../terminal.ts'

/**
 * `npm run audit`: lists known advisories, high or critical, about packages that Izlog uses in production. Needs a registry that serves
 * advisories.
 */
export async function audit(): Promise<void> {
  const grave = await step('Advisories of the packages in production', async () => gravePackages(npmAudit()))
  if (grave.length > 0) throw new Refusal(grave.join('\n'))
  print(`${green('✓')} none is high or critical`)
}

/** Returns npm's output even when npm exits with an error, as it does when it has findings. */
function npmAudit(): string {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: repoRoot, encoding: 'utf8' })
  if (error) throw new Refusal(`npm cannot be started: ${error.message}`)
  return stdout
}
