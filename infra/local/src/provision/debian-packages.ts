import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../lock.ts'
import { cacheDir } from '../paths.ts'
import { run, which } from '../shell.ts'
import { print, Refusal, step } from '../terminal.ts'

export type DebianPackage = { name: string; present(): boolean }

const byCommand = (name: string, command: string): DebianPackage => ({
  name,
  present: () => which(command) !== undefined,
})
const byNginxModule = (kind: 'filter' | 'static'): DebianPackage => ({
  name: `libnginx-mod-http-brotli-${kind}`,
  present: () => existsSync(`/usr/lib/nginx/modules/ngx_http_brotli_${kind}_module.so`),
})

export const packages = {
  mmdebstrap: byCommand('mmdebstrap', 'mmdebstrap'),
  bubblewrap: byCommand('bubblewrap', 'bwrap'),
  redis: byCommand('redis-server', 'redis-server'),
  nginx: byCommand('nginx', 'nginx'),
  brotliFilter: byNginxModule('filter'),
  brotliStatic: byNginxModule('static'),
  wrk: byCommand('wrk', 'wrk'),
  chromium: byCommand('chromium', 'chromium'),
  maven: byCommand('maven', 'mvn'),
  pip: byCommand('python3-pip', 'pip3'),
  prometheus: byCommand('prometheus', 'promtool'),
} as const satisfies Record<string, DebianPackage>

/** The command to run for a user without the right to install packages. */
export const installCommand = (names: readonly string[]): string =>
  `apt-get update && apt-get install -y --no-install-recommends ${names.join(' ')}`

/** Installs missing packages when run as root; otherwise throws a `Refusal` with the command that installs them. */
export async function installPackages(wanted: readonly DebianPackage[]): Promise<void> {
  const missing = () => wanted.filter((item) => !item.present()).map((item) => item.name)
  if (missing().length === 0) return
  if (!which('apt-get'))
    throw new Refusal(
      `The embedded stack needs Debian or Ubuntu (no apt-get here). Missing: ${missing().join(', ')}.\nThe other way: docker compose up`,
    )
  if (process.getuid?.() !== 0)
    throw new Refusal(
      `Debian packages are missing. Install them once with:\n\n  sudo sh -c '${installCommand(missing())}'\n\nand run this again.`,
    )

  await withLock(
    join(cacheDir, 'apt.lock'),
    () => print('  Debian packages: another run is at it, waiting'),
    async () => {
      const names = missing()
      if (names.length === 0) return
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      const patience = ['-o', 'DPkg::Lock::Timeout=120', '-q']
      await step('Debian package lists', () => run('apt-get', [...patience, 'update'], { env }))
      await step(`Debian packages: ${names.join(', ')}`, () =>
        run('apt-get', [...patience, 'install', '-y', '--no-install-recommends', ...names], { env }),
      )
      if (missing().length > 0) throw new Refusal(`Installed, yet still missing: ${missing().join(', ')}`)
    },
  )
}
