import { connectStore } from '@izlog/kit/store/connection'
import { inject } from 'vitest'

/** Access to the databases of all services of one system. */
export async function databasesOf(namespace: string) {
  const connection = await connectStore('auth', { MONGO_URL: inject('mongoUrl'), NAMESPACE: namespace })
  const client = connection.getClient()
  return {
    /** One document of a service. */
    one: (service: string, collection: string, id: number) =>
      client
        .db(`${namespace}_${service}`)
        .collection<{ _id: number } & Record<string, unknown>>(collection)
        .findOne({ _id: id }),
    /** Ends an order's upsell window immediately. */
    windowRunsOut: (orderId: string) =>
      client
        .db(`${namespace}_order`)
        .collection('orders')
        .updateOne({ orderId }, { $set: { upsellDelayedUntil: new Date() }, $inc: { version: 1 } }),
    /** The collections that contain any of these texts, as 'database.collection'. */
    async holding(texts: readonly string[]): Promise<string[]> {
      const { databases } = await client.db().admin().listDatabases({ nameOnly: true })
      const places: string[] = []
      for (const { name } of databases.filter((one) => one.name.startsWith(`${namespace}_`))) {
        for (const { collectionName } of await client.db(name).collections()) {
          const content = JSON.stringify(await client.db(name).collection(collectionName).find().toArray())
          if (texts.some((text) => content.includes(text))) places.push(`${name}.${collectionName}`)
        }
      }
      return places.sort()
    },
    close: () => connection.close(),
  }
}
