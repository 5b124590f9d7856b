import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { commandOf, cpuSecondsOf, holderOfPort, identityOf, isAlive, listeningInodes, memoryMb } from './proc.ts'

describe('processes', () => {
  it('knows a living process by its number and start time', () => {
    const mine = identityOf(process.pid) ?? ''
    expect(mine).toMatch(new RegExp(`^${process.pid}@\\d+$`))
    expect(isAlive(mine)).toBe(true)
  })

  it('does not take another process of the same number for it', () => {
    expect(isAlive(`${process.pid}@1`)).toBe(false)
  })

  it('measures memory and reads the command line', () => {
    expect(memoryMb(process.pid)).toBeGreaterThan(10)
    expect(commandOf(process.pid)[0]).toContain('node')
  })

  it('counts the processor time of children that have ended', () => {
    const before = cpuSecondsOf(process.pid)
    execFileSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 500_000);'])
    expect(cpuSecondsOf(process.pid) - before).toBeGreaterThan(0.4)
  })
})

describe('who holds a port', () => {
  it('finds the listening sockets of that port only', () => {
    const table = [
      '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode',
      '   0: 0100007F:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 4711 1',
      '   1: 0100007F:1F90 0100007F:A1B2 01 00000000:00000000 00:00000000 00000000  1000        0 4712 1',
      '   2: 0100007F:1F91 00000000:0000 0A 00000000:00000000 00:00000000 00000000  1000        0 4713 1',
    ].join('\n')
    expect(listeningInodes(table, 8080)).toEqual(['4711'])
  })

  it('names the process', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    expect(holderOfPort(port)).toContain(`(pid ${process.pid})`)
    await new Promise((resolve) => server.close(resolve))
    expect(holderOfPort(port)).toBeUndefined()
  })
})
