import type { AddressInfo } from 'node:net'
import { createServer, connect as dial, type Socket } from 'node:net'

/** A proxy between a process and a store, with which a test can stop the traffic at a certain request. */
export interface TcpProxy {
  port: number
  /** Retains everything that a connection sends, starting with its first matching request. Resolves when that request has arrived. */
  holdRequest(matches: (bytes: Buffer) => boolean): Promise<void>
  /** Forwards the first matching request, and retains its answer and all later ones. Resolves when the answer has arrived. */
  holdAnswer(matches: (bytes: Buffer) => boolean): Promise<void>
  /** Closes all current connections; new ones are forwarded. */
  cut(): void
  /** Retains all bytes of all connections, including new ones, until `resume`. */
  stall(): void
  /** Ends `stall` and forwards the retained bytes, unless the sender has closed the connection in the meantime. */
  resume(): void
  /** Makes all connections, old and new, half-open: bytes from either side are dropped. */
  goSilent(): void
  /** Forwards new connections again; half-open ones stay half-open. */
  heal(): void
  stop(): Promise<void>
}

export interface TcpProxyOptions {
  /** Port to listen on; a free one when absent. */
  port?: number
  /** Changes the bytes of the store's answers. */
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
  /** Sockets whose bytes are dropped. */
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
