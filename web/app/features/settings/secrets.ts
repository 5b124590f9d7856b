/** The server masks a secret with bullets before its last characters; a masked value that is sent back unchanged keeps the stored secret. */
const BULLET = '•'

export const isMasked = (value: string): boolean => value.includes(BULLET)

/** The message for a masked secret that was edited, because the server would store it as a new one. `undefined` if the value is valid. */
export const secretProblem = (value: string, stored: string | null): string | undefined =>
  isMasked(value) && value.trim() !== stored ? 'Upišite celu vrednost; skraćeni prikaz se ne može menjati.' : undefined
