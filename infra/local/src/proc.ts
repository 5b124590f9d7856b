import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** The fields of /proc/PID/stat after the command's name, which can itself contain spaces and brackets. */
const statFields = (pid: number): string[] => {
  const stat = read(`/proc/${pid}/stat`)
  return stat === '' ? [] : stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** A pid together with its process's start time, so that a reused pid is not mistaken for the earlier process. */
export function identityOf(pid: number): string | undefined {
  const fields = statFields(pid)
  const startTime = fields[19]
  return startTime === undefined || fields[0] === 'Z' ? undefined : `${pid}@${startTime}`
}

export const isAlive = (identity: string): boolean => identityOf(Number.parseInt(identity, 10)) === identity

const allPids = (): number[] => readdirSync('/proc').map(Number).filter(Number.isInteger)

/** The command line of a process; empty when the process has ended. */
export const commandOf = (pid: number): string[] => read(`/proc/${pid}/cmdline`).split('\0').filter(Boolean)

/** The direct children of a process. */
export const childrenOf = (pid: number): number[] => allPids().filter((other) => Number(statFields(other)[1]) === pid)

/** All descendants of a process. */
export const descendantsOf = (pid: number): number[] =>
  childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)])

const TICKS_PER_SECOND = 100

/** Processor time in seconds that a process and its descendants have used. Ended children are included once their parent has waited for them. */
export const cpuSecondsOf = (pid: number): number =>
  [pid, ...descendantsOf(pid)]
    .flatMap((one) => statFields(one).slice(11, 15))
    .reduce((sum, ticks) => sum + Number(ticks) / TICKS_PER_SECOND, 0)

/** Resident memory in MB of a process and its descendants. Memory that they share, as PostgreSQL's processes do, is counted once. */
export function memoryMb(pid: number): number {
  const statuses = [pid, ...descendantsOf(pid)].map((one) => read(`/proc/${one}/status`))
  const kb = (status: string, field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0)
  const own = statuses.reduce((sum, status) => sum + kb(status, 'VmRSS') - kb(status, 'RssShmem'), 0)
  const shared = Math.max(...statuses.map((status) => kb(status, 'RssShmem')))
  return (own + shared) / 1024
}

/** The process that listens on a TCP port, as "name (pid 123)"; undefined when it cannot be determined, as for another user's process. */
export function holderOfPort(port: number): string | undefined {
  const inodes = listeningInodes(`${read('/proc/net/tcp')}\n${read('/proc/net/tcp6')}`, port)
  if (inodes.length === 0) return undefined
  for (const pid of allPids()) {
    if (socketsOf(pid).some((socket) => inodes.includes(socket)))
      return `${read(`/proc/${pid}/comm`).trim()} (pid ${pid})`
  }
  return undefined
}

/** The inodes of sockets that listen (state 0A) on a port, from the text of /proc/net/tcp. */
export function listeningInodes(table: string, port: number): string[] {
  const hex = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return table
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[1]?.endsWith(hex) && columns[3] === '0A')
    .flatMap((columns) => columns[9] ?? [])
}

function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      try {
        return /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`))?.[1] ?? []
      } catch {
        return []
      }
    })
  } catch {
    return []
  }
}
