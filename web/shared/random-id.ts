/** 32 signs that nobody guesses; `crypto.randomUUID` is missing where a page is shown without TLS. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
