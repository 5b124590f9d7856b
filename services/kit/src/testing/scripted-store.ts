import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { mongo } from 'mongoose'

const OP_REPLY = 1
const OP_QUERY = 2004
const OP_MSG = 2013
const HEADER_BYTES = 16

type Reply = Record<string, unknown>

export interface ScriptedStore {
  url: string
  /** All commands received, oldest first. */
  commands: mongo.BSON.Document[]
  stop(): Promise<void>
}

/** A server of the MongoDB protocol that answers each command with the reply of that name, and all others with `{ ok: 1 }`. */
export async function scriptedStore(replies: Record<string, Reply>): Promise<ScriptedStore> {
  const sockets = new Set<Socket>()
  const commands: mongo.BSON.Document[] = []
  const greeting = { isWritablePrimary: true, helloOk: true, minWireVersion: 0, maxWireVersion: 21, ...replies.hello }
  const answer = (message: Buffer): Buffer => {
    const legacy = message.readInt32LE(12) === OP_QUERY
    const command = mongo.BSON.deserialize(legacy ? queryOf(message) : bodyOf(message))
    commands.push(command)
    const [name = ''] = Object.keys(command)
    const isGreeting = ['hello', 'ismaster', 'isMaster'].includes(name)
    const reply = mongo.BSON.serialize({ ok: 1, ...(isGreeting ? greeting : replies[name]) })
    return framed(message.readInt32LE(4), legacy ? OP_REPLY : OP_MSG, [legacy ? REPLY_HEAD : MSG_HEAD, reply])
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    let waiting = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('data', (bytes) => {
      waiting = Buffer.concat([waiting, bytes])
      while (waiting.length >= HEADER_BYTES && waiting.length >= waiting.readInt32LE(0)) {
        socket.write(answer(waiting.subarray(0, waiting.readInt32LE(0))))
        waiting = waiting.subarray(waiting.readInt32LE(0))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `mongodb://127.0.0.1:${(server.address() as AddressInfo).port}/?directConnection=true`,
    commands,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** OP_REPLY: no flags, no cursor, starting at 0, one document. */
const REPLY_HEAD = Buffer.from([...Array(16).fill(0), 1, 0, 0, 0])
/** OP_MSG: no flags, then a section of kind 0, the body. */
const MSG_HEAD = Buffer.from([0, 0, 0, 0, 0])

/** OP_QUERY: flags, the collection's name, two integers, then the query. */
const queryOf = (message: Buffer): Buffer => message.subarray(message.indexOf(0, HEADER_BYTES + 4) + 9)

/** OP_MSG: the section of kind 0; sections of documents may come before or after it. */
function bodyOf(message: Buffer): Buffer {
  let at = HEADER_BYTES + 4
  while (message[at] !== 0) at += 1 + message.readInt32LE(at + 1)
  return message.subarray(at + 1, at + 1 + message.readInt32LE(at + 1))
}

function framed(responseTo: number, opCode: number, parts: Uint8Array[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  const body = Buffer.concat(parts)
  header.writeInt32LE(HEADER_BYTES + body.length, 0)
  header.writeInt32LE(responseTo, 8)
  header.writeInt32LE(opCode, 12)
  return Buffer.concat([header, body])
}
