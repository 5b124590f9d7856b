import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { checkExportedNames } from '../checks/exported-names.ts'
import { checkLicences } from '../checks/licences.ts'
import { checkLockFiles } from '../checks/lock-file.ts'
import { checkSecrets } from '../checks/secrets.ts'
import { checkWords } from '../checks/words.ts'
import { localDir, node24, repoRoot } from '../paths.ts'
import { kubernetesSchemas } from '../provision/kubernetes-schemas.ts'
import { kustomizeBinary } from '../provision/kustomize.ts'
import { pebbleBinary } from '../provision/pebble.ts'
import { browserPackages, gatewayPackages, observePackages, provisionStores } from '../provision/stack.ts'
import { toxiproxyBinary } from '../provision/toxiproxy.ts'
import { run, runShown } from '../shell.ts'
import { print, Refusal, step } from '../terminal.ts'
import { add, lastLine, Summary } from '../testing/summary.ts'
import { buildWeb } from '../web-build.ts'

const bin = (name: string) => join(repoRoot, 'node_modules/.bin', name)
const env = { ...process.env, PATH: `${join(repoRoot, 'node_modules/.bin')}:${process.env.PATH ?? ''}` }
const runHere = (command: string, ...args: string[]) => run(command, args, { cwd: repoRoot, env })

/**
 * Checks types, lint, module boundaries, unused code, names, secrets, licences and lock files, builds the web, and runs all tests. Each check
 * counts as one test in the last line.
 */
export async function test(options: readonly string[]): Promise<void> {
  const checks: [string, () => Promise<unknown>][] = [
    ['What the tests run on', provisionForTests],
    ['Types', () => runHere(bin('tsc'), '-p', 'tsconfig.json')],
    ['Types of the web', () => runHere(bin('tsc'), '-p', 'web/tsconfig.json')],
    ['Lint and format', () => runHere(bin('biome'), 'ci', '--colors=off', '--diagnostic-level=error', '.')],
    ['Boundaries', boundaries],
    ['Nothing unused', () => runHere(bin('knip'), '--no-progress', '--treat-config-hints-as-errors')],
    ['Words', () => checkWords(repoRoot)],
    ['Exported names', () => checkExportedNames(repoRoot)],
    ['Secrets', () => checkSecrets(repoRoot)],
    ['Licences', async () => checkLicences(repoRoot)],
    ['Lock files', async () => checkLockFiles(repoRoot)],
    ['Build of the web', buildWeb],
  ]
  let summary: Summary = { passed: 0, failed: 0 }
  for (const [title, check] of checks) summary = add(summary, await outcome(title, check))
  summary = add(summary, await vitest(options))
  print()
  print(lastLine(summary))
  process.exitCode = summary.failed === 0 ? 0 : 1
}

/** Provisions first, so that no test times out while a program is downloaded. */
async function provisionForTests(): Promise<void> {
  await provisionStores(process.env, [...gatewayPackages, ...browserPackages, ...observePackages])
  await pebbleBinary()
  await toxiproxyBinary()
  await kustomizeBinary()
  await kubernetesSchemas()
}

async function outcome(title: string, check: () => Promise<unknown>): Promise<Summary> {
  try {
    await step(title, check)
    return { passed: 1, failed: 0 }
  } catch (error) {
    print(error instanceof Refusal ? error.message : String(error))
    return { passed: 0, failed: 1 }
  }
}

/** dependency-cruiser exits with success even if it could read no file, so the number of modules is checked. */
async function boundaries(): Promise<void> {
  const folders = ['contracts', 'services', 'writer', 'infra', 'web', 'e2e', 'gateway']
  const output = await runHere(bin('depcruise'), '--config', '.dependency-cruiser.cjs', ...folders)
  const modules = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  if (modules < 100)
    throw new Refusal(`dependency-cruiser saw ${modules} modules only: it did not check what it should\n${output}`)
}

/** A run that does not write its summary counts as failed, whatever it printed. */
async function vitest(options: readonly string[]): Promise<Summary> {
  const file = join(localDir, `test-summary-${process.pid}.json`)
  mkdirSync(localDir, { recursive: true })
  const args = [bin('vitest'), 'run', ...options]
  const code = await runShown(node24, args, { cwd: repoRoot, env: { ...env, TEST_SUMMARY: file } })
  const summary = readSummary(file)
  rmSync(file, { force: true })
  return code !== 0 && summary.failed === 0 ? add(summary, { passed: 0, failed: 1 }) : summary
}

function readSummary(file: string): Summary {
  try {
    return Summary.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
