import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'
import { createServer, isIP, isIPv6, type Socket } from 'node:net'

const TYPES = { A: 1, NS: 2, CNAME: 5, TXT: 16, AAAA: 28 } as const
export type RecordType = keyof typeof TYPES
export const RECORD_TYPES = Object.keys(TYPES) as RecordType[]
const IN = 1
const NXDOMAIN = 3

/** A name server: real answers (RFC 1035) over UDP and TCP, from records that are set here; an address behind a CNAME of its own comes along. */
export async function startDnsServer({ port = 0, host = '127.0.0.1' }: { port?: number; host?: string } = {}) {
  const records = new Map<string, string[]>()
  const socket = createSocket('udp4')
  let silent = false
  let stopped = false
  let asked = 0

  socket.on('message', (query: Buffer, from: RemoteInfo) => {
    asked += 1
    if (silent) return
    socket.send(answerTo(query, records), from.port, from.address)
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
    /** Throws when a value is not of the type. */
    set(name: string, type: RecordType, ...values: string[]) {
      for (const value of values) dataOf(type, value)
      records.set(`${name} ${type}`, values)
    },
    remove: (name: string, type: RecordType) => void records.delete(`${name} ${type}`),
    restore(kept: Record<string, string[]>) {
      for (const [key, values] of Object.entries(kept)) records.set(key, values)
    },
    all: (): Record<string, string[]> => Object.fromEntries(records),
    clear: () => records.clear(),
    /** From now on nobody is answered, or everybody again. */
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

/** Queries of a connection, each after its length. */
function answerOnTcp(connection: Socket, answer: (query: Buffer) => Buffer | undefined): void {
  let waiting = Buffer.alloc(0)
  connection.on('error', () => connection.destroy())
  connection.setTimeout(10_000, () => connection.destroy())
  connection.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes])
    while (waiting.length >= 2 && waiting.length >= 2 + waiting.readUInt16BE(0)) {
      const end = 2 + waiting.readUInt16BE(0)
      const answered = answer(waiting.subarray(2, end))
      waiting = waiting.subarray(end)
      if (!answered) continue
      const length = Buffer.alloc(2)
      length.writeUInt16BE(answered.length)
      connection.write(Buffer.concat([length, answered]))
    }
  })
}

interface Answer {
  name: string
  type: RecordType
  value: string
}

function answerTo(query: Buffer, records: ReadonlyMap<string, string[]>): Buffer {
  const { name, end } = readName(query)
  const type = RECORD_TYPES.find((one) => TYPES[one] === query.readUInt16BE(end))
  const answers = type ? answersOf(name, type, records) : []
  const exists = [...records.keys()].some((key) => key.startsWith(`${name} `))
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  // A response, authoritative; recursion as asked for.
  header.writeUInt16BE(0x8400 | (query.readUInt16BE(2) & 0x0100) | (exists ? 0 : NXDOMAIN), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(answers.length, 6)
  return Buffer.concat([header, query.subarray(12, end + 4), ...answers.map(record)])
}

const MAX_ALIASES = 8

/** What stands under a name; an alias, with what it leads to where that is ours. */
function answersOf(name: string, type: RecordType, records: ReadonlyMap<string, string[]>, aliases = 0): Answer[] {
  const own = (records.get(`${name} ${type}`) ?? []).map((value) => ({ name, type, value }))
  const [alias] = records.get(`${name} CNAME`) ?? []
  if (own.length > 0 || alias === undefined || aliases === MAX_ALIASES) return own
  return [{ name, type: 'CNAME', value: alias }, ...answersOf(alias, type, records, aliases + 1)]
}

/** One answer; no cache may keep it. */
function record({ name, type, value }: Answer): Buffer {
  const data = dataOf(type, value)
  const head = Buffer.alloc(10)
  head.writeUInt16BE(TYPES[type], 0)
  head.writeUInt16BE(IN, 2)
  head.writeUInt16BE(data.length, 8)
  return Buffer.concat([nameBytes(name), head, data])
}

const nameBytes = (name: string) => Buffer.concat([...name.split('.').map((label) => lengthAnd(label)), Buffer.of(0)])

function dataOf(type: RecordType, value: string): Buffer {
  if (type === 'A' || type === 'AAAA') {
    if (isIP(value) === 0 || isIPv6(value) !== (type === 'AAAA')) throw new Error(`no ${type}: ${value}`)
    return type === 'A' ? Buffer.from(value.split('.').map(Number)) : ipv6Bytes(value)
  }
  if (type === 'TXT') {
    const chunks = value.match(/.{1,200}/gs) ?? ['']
    return Buffer.concat(chunks.map((chunk) => lengthAnd(chunk)))
  }
  return nameBytes(value)
}

const lengthAnd = (text: string) => Buffer.concat([Buffer.of(Buffer.byteLength(text)), Buffer.from(text)])

function ipv6Bytes(value: string): Buffer {
  const [left = [], right = []] = value.split('::').map((part) => part.split(':').filter(Boolean))
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  return Buffer.from(groups.map((group) => group.padStart(4, '0')).join(''), 'hex')
}

/** The question's name in lower case, and where its type stands. */
function readName(query: Buffer): { name: string; end: number } {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 }
}
