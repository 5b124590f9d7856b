import { pictureName } from './contents.ts'
import type { Backup } from './make-backup.ts'
import type { Restored } from './restore-data.ts'

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** What an operator is shown of a backup that was made. */
export function backupLines(file: string, { manifest, inventory: { documents, pictures }, skipped }: Backup): string[] {
  const counts = Object.values(documents)
  return [
    ...skipped.map((name) => `${pictureName(name)}: left out, since no page can have a picture of this name`),
    `${file}: ${sum(counts)} documents of ${counts.length} collections as of ${manifest.at}, ${pictures} pictures, ${manifest.hasKeys ? 'and the keys' : 'without keys'}`,
  ]
}

/** What an operator is shown once the data of a backup are in the stores. */
export const restoreLine = ({ manifest, documents, pictures }: Restored): string =>
  `${documents} documents as of ${manifest.at} and ${pictures} pictures restored, of Izlog ${manifest.version}`

/** What an operator is shown where the restore was complete but for its last step. */
export const FINISHED_LINE =
  'This backup was restored before, and only its marks were left, which are removed now; to restore it once more, run it again'
