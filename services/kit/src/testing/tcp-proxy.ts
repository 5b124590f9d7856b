import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'

/** Stands between a process and a store, so that a test can stop the world at one request. */
export interface TcpProxy {
  port: number
  /** From the first request that matches on, what that connection sends stays here. Resolves when it has happened. */
  holdRequest(matches: (bytes: Buffer) => boolean): Promise<void>
  /** The first request that matches goes through, its answer and all later ones stay here. Resolves when the answer was held. */
  holdAnswer(matches: (bytes: Buffer) => boolean): Promise<void>
  /** Ends every connection there is; new ones go through. */
  cut(): void
  /** From now on all bytes of all connections, new ones too, stay here: a line that is half open. */
  stall(): void
  /** Ends the stall: what stayed here goes on, unless its sender has closed the connection meanwhile. */
  resume(): void
  /** From now on all connections, old and new, are half open: what either side sends stays here. */
  goSilent(): void
  /** New connections go through again; those that were half open stay so, as nobody tells them. */
  heal(): void
  stop(): Promise<void>
}

export interface TcpProxyOptions {
  /** Where to listen; absent: a free port. */
  port?: number
  /** Changes what the store answers. */
  rewrite?: (answer: Buffer) => Buffer
}

interface Trap {
  matches: (bytes: Buffer) => boolean
  holds: 'request' | 'answer'
  sprung: () => void
}

export async function tcpProxy(
  targetPort: number,
  { port: ownPort = 0, rewrite = (answer) => answer }: TcpProxyOptions = {},
): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  /** Sockets whose bytes stay here. */
  const halfOpen = new WeakSet<Socket>()
  let silent = false
  let trap: Trap | undefined
  let stalled: (() => void)[] | undefined
  const forward = (socket: Socket, bytes: Buffer) => {
    if (stalled) stalled.push(() => socket.write(bytes))
    else socket.write(bytes)
  }
  const server = createServer((near) => {
    const far = dial(targetPort, '127.0.0.1')
    let stalling: 'nothing' | 'requests' | 'answers' = 'nothing'
    let onAnswer: (() => void) | undefined
    for (const socket of [near, far]) {
      sockets.add(socket)
      if (silent) halfOpen.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.on('data', (bytes) => {
      if (halfOpen.has(near)) return
      if (trap?.matches(bytes)) {
        const { holds, sprung } = trap
        trap = undefined
        stalling = holds === 'request' ? 'requests' : 'answers'
        if (holds === 'request') sprung()
        else onAnswer = sprung
      }
      if (stalling !== 'requests') forward(far, bytes)
    })
    far.on('data', (bytes) => {
      if (halfOpen.has(far)) return
      if (stalling !== 'answers') return forward(near, rewrite(bytes))
      onAnswer?.()
    })
  })
  await new Promise<void>((resolve) => server.listen(ownPort, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const set = (holds: Trap['holds']) => (matches: Trap['matches']) =>
    new Promise<void>((sprung) => {
      trap = { matches, holds, sprung }
    })
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    holdRequest: set('request'),
    holdAnswer: set('answer'),
    cut,
    stall: () => {
      stalled ??= []
    },
    resume() {
      const waiting = stalled ?? []
      stalled = undefined
      for (const send of waiting) send()
    },
    goSilent() {
      silent = true
      for (const socket of sockets) halfOpen.add(socket)
    },
    heal() {
      silent = false
    },
    async stop() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
