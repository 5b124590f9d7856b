/** The server shows a secret back as bullets with its last signs; sent back as it came, it means the stored one. */
const BULLET = '•'

export const isMasked = (value: string): boolean => value.includes(BULLET)

/** The message for a masked secret that was edited: the server would take it for a new one. `undefined` if it is valid. */
export const secretProblem = (value: string, stored: string | null): string | undefined =>
  isMasked(value) && value.trim() !== stored ? 'Upišite celu vrednost; skraćeni prikaz se ne može menjati.' : undefined
