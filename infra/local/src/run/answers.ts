import { connect } from 'node:net'
import { Kafka, logLevel } from 'kafkajs'
import { mongo } from 'mongoose'

/** Does anybody accept connections on this port? */
export const accepts = (port: number, host = '127.0.0.1'): Promise<boolean> => talk(port, host, '', () => true)

/** Does a Redis that has its data loaded answer? */
export const redisAnswers = (port: number): Promise<boolean> =>
  talk(port, '127.0.0.1', 'PING\r\n', (answer) => answer.startsWith('+PONG'))

/** Does a store answer in the MongoDB protocol? */
export async function mongoAnswers(url: string): Promise<boolean> {
  const client = new mongo.MongoClient(url, { serverSelectionTimeoutMS: 2000, connectTimeoutMS: 2000 })
  try {
    await client.db('admin').command({ ping: 1 })
    return true
  } finally {
    await client.close()
  }
}

/** Does the broker lead its cluster, so that topics can be made? */
export async function kafkaAnswers(brokers: string): Promise<boolean> {
  const kafka = new Kafka({
    clientId: 'izlog-local',
    brokers: brokers.split(','),
    logLevel: logLevel.NOTHING,
    connectionTimeout: 2000,
    retry: { retries: 0 },
  })
  const admin = kafka.admin()
  try {
    await admin.connect()
    return (await admin.describeCluster()).controller !== null
  } finally {
    await admin.disconnect()
  }
}

/** Does an address answer with success? */
export async function httpAnswers(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) })
  await response.body?.cancel()
  return response.ok
}

function talk(port: number, host: string, question: string, understand: (answer: string) => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    const finish = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(2000, () => finish(false))
    socket.once('error', () => finish(false))
    socket.once('connect', () => (question === '' ? finish(understand('')) : socket.write(question)))
    socket.once('data', (answer) => finish(understand(answer.toString())))
  })
}
