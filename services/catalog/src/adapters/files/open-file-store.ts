import type { FileStore } from './file-store.ts'
import { folderFileStore } from './folder-file-store.ts'
import { type S3Place, s3FileStore } from './s3-file-store.ts'

/** Opens the place where pictures are stored. */
export const openFileStore = async (
  place: { kind: 'folder'; path: string } | ({ kind: 's3' } & S3Place),
): Promise<FileStore> => (place.kind === 's3' ? s3FileStore(place) : folderFileStore(place.path))
