import { contentOf } from './repeats.ts'

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

/** True when two questions are on one topic, or share half of their words besides the product's name: 'Drži li na svakoj podlozi?' */
export function asksSame(one: string, other: string, name: string): boolean {
  const topic = topicOf(one)
  if (topic !== null && topic === topicOf(other)) return true
  // 'kuka' and 'kuke' begin alike.
  const named = [...contentOf(name)].map((word) => word.slice(0, 3))
  const isNamed = (word: string) => named.some((each) => word.startsWith(each))
  const [words, others] = [one, other].map((text) => [...contentOf(text)].filter((word) => !isNamed(word)))
  const shared = words?.filter((word) => others?.includes(word)).length ?? 0
  return shared > 0 && shared * 2 >= Math.min(words?.length ?? 0, others?.length ?? 0)
}

/** Properties on which bullets differ only in words: 'Nema šta da se zapetlja', 'Kabl ne određuje mesto'. */
const PROPERTIES: readonly RegExp[] = [
  /(?<!\p{L})(?:kabl|žic|zapetlj)/iu,
  /(?<!\p{L})(?:ras)?skl(?:op|ap)/iu,
  /(?<!\p{L})(?:za|iz)?r(?:đ|dj)/iu,
  /(?<!\p{L})(?:iz|za)?buš(?:i|en)/iu,
  /(?<!\p{L})bateri/iu,
  /(?<!\p{L})(?:kertridž|mastil|toner)/iu,
]

/** True when both texts are about the same property, or their titles share a word. */
export function shareTopic(
  [title, text]: readonly [string, string],
  [other, otherText]: readonly [string, string],
): boolean {
  const words = contentOf(other)
  return (
    [...contentOf(title)].some((word) => words.has(word)) ||
    PROPERTIES.some((property) => property.test(`${title} ${text}`) && property.test(`${other} ${otherText}`))
  )
}
