import { connect } from 'node:net'
import { mongo } from 'mongoose'

/** True when the port accepts connections. */
export const accepts = (port: number, host = '127.0.0.1'): Promise<boolean> => talk(port, host, '', () => true)

/** True when Redis answers and has loaded its data. */
export const redisAnswers = (port: number): Promise<boolean> =>
  talk(port, '127.0.0.1', 'PING\r\n', (answer) => answer.toString().startsWith('+PONG'))

/** True when a store answers in the MongoDB protocol. */
export async function mongoAnswers(url: string): Promise<boolean> {
  const client = new mongo.MongoClient(url, { serverSelectionTimeoutMS: 2000, connectTimeoutMS: 2000 })
  try {
    await client.db('admin').command({ ping: 1 })
    return true
  } finally {
    await client.close()
  }
}

// Kafka's ApiVersions request, version 0, correlation id 1, no client id. The broker answers it only when it accepts requests.
const apiVersionsRequest = Buffer.from('0000000a0012000000000001ffff', 'hex')

/** True when the broker accepts requests. */
export const kafkaAnswers = (port: number): Promise<boolean> =>
  talk(port, '127.0.0.1', apiVersionsRequest, (answer) => answer.length > 8)

/** True when the address answers with a success status. */
export async function httpAnswers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
  await response.body?.cancel()
  return response.ok
}

function talk(
  port: number,
  host: string,
  question: string | Buffer,
  understand: (answer: Buffer) => boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    const finish = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(2000, () => finish(false))
    socket.once('error', () => finish(false))
    socket.once('connect', () => (question.length === 0 ? finish(understand(Buffer.alloc(0))) : socket.write(question)))
    socket.once('data', (answer) => finish(understand(answer)))
  })
}
