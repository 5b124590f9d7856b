import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'

/** Stands between a process and a store, so that a test can stop the world at one request. */
export interface TcpProxy {
  port: number
  /** From the first request that matches on, what that connection sends stays here. Resolves when it has happened. */
  holdRequest(matches: (bytes: Buffer) => boolean): Promise<void>
  /** The first request that matches goes through, its answer and all later ones stay here. Resolves when the answer was held. */
  holdAnswer(matches: (bytes: Buffer) => boolean): Promise<void>
  stop(): Promise<void>
}

interface Trap {
  matches: (bytes: Buffer) => boolean
  holds: 'request' | 'answer'
  sprung: () => void
}

export async function tcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let trap: Trap | undefined
  const server = createServer((near) => {
    const far = dial(targetPort, '127.0.0.1')
    let held: 'nothing' | 'requests' | 'answers' = 'nothing'
    let onAnswer: (() => void) | undefined
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
    }
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.on('data', (bytes) => {
      if (trap?.matches(bytes)) {
        const { holds, sprung } = trap
        trap = undefined
        held = holds === 'request' ? 'requests' : 'answers'
        if (holds === 'request') sprung()
        else onAnswer = sprung
      }
      if (held !== 'requests') far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (held !== 'answers') return near.write(bytes)
      onAnswer?.()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const set = (holds: Trap['holds']) => (matches: Trap['matches']) =>
    new Promise<void>((sprung) => {
      trap = { matches, holds, sprung }
    })
  return {
    port,
    holdRequest: set('request'),
    holdAnswer: set('answer'),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
