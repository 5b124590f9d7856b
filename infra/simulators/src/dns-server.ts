import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'
import { createServer, isIPv4, isIPv6, type Socket } from 'node:net'
import {
  type Answer,
  AUTHORITATIVE_ANSWER,
  type DecodedPacket,
  decode,
  encode,
  type Packet,
  RECURSION_DESIRED,
  streamEncode,
} from 'dns-packet'

export const RECORD_TYPES = ['A', 'NS', 'CNAME', 'TXT', 'AAAA'] as const
export type RecordType = (typeof RECORD_TYPES)[number]
const NXDOMAIN = 3

/**
 * A name server with real answers (RFC 1035) over UDP and TCP, from the records set here. An answer to a CNAME includes the address behind
 * it if that is set here too.
 */
export async function startDnsServer({ port = 0, host = '127.0.0.1' }: { port?: number; host?: string } = {}) {
  const records = new Map<string, string[]>()
  const socket = createSocket('udp4')
  let silent = false
  let stopped = false
  let asked = 0

  socket.on('message', (query: Buffer, from: RemoteInfo) => {
    asked += 1
    if (silent) return
    socket.send(encode(answerTo(decode(query), records)), from.port, from.address)
  })
  const tcp = createServer((connection) =>
    answerOnTcp(connection, (query) => (silent ? undefined : answerTo(query, records))),
  )
  tcp.listen(port, host)
  await once(tcp, 'listening')
  const address = tcp.address()
  socket.bind(typeof address === 'object' && address ? address.port : port, host)
  await once(socket, 'listening')

  return {
    address: `127.0.0.1:${socket.address().port}`,
    /** Throws when a value does not fit the type. */
    set(name: string, type: RecordType, ...values: string[]) {
      for (const value of values) checkValue(type, value)
      records.set(`${name} ${type}`, values)
    },
    remove: (name: string, type: RecordType) => void records.delete(`${name} ${type}`),
    restore(kept: Record<string, string[]>) {
      for (const [key, values] of Object.entries(kept)) records.set(key, values)
    },
    all: (): Record<string, string[]> => Object.fromEntries(records),
    clear: () => records.clear(),
    /** True stops all answers; false resumes them. */
    beSilent(now: boolean) {
      silent = now
    },
    asked: () => asked,
    async stop() {
      if (stopped) return
      stopped = true
      socket.close()
      tcp.close()
      await once(socket, 'close')
    },
  }
}
export type DnsServer = Awaited<ReturnType<typeof startDnsServer>>

/** Handles the queries of a TCP connection, each of which is preceded by its length. */
function answerOnTcp(connection: Socket, answer: (query: DecodedPacket) => Packet | undefined): void {
  let waiting = Buffer.alloc(0)
  connection.on('error', () => connection.destroy())
  connection.setTimeout(10_000, () => connection.destroy())
  connection.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes])
    while (waiting.length >= 2 && waiting.length >= 2 + waiting.readUInt16BE(0)) {
      const end = 2 + waiting.readUInt16BE(0)
      const answered = answer(decode(waiting.subarray(2, end)))
      waiting = waiting.subarray(end)
      if (answered) connection.write(streamEncode(answered))
    }
  })
}

/** An authoritative answer; the recursion flag is copied from the query. */
function answerTo({ id, flags = 0, questions = [] }: DecodedPacket, records: ReadonlyMap<string, string[]>): Packet {
  const [question] = questions
  const name = question?.name.toLowerCase() ?? ''
  const type = RECORD_TYPES.find((one) => one === question?.type)
  const exists = [...records.keys()].some((key) => key.startsWith(`${name} `))
  return {
    ...{ type: 'response', id, questions },
    flags: AUTHORITATIVE_ANSWER | (flags & RECURSION_DESIRED) | (exists ? 0 : NXDOMAIN),
    answers: type ? answersOf(name, type, records) : [],
  }
}

const MAX_ALIASES = 8

/** The records of a name; for an alias, also the records of its target if these are set here. The TTL is 0, so that no cache keeps them. */
function answersOf(name: string, type: RecordType, records: ReadonlyMap<string, string[]>, aliases = 0): Answer[] {
  const own = (records.get(`${name} ${type}`) ?? []).map((value) => answerOf(name, type, value))
  const [alias] = records.get(`${name} CNAME`) ?? []
  if (own.length > 0 || alias === undefined || aliases === MAX_ALIASES) return own
  return [answerOf(name, 'CNAME', alias), ...answersOf(alias, type, records, aliases + 1)]
}

const answerOf = (name: string, type: RecordType, data: string): Answer =>
  type === 'TXT' ? { name, type, ttl: 0, data: data.match(/.{1,200}/gs) ?? [''] } : { name, type, ttl: 0, data }

function checkValue(type: RecordType, value: string): void {
  if ((type === 'A' && !isIPv4(value)) || (type === 'AAAA' && !isIPv6(value))) throw new Error(`no ${type}: ${value}`)
}
