/** The sentences of at least five words; shorter ones may stand in any text. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…][”"]?)\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length >= 5)
