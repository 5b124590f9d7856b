import { spawnSync } from 'node:child_process'
import { gravePackages } from '../checks/advisories.ts'
import { repoRoot } from '../paths.ts'
import { green, print, Refusal, step } from '../terminal.ts'

/** `npm run audit`: known advisories, high or critical, of what Izlog runs on in production. Needs a registry that has them. */
export async function audit(): Promise<void> {
  const grave = await step('Advisories of the packages in production', async () => gravePackages(npmAudit()))
  if (grave.length > 0) throw new Refusal(grave.join('\n'))
  print(`${green('✓')} none is high or critical`)
}

/** Its answer, also where it ends badly, as it does for whatever it finds. */
function npmAudit(): string {
  const { stdout, error } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: repoRoot, encoding: 'utf8' })
  if (error) throw new Refusal(`npm cannot be started: ${error.message}`)
  return stdout
}
