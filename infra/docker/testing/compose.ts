import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readConfig } from '@izlog/kit/config'
import { parse } from 'yaml'
import { z } from 'zod'
import { repoRoot } from '../../local/src/paths.ts'
import { KeysEnv, makeKeys } from '../make-keys.ts'

/** Reads a file of the repository as text. */
export const read = (path: string): string => readFileSync(join(repoRoot, path), 'utf8')

const Part = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string().nullable()).default({}),
  ports: z.array(z.string()).default([]),
  profiles: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  stop_grace_period: z.string().default('10s'),
  healthcheck: z.looseObject({ disable: z.boolean().optional() }),
  deploy: z.object({ resources: z.object({ limits: z.object({ memory: z.string() }) }) }),
  networks: z.array(z.string()),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
})
const Compose = z.object({ services: z.record(z.string(), Part), volumes: z.record(z.string(), z.unknown()) })

/** The parsed contents of docker-compose.yml. */
export const { services, volumes } = Compose.parse(parse(read('docker-compose.yml'), { merge: true }))
export const part = (name: string): z.infer<typeof Part> => Part.parse(services[name])

/** Replaces variables by their values or compose's defaults; required variables (`:?`) without a value become empty. */
export function preset(text: string, given: Record<string, string> = {}): string {
  const filled = text
    .replace(/\$\{(\w+):-((?:[^{}]|\$\{[^{}]*\})*)\}/g, (_, name: string, value: string) => given[name] ?? value)
    .replace(/\$\{(\w+):\?[^{}]*\}/g, (_, name: string) => given[name] ?? '')
  return filled === text ? text : preset(filled, given)
}

/** The configuration of the `keys` container, with these settings in .env. */
export const keysConfig = (settings: Record<string, string> = {}): z.infer<typeof KeysEnv> =>
  readConfig(KeysEnv, composeEnvironment('keys', settings))

const composeEnvironment = (name: string, settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(part(name).environment).flatMap(([key, value]) =>
      value === null ? (settings[key] === undefined ? [] : [[key, settings[key]]]) : [[key, preset(value, settings)]],
    ),
  )

/** Writes the folders of the `keys` container; `stop` removes them. */
export function layOutKeys(config = keysConfig()) {
  const folder = mkdtempSync(join(tmpdir(), 'izlog-keys-'))
  makeKeys(folder, config)
  return {
    folder,
    /** The environment of a process: compose's variables, and the key files in its mounted folders. Throws for a key file that is not mounted. */
    environmentOf(name: string, settings: Record<string, string> = {}): NodeJS.ProcessEnv {
      const { command, volumes } = part(name)
      const files = command.flatMap((word) => /^--env-file=\/keys\/([\w-]+)\/keys\.env$/.exec(word)?.[1] ?? [])
      for (const file of files)
        if (!volumes.includes(`keys-${file}:/keys/${file}:ro`)) throw new Error(`${name} is not given /keys/${file}`)
      const fromFiles = files.map((file) => parseEnv(readFileSync(join(folder, file, 'keys.env'), 'utf8')))
      return Object.assign({}, ...fromFiles, composeEnvironment(name, settings))
    },
    stop: () => rmSync(folder, { recursive: true, force: true }),
  }
}
