/** Keeps files under names that are the hash of their bytes, so what a name holds never changes. */
export interface FileStore {
  /** Keeping the same name twice is the same as once. */
  save(name: string, bytes: Buffer): Promise<void>
  has(name: string): Promise<boolean>
  /** Undefined when there is no such file. */
  read(name: string): Promise<Uint8Array | undefined>
}
