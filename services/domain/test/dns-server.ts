import { createSocket, type RemoteInfo } from 'node:dgram'
import { once } from 'node:events'
import { isIP, isIPv6 } from 'node:net'

const TYPES = { A: 1, NS: 2, CNAME: 5, TXT: 16, AAAA: 28 } as const
export type RecordType = keyof typeof TYPES
const IN = 1
const NXDOMAIN = 3

/** A name server of a test: real answers (RFC 1035) over UDP on this machine, from records that the test sets. */
export async function startDnsServer() {
  const records = new Map<string, string[]>()
  const socket = createSocket('udp4')
  let silent = false
  let asked = 0

  socket.on('message', (query: Buffer, from: RemoteInfo) => {
    asked += 1
    if (silent) return
    socket.send(answerTo(query, records), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')

  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (name: string, type: RecordType, ...values: string[]) => void records.set(`${name} ${type}`, values),
    clear: () => records.clear(),
    /** From now on nobody is answered, or everybody again. */
    beSilent(now: boolean) {
      silent = now
    },
    asked: () => asked,
    async stop() {
      socket.close()
      await once(socket, 'close')
    },
  }
}
export type DnsServer = Awaited<ReturnType<typeof startDnsServer>>

function answerTo(query: Buffer, records: ReadonlyMap<string, string[]>): Buffer {
  const { name, end } = readName(query)
  const type = (Object.keys(TYPES) as RecordType[]).find((one) => TYPES[one] === query.readUInt16BE(end))
  const values = (type && records.get(`${name} ${type}`)) ?? []
  const exists = [...records.keys()].some((key) => key.startsWith(`${name} `))
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  // A response, authoritative; recursion as asked for.
  header.writeUInt16BE(0x8400 | (query.readUInt16BE(2) & 0x0100) | (exists ? 0 : NXDOMAIN), 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(values.length, 6)
  return Buffer.concat([header, query.subarray(12, end + 4), ...values.map((value) => record(type ?? 'TXT', value))])
}

/** One answer, its name a pointer to the question's; no cache may keep it. */
function record(type: RecordType, value: string): Buffer {
  const data = dataOf(type, value)
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc00c, 0)
  head.writeUInt16BE(TYPES[type], 2)
  head.writeUInt16BE(IN, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function dataOf(type: RecordType, value: string): Buffer {
  if (type === 'A' || type === 'AAAA') {
    if (isIP(value) === 0 || isIPv6(value) !== (type === 'AAAA')) throw new Error(`no ${type}: ${value}`)
    return type === 'A' ? Buffer.from(value.split('.').map(Number)) : ipv6Bytes(value)
  }
  if (type === 'TXT') {
    const chunks = value.match(/.{1,200}/gs) ?? ['']
    return Buffer.concat(chunks.map((chunk) => lengthAnd(chunk)))
  }
  return Buffer.concat([...value.split('.').map((label) => lengthAnd(label)), Buffer.of(0)])
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
