import type { ProductProfile } from '../profile/profile.ts'
import { plainAdjective } from '../profile/thing-of-name.ts'

/** A group that a product's name may be for, with patterns of texts that only concern others. */
interface Users {
  /** True when the name is about these users, and not about others too. */
  readonly isMeant: (profile: ProductProfile) => boolean
  readonly texts: RegExp
  readonly keywords: RegExp
}

const hasAdjective = ({ adjectives }: ProductProfile, plain: string): boolean =>
  adjectives.some((adjective) => plainAdjective(adjective) === plain)
const isFor = ({ complements }: ProductProfile, lemma: string): boolean =>
  complements.some(({ objects }) => objects.some(({ noun }) => noun.lemma === lemma))

const OF_DOGS = /(?<!\p{L})(?:pas|ps[aeiou]|psima|psom|psu|pse[ćc]\p{L}*|štene\p{L}*|kuce|lavež\p{L}*)(?!\p{L})/iu
const OF_CATS = /(?<!\p{L})(?:mač(?:k|ak|ji|ij|et|ić)\p{L}*|maca|mace)(?!\p{L})/iu

/** The sex that the name states: 'muška košulja', 'ženske čizme'. Null when it states none or both. */
export function wearerOf(profile: ProductProfile): 'f' | 'm' | null {
  const [isMan, isWoman] = [hasAdjective(profile, 'mušk'), hasAdjective(profile, 'žensk')]
  if (isMan === isWoman) return null
  return isMan ? 'm' : 'f'
}

const USERS: readonly Users[] = [
  {
    isMeant: (profile) => wearerOf(profile) === 'm',
    texts: /(?<!\p{L})(?:haljin|suknj|štikl|grudnjak|šmink|karmin|punđ|bluz|tašn|trudnic|porodilišt)/iu,
    keywords: /žensk/iu,
  },
  {
    isMeant: (profile) => wearerOf(profile) === 'f',
    texts: /(?<!\p{L})(?:kravat|brijanj|zuluf|odelo|odela|odelu)/iu,
    keywords: /mušk/iu,
  },
  { isMeant: (profile) => isFor(profile, 'mačka') && !isFor(profile, 'pas'), texts: OF_DOGS, keywords: OF_DOGS },
  { isMeant: (profile) => isFor(profile, 'pas') && !isFor(profile, 'mačka'), texts: OF_CATS, keywords: OF_CATS },
  {
    isMeant: ({ complements }) => complements.some(({ text }) => text === 'za odrasle'),
    texts:
      /(?<!\p{L})(?:de(?:te|tet\p{L}*|c[aeiou]|com)|dj?eč(?:j|ij)\p{L}*|dijete\p{L}*|djetet\p{L}*|djec[aeiou])(?!\p{L})/iu,
    keywords: /(?<!\p{L})(?:za (?:decu|djecu)|deč|dječ)/iu,
  },
]

const usersOf = (profile: ProductProfile): readonly Users[] => USERS.filter(({ isMeant }) => isMeant(profile))

/** Returns a check of texts: true when a text is about users whom the name leaves out: a dress for a man's belt, a dog for a cat's collar. */
export function speaksOfOthers(profile: ProductProfile): (texts: readonly string[]) => boolean {
  const users = usersOf(profile)
  return (all) => users.some(({ texts }) => all.some((text) => texts.test(text)))
}

/** Returns a check of search keywords: true for a keyword about others, such as 'muške čizme' for a woman's product. */
export function namesOtherWearer(profile: ProductProfile): (keyword: string) => boolean {
  const users = usersOf(profile)
  return (keyword) => users.some(({ keywords }) => keywords.test(keyword))
}
