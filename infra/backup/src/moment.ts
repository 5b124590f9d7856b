/** A collection of a service; `service` is the name of its database without the namespace. */
export interface Collection {
  service: string
  name: string
}

/** All databases of an installation as they were at one moment, whatever is written meanwhile. */
export interface Moment {
  at: Date
  collections: readonly Collection[]
  /** The documents of a collection, each as BSON. */
  read(collection: Collection): AsyncIterable<Uint8Array>
  end(): Promise<void>
}
