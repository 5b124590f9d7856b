/** Stores files under the hash of their bytes, so that the content of a name never changes. */
export interface FileStore {
  /** Idempotent: saving the same name again changes nothing. */
  save(name: string, bytes: Buffer): Promise<void>
  has(name: string): Promise<boolean>
  /** Undefined when there is no such file. */
  read(name: string): Promise<Uint8Array | undefined>
  /** The names of all files, for a backup. */
  names(): AsyncIterable<string>
}
