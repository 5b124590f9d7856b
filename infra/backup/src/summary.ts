import type { Backup } from './make-backup.ts'
import type { Restored } from './restore-data.ts'

/** What an operator is shown of a backup that was made. */
export const backupLine = (file: string, { manifest, collections, documents, pictures }: Backup): string =>
  `${file}: ${documents} documents of ${collections} collections as of ${manifest.at}, ${pictures} pictures, ${manifest.hasKeys ? 'and the keys' : 'without keys'}`

/** What an operator is shown once the data of a backup are in the stores. */
export const restoreLine = ({ manifest, documents, pictures }: Restored): string =>
  `${documents} documents as of ${manifest.at} and ${pictures} pictures restored, of Izlog ${manifest.version}`
