/** What an operator did wrong or has to know; its message alone is enough. */
export class BackupError extends Error {}
