import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Refusal } from './terminal.ts'

export type RunOptions = { cwd?: string; env?: NodeJS.ProcessEnv; input?: string }

const setpriv = process.platform === 'linux' ? which('setpriv') : undefined

/** Wraps a command so that the kernel ends it when this process dies; otherwise it would keep running unnoticed. */
export const endingWithUs = (command: string, args: readonly string[]): [string, string[]] =>
  setpriv ? [setpriv, ['--pdeathsig', 'TERM', command, ...args]] : [command, [...args]]

/** Runs a command to its end and returns its output; an error contains the command and its last lines. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(...endingWithUs(command, args), {
      cwd: options.cwd,
      env: options.env,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let output = ''
    let shown = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk
      shown += chunk
    })
    child.stderr.on('data', (chunk: Buffer) => {
      shown += chunk
    })
    child.on('error', (cause) => reject(new Refusal(`${command} cannot be started: ${cause.message}`, { cause })))
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output)
      else
        reject(
          new Refusal(
            `${[command, ...args].join(' ').slice(0, 100)} ended with ${signal ?? code}\n${lastLines(shown, 40)}`,
          ),
        )
    })
    child.stdin.on('error', () => undefined)
    child.stdin.end(options.input ?? '')
  })
}

/** Runs a command and shows its output directly; returns its exit code. */
export function runShown(command: string, args: readonly string[], options: RunOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(...endingWithUs(command, args), { cwd: options.cwd, env: options.env, stdio: 'inherit' })
    child.on('error', (cause) => reject(new Refusal(`${command} cannot be started: ${cause.message}`, { cause })))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

export const lastLines = (text: string, count: number): string => text.trimEnd().split('\n').slice(-count).join('\n')

/** The path of a command on PATH, or in folders of system binaries that an ordinary user's PATH may lack. */
export function which(command: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin', '/usr/local/sbin']
  return folders
    .filter(Boolean)
    .map((folder) => join(folder, command))
    .find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
