/** What buyers ask in many words: of one page one question of each is enough. */
const TOPICS: readonly (readonly [name: string, question: RegExp])[] = [
  [
    'size',
    /(?<!\p{L})(?:koj[aiue]|koliku?|kako da (?:izaberem|pogodim|znam|odredim|izmerim|izmjerim)).*(?<!\p{L})(?:veličin|broj[au]?(?!\p{L})|mer[aeu](?!\p{L})|mjer[aeu](?!\p{L})|dimenzij)/iu,
  ],
  ['power', /(?<!\p{L})(?:napaja|na (?:struj|bateri|utičnic))/iu],
  ['washing', /(?<!\p{L})(?:per[eu]|opere|operem|pranj\p{L}*)(?!\p{L})/iu],
]

/** The topic of a question that may be asked in other words; null for any other. */
export const topicOf = (question: string): string | null =>
  TOPICS.find(([, pattern]) => pattern.test(question))?.[0] ?? null
