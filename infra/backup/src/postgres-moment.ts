import postgres from 'postgres'
import { serviceOf } from './databases.ts'
import type { Collection, Moment } from './moment.ts'

const AT_ONCE = 200
/** How DocumentDB writes a document as text: this, and its BSON in hexadecimal digits. */
const PREFIX = 'BSONHEX'

/** Reads the PostgreSQL beneath FerretDB in one transaction, which sees a single moment; FerretDB itself has no such reads. */
export async function postgresMoment(url: string, namespace: string): Promise<Moment> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    await sql`begin isolation level repeatable read read only`
    await sql`set local documentdb_core.bsonuseejson = off`
    const [started] = await sql<{ at: Date }[]>`select now() as at`
    const rows = await sql<{ database: string; name: string; id: string }[]>`
      select database_name as database, collection_name as name, collection_id::text as id
      from documentdb_api_catalog.collections order by database_name, collection_name`
    const tables = new Map<Collection, string>()
    for (const { database, name, id } of rows) {
      const service = serviceOf(namespace, database)
      // DocumentDB keeps an empty collection of its own in each database.
      if (service && !name.startsWith('system.')) tables.set({ service, name }, `documentdb_data.documents_${id}`)
    }
    return {
      at: started?.at ?? new Date(),
      collections: [...tables.keys()],
      async *read(collection) {
        const table = sql(tables.get(collection) ?? '')
        const documents = sql<{ document: string }[]>`select document::text as document from ${table}`.cursor(AT_ONCE)
        for await (const found of documents)
          for (const { document } of found) yield Buffer.from(document.slice(PREFIX.length), 'hex')
      },
      end: () => sql.end(),
    }
  } catch (error) {
    await sql.end()
    throw error
  }
}
