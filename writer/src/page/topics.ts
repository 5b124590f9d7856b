/** Questions that shoppers ask in many wordings; one per topic is enough for a page. */
const TOPICS: readonly (readonly [name: string, question: RegExp])[] = [
  [
    'size',
    /(?<!\p{L})(?:koj[aiue]|koliku?|kako da (?:izaberem|pogodim|znam|odredim|izmerim|izmjerim)).*(?<!\p{L})(?:veličin|broj[au]?(?!\p{L})|mer[aeu](?!\p{L})|mjer[aeu](?!\p{L})|dimenzij)/iu,
  ],
  ['age', /(?<!\p{L})uzrast/iu],
  ['power', /(?<!\p{L})(?:napaja|na (?:struj|bateri|utičnic))/iu],
  ['washing', /(?<!\p{L})(?:per[eu]|opere|operem|pranj\p{L}*)(?!\p{L})/iu],
]

/** The topic of such a question; null for any other question. */
export const topicOf = (question: string): string | null =>
  TOPICS.find(([, pattern]) => pattern.test(question))?.[0] ?? null
