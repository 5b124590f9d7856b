import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { Program } from '../provision/schemathesis.ts'
import { endingWithUs } from '../shell.ts'
import type { OpenApi } from './document.ts'

const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
]

export type Options = {
  program: Program
  url: string
  /** Reports of a run are kept here under its name. */
  folder: string
  name: string
  document: OpenApi
  /** Of the caller; nobody has none. */
  token: string | undefined
  seconds: number
}

export type Outcome = {
  passed: boolean
  /** All that Schemathesis says, with a command for each fault that repeats it. */
  log: string
  /** How often each operation answered with each status: 'GET /api/orders/my' → 200 → 17. */
  answers: Map<string, Map<number, number>>
}

/** Asks every operation of the document as one caller, with sound and unsound input, until the time is over. */
export async function runSchemathesis({
  program,
  url,
  folder,
  name,
  document,
  token,
  seconds,
}: Options): Promise<Outcome> {
  const [file, log, events] = ['json', 'log', 'ndjson'].map((ending) => join(folder, `${name}.${ending}`))
  if (!file || !log || !events) throw new Error('no files')
  writeFileSync(file, JSON.stringify(document))
  const args = [
    ...[...program.args, 'run', file, '--url', url, '--max-time', String(seconds)],
    ...['--checks', CHECKS.join(','), '--suppress-health-check', 'all', '--continue-on-failure', '--no-color'],
    ...['--request-timeout', '60', '--max-redirects', '0', '--generation-database', 'none', '--warnings', 'off'],
    ...['--report', 'ndjson', '--report-ndjson-path', events, '--output-sanitize', 'false'],
    ...(token === undefined ? [] : ['--header', `Authorization: Bearer ${token}`]),
  ]
  const output = openSync(log, 'w')
  const [command, all] = endingWithUs(program.command, args)
  const env = { ...process.env, ...program.env }
  const child = spawn(command, all, { cwd: folder, env, stdio: ['ignore', output, output] })
  const [code] = await once(child, 'close')
  return { passed: code === 0, log, answers: await answersIn(events) }
}

/** What is read of a line of the report. */
const Finished = z.object({
  ScenarioFinished: z.object({
    recorder: z.object({
      cases: z.record(z.string(), z.object({ value: z.object({ method: z.string(), path: z.string() }) })),
      interactions: z.record(z.string(), z.object({ response: z.object({ status_code: z.int() }).nullable() })),
    }),
  }),
})

async function answersIn(file: string): Promise<Outcome['answers']> {
  const answers: Outcome['answers'] = new Map()
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const finished = Finished.safeParse(JSON.parse(line))
    if (!finished.success) continue
    const { cases, interactions } = finished.data.ScenarioFinished.recorder
    for (const [id, { response }] of Object.entries(interactions)) {
      const asked = cases[id]?.value
      if (!asked || !response) continue
      const ofOperation = getOrMake(answers, `${asked.method} ${asked.path}`)
      ofOperation.set(response.status_code, (ofOperation.get(response.status_code) ?? 0) + 1)
    }
  }
  return answers
}

function getOrMake<K>(all: Map<K, Map<number, number>>, key: K): Map<number, number> {
  const found = all.get(key) ?? new Map<number, number>()
  all.set(key, found)
  return found
}
