import { createServer, type Socket } from 'node:net'

/**
 * A server that answers the first request of each connection with this JSON and keeps the connection alive. When an answered connection is
 * used again, it closes all of them, as servers do with connections that were idle for too long.
 */
export async function droppingServer(answer: unknown) {
  const body = JSON.stringify(answer)
  const head = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: keep-alive\r\n\r\n`
  const answered = new Set<Socket>()
  let lost = 0
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.once('data', () => {
      answered.add(socket)
      socket.write(head + body)
      // Further bytes of the first request are not a new request.
      socket.on('data', (bytes) => {
        if (!/^(GET|POST) /.test(bytes.toString('latin1'))) return
        lost += 1
        for (const one of answered) one.resetAndDestroy()
        answered.clear()
      })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    /** How many requests were lost because their connection was closed. */
    lost: () => lost,
    async stop() {
      for (const socket of answered) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
