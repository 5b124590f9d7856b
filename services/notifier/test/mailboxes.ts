import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Mailbox } from '@izlog/contracts/http/mailbox'

/** Stands in for auth, which knows where each user's mail goes: here `prodavac-{id}@izlog.test`, unless told otherwise. */
export async function startMailboxes() {
  const changed = new Map<number, Partial<Mailbox>>()
  let away = false
  const server = createServer((req, res) => {
    const id = Number(/^\/internal\/users\/(\d+)\/mailbox$/.exec(req.url ?? '')?.[1])
    if (away) return void res.writeHead(503).end()
    const mailbox: Mailbox = { email: addressOf(id), firstName: 'Marko', isActive: true, ...changed.get(id) }
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mailbox))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    change: (id: number, mailbox: Partial<Mailbox>) => void changed.set(id, mailbox),
    beAway(now: boolean) {
      away = now
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

export const addressOf = (userId: number): string => `prodavac-${userId}@izlog.test`
