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
  /** Folder for the reports of a run, which are stored under its name. */
  folder: string
  name: string
  document: OpenApi
  /** The caller's session token; undefined without a login. */
  token: string | undefined
  seconds: number
}

export type Outcome = {
  passed: boolean
  /** Schemathesis' complete output, with a command that reproduces each fault. */
  log: string
  /** Faults, once per operation: 'GET /api/orders/my: Server error'. */
  faults: Set<string>
  /** How often each operation answered with each status: 'GET /api/orders/my' → 200 → 17. */
  answers: Map<string, Map<number, number>>
}

/** Calls every operation of the document as one caller, with valid and invalid input, until the time is over. */
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
  return { passed: code === 0, log, ...(await readReport(events)) }
}

/** The fields that are read from a line of the report. */
const Failed = z.object({ failure_info: z.object({ failure: z.object({ title: z.string() }) }) })
const Finished = z.object({
  ScenarioFinished: z.object({
    recorder: z.object({
      cases: z.record(z.string(), z.object({ value: z.object({ method: z.string(), path: z.string() }) })),
      interactions: z.record(z.string(), z.object({ response: z.object({ status_code: z.int() }).nullable() })),
      checks: z.record(z.string(), z.array(z.unknown())),
    }),
  }),
})

async function readReport(file: string): Promise<Pick<Outcome, 'answers' | 'faults'>> {
  const answers: Outcome['answers'] = new Map()
  const faults: Outcome['faults'] = new Set()
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const finished = Finished.safeParse(JSON.parse(line))
    if (!finished.success) continue
    const { cases, interactions, checks } = finished.data.ScenarioFinished.recorder
    for (const [id, { value }] of Object.entries(cases)) {
      const operation = `${value.method} ${value.path}`
      const status = interactions[id]?.response?.status_code
      if (status !== undefined) count(answers, operation, status)
      for (const check of checks[id] ?? []) {
        const failed = Failed.safeParse(check).data
        if (failed) faults.add(`${operation}: ${failed.failure_info.failure.title}`)
      }
    }
  }
  return { answers, faults }
}

function count(answers: Outcome['answers'], operation: string, status: number): void {
  const ofOperation = answers.get(operation) ?? new Map<number, number>()
  answers.set(operation, ofOperation.set(status, (ofOperation.get(status) ?? 0) + 1))
}
