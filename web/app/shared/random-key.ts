/** 32 random hexadecimal digits. crypto.randomUUID is missing on plain http addresses, so this works without it. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
