/** 32 random hexadecimal signs. Works on plain http addresses too, where crypto.randomUUID is missing. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
