import { generateIdentity, identityToRecipient } from 'age-encryption'

/** A new pair: by the first backups are made, by the second they are read. */
export async function newBackupKey(): Promise<{ recipient: string; key: string }> {
  const key = await generateIdentity()
  return { recipient: await identityToRecipient(key), key }
}

/** What an operator is shown of a new pair. */
export const keyLines = ({ recipient, key }: { recipient: string; key: string }): string[] => [
  `BACKUP_RECIPIENT=${recipient}`,
  `BACKUP_KEY=${key}`,
  'The first is all that making a backup needs. Keep the second elsewhere: who has it reads every backup, and without it none can be restored.',
]
