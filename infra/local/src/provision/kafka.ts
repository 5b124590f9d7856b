import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repoRoot } from '../paths.ts'
import { run } from '../shell.ts'
import { type Part, provisioned } from './cached.ts'
import { installPackages, packages } from './debian-packages.ts'
import { java } from './toolchains.ts'

const pom = join(repoRoot, 'infra/local/kafka/pom.xml')

export type KafkaParts = { java: string; libs: string }

/** Kafka's jars, downloaded by Maven. */
export const kafkaPart: Part = {
  name: 'kafka',
  recipe: readFileSync(pom, 'utf8'),
  title: 'Kafka (about 45 MB)',
  build: async (folder) => {
    await installPackages([packages.maven])
    await run('mvn', ['-B', '-q', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${folder}`])
  },
}

/** Kafka's jars and a Java that can run them. */
export const kafkaParts = async (): Promise<KafkaParts> => ({ libs: await provisioned(kafkaPart), java: await java() })
