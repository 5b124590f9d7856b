/** A phone number in a sentence stays on one line. */
export const unbroken = (sentence: string): string => sentence.replace(/(\d) (?=\d)/g, '$1\u00a0')
