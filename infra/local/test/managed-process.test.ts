import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { httpAnswers } from '../src/run/answers.ts'
import { type ProcessSpec, startProcess } from '../src/run/managed-process.ts'
import { freePorts, requirePorts } from '../src/run/ports.ts'

let folder: string
let port: number
const lines: string[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'izlog-process-'))
  lines.length = 0
  const [free = 0] = await freePorts(1)
  port = free
})
afterEach(() => rmSync(folder, { recursive: true }))

const server = (script: string): ProcessSpec => ({
  name: 'little server',
  command: process.execPath,
  args: ['-e', script],
  env: { ...process.env, PORT: String(port) },
  logFile: join(folder, 'server.log'),
  ready: () => httpAnswers(`http://127.0.0.1:${port}`),
})
const listening = `require('http').createServer((_, res) => res.end('ok')).listen(process.env.PORT, '127.0.0.1');`

const started = async (script: string) => {
  const process = await startProcess(server(script), (line) => lines.push(line))
  onTestFinished(process.stop)
  return process
}

describe('a managed process', () => {
  it('is started again after a kill -9, and that is said', async () => {
    const process = await started(listening)
    const first = process.pid()
    process.kill('SIGKILL')
    await expect
      .poll(() => lines, { timeout: 60_000 })
      .toEqual(['little server ended (SIGKILL), starting it again', 'little server is ready again'])
    expect(process.pid()).not.toBe(first)
    expect(process.restarts()).toBe(1)
  })

  it('takes its children with it, so that no port stays taken', async () => {
    const withChild = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(listening)}]); setInterval(() => {}, 1000)`
    const process = await started(withChild)
    process.kill('SIGKILL')
    await process.whenReady()
    await expect.poll(() => lines.at(-1), { timeout: 60_000 }).toBe('little server is ready again')
    await process.stop()
    await requirePorts({ test: port }, 60_000)
  })

  it('is asked to end, and is not started again then', async () => {
    const process = await started(
      `${listening} process.on('SIGTERM', () => { console.log('goodbye'); process.exit(0) })`,
    )
    await process.stop()
    expect(process.pid()).toBeUndefined()
    expect(readFileSync(join(folder, 'server.log'), 'utf8')).toContain('goodbye')
    expect(lines).toEqual([])
  })

  it('that cannot start shows why', async () => {
    await expect(started(`console.error('MONGO_URL is missing'); process.exit(3)`)).rejects.toThrow(
      /little server ended \(exit code 3\) before it was ready[\s\S]*MONGO_URL is missing/,
    )
  })

  it('whose port is taken is refused by name before anything starts', async () => {
    await started(listening)
    await expect(requirePorts({ gateway: port })).rejects.toThrow(
      new RegExp(`Port ${port}, wanted by gateway, is taken by .*\\(pid \\d+\\)`),
    )
  })
})
