/** The server shows a secret back as bullets with its last signs; sent back as it came, it means the stored one. */
const BULLET = '•'

export const isMasked = (value: string): boolean => value.includes(BULLET)

/** What to say of a masked secret that was typed into: the server would take it for a new one. `undefined`: all is well. */
export const secretProblem = (value: string, stored: string | null): string | undefined =>
  isMasked(value) && value.trim() !== stored ? 'Upišite celu vrednost; skraćeni prikaz se ne može menjati.' : undefined
