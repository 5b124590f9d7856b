import type { Bullet } from '@izlog/contracts/page-fields/shapes'
import type { ProductProfile } from '../profile/profile.ts'
import type { Writing } from './writing.ts'

/**
 * The label of a measure in a product's name, and what it means to a shopper, with slots. A measure that needs no explanation has no meaning,
 * and so has one that only makes advice ('iscrtajte ga trakom'): a bullet names what the buyer gets.
 */
interface Meaning {
  readonly label: string
  readonly text: string
}

/** Familiar objects of known length, in cm, with their names in the nominative and in the genitive. */
const KNOWN_LENGTHS: readonly (readonly [cm: number, is: string, of: string])[] = [
  [8.6, 'duža strana platne kartice', 'duže strane platne kartice'],
  [10, 'širina muške šake', 'širine muške šake'],
  [12, 'prečnik diska', 'prečnika diska'],
  [15, 'duža strana razglednice', 'duže strane razglednice'],
  [17.5, 'dužina nove olovke', 'dužine nove olovke'],
  [21, 'kraća strana lista A4', 'kraće strane lista A4'],
  [25, 'prečnik plitkog tanjira', 'prečnika plitkog tanjira'],
  [29.7, 'duža strana lista A4', 'duže strane lista A4'],
  [42, 'duža strana lista A3', 'duže strane lista A3'],
  [45, 'visina sedišta stolice', 'visine sedišta stolice'],
  [55, 'visina kofera za kabinu aviona', 'visine kofera za kabinu aviona'],
  [60, 'dubina radne ploče u kuhinji', 'dubine radne ploče u kuhinji'],
  [75, 'visina trpezarijskog stola', 'visine trpezarijskog stola'],
  [90, 'visina radne ploče u kuhinji', 'visine radne ploče u kuhinji'],
  [100, 'visina ograde na terasi', 'visine ograde na terasi'],
  [120, 'dužina radnog stola', 'dužine radnog stola'],
  [160, 'dužina kade', 'dužine kade'],
  [178, 'visina odraslog čoveka', 'visine odraslog čoveka'],
  [200, 'visina sobnih vrata', 'visine sobnih vrata'],
  [260, 'visina plafona u stanu', 'visine plafona u stanu'],
]
/** Lengths that differ by more than this share are not compared. */
const NEAR = 0.1
const ALIKE = 0.02

/** The length of a long step of a grown person, in cm; longer products are compared with several. */
const STEP = 100
const MAX_STEPS = 20

function lengthText(measure: string, cm: number): string | null {
  const away = (known: number) => Math.abs(cm - known) / known
  const nearest = KNOWN_LENGTHS.filter(([known]) => away(known) <= NEAR).sort(([a], [b]) => away(a) - away(b))[0]
  const steps = cm / STEP
  if (!nearest)
    return Number.isInteger(steps) && steps <= MAX_STEPS
      ? `Koliko je ${measure} znate i bez metra: ${steps} ${steps < 5 ? 'krupna' : 'krupnih'} koraka odrasle osobe.`
      : null
  const [known, is, of] = nearest
  const compared =
    Math.abs(cm - known) / known <= ALIKE ? `koliko i ${is}` : cm < known ? `malo manje od ${of}` : `malo više od ${of}`
  return `To je ${compared}, pa i bez metra znate {koliki|kolika|koliko|koliki|kolike|kolika} {je|su} {nom}.`
}

const inCm: Readonly<Record<string, number>> = { mm: 0.1, cm: 1, m: 100 }
const decimal = (number: string) => Number(number.replace(',', '.'))

function litresText(litres: number): string | null {
  if (litres === 1.5) return 'Litar i po je koliko veća flaša vode, pa je lako zamisliti koliko staje.'
  if (!Number.isInteger(litres)) return null
  return litres >= 2 && litres <= 20 ? `To je koliko ${litres} pakovanja mleka od litra.` : null
}

const GLASSES: Readonly<Record<number, string>> = {
  200: 'To je koliko jedna čaša vode.',
  250: 'To je četvrt litra, koliko šolja čaja.',
  330: 'To je koliko obična limenka.',
  500: 'To je pola litra, koliko manja flaša vode.',
}
const WEIGHTS: Readonly<Record<number, string>> = {
  50: 'To je koliko pola table čokolade.',
  100: 'To je koliko tabla čokolade.',
  250: 'To je četvrt kilograma.',
  500: 'To je pola kilograma, koliko pola pakovanja šećera.',
}
/** The capacity of a usual phone, in mAh, and of the smallest battery that fills others. */
const PHONE_MAH = 5000
const POWER_BANK_MAH = 10_000

const chargesText = (mAh: number): string | null =>
  mAh >= POWER_BANK_MAH && mAh % PHONE_MAH === 0
    ? `Na papiru je to ${mAh / PHONE_MAH} punjenja telefona od ${PHONE_MAH} mAh. Deo ode na gubitke, pa računajte na oko dve trećine.`
    : null

/** Products that only store data: elsewhere a part of the memory is taken, or the number is the working memory. */
const STORAGES: ReadonlySet<string> = new Set(['kartica', 'USB fleš', 'fleš', 'fleška', 'USB stik', 'SSD', 'SSD disk'])
const PHOTOS_IN_GB = 250

/** Meanings by unit; the first match is used. */
const MEANINGS: readonly (readonly [
  RegExp,
  label: string,
  text: (found: RegExpExecArray, lemma: string) => string | null,
])[] = [
  [
    /^([\d,]+) (mm|cm|m)$/,
    'Mera',
    ([measure, number = '', unit = '']) => {
      const cm = decimal(number) * (inCm[unit] ?? 1)
      return cm < 5 ? null : lengthText(measure, cm)
    },
  ],
  [
    /^([3-9]|[1-9]\d|100) kom$/,
    'U pakovanju',
    ([, count = '']) => `Cena na stranici je za ceo paket od ${count}, a ne po komadu.`,
  ],
  [/^([\d,]+) l$/, 'Zapremina', ([, number = '']) => litresText(decimal(number))],
  [/^(\d+) ml$/, 'Zapremina', ([, number = '']) => GLASSES[Number(number)] ?? null],
  [/^(\d+) g$/, 'Težina', ([, number = '']) => WEIGHTS[Number(number)] ?? null],
  [
    /^(\d+) GB$/,
    'Memorija',
    ([, number = ''], lemma) =>
      STORAGES.has(lemma)
        ? `Slika sa telefona ima oko 4 MB, pa ih na ${number} GB stane oko ${Number(number) * PHOTOS_IN_GB}.`
        : null,
  ],
  [/^(\d+) mAh$/, 'Kapacitet', ([, number = '']) => chargesText(Number(number))],
]

/** Kinds for which litres are the capacity. A cistern's litres, for example, are what one flush uses. */
const HOLDS: ReadonlySet<ProductProfile['kind']> = new Set([
  'store',
  'carry',
  'drink',
  'cook',
  'feed',
  'water',
  'mix',
  'eat',
])

function meaningOf(measure: string, { lemma }: ProductProfile): Meaning | null {
  for (const [pattern, label, text] of MEANINGS) {
    const found = pattern.exec(measure)
    const sentence = found && text(found, lemma)
    if (sentence) return { label, text: sentence }
  }
  return null
}

/** Readers called other comparisons idle on a page that describes its product: 'koliko 10 pakovanja mleka'. */
const MEANINGFUL = / (?:mAh|GB)$/

/** The measures of the name that mean something to a shopper, as reasons to buy, in the order of the name. */
export const measureBullets = ({ profile, fill, localize }: Writing): Bullet[] =>
  profile.measures.flatMap((measure) => {
    const isDescribed = profile.thing !== null || profile.nounTexts !== null
    if (isDescribed && !MEANINGFUL.test(measure)) return []
    const meaning = / l$/.test(measure) && !HOLDS.has(profile.kind) ? null : meaningOf(measure, profile)
    return meaning ? [{ title: `${localize(meaning.label)}: ${measure}`, text: fill(meaning.text) }] : []
  })

/** The power that a 16 A socket supplies, in W. */
const SOCKET_W = 3680

/** These supply current, and need none. */
const SUPPLIES = /^(?:agregat|generator|inverter|invertor|pretvarač|ispravljač)/

/** Questions that a measure raises: whether a usual socket is enough. */
export const measureQuestions = ({ measures, lemma, shelf }: ProductProfile): [question: string, answer: string][] =>
  measures.flatMap((measure): [string, string][] => {
    const watts = Number(/^(\d{4,5}) W$/.exec(measure)?.[1] ?? 0)
    if (watts <= SOCKET_W || shelf === 'auto' || SUPPLIES.test(lemma)) return []
    return [
      [
        'Da li je dovoljna obična utičnica?',
        `Nije: utičnica od 16 A daje do ${SOCKET_W} W, a {nom} {traži|traže} ${watts} W. Pre porudžbine pitajte električara imate li vod za to.`,
      ],
    ]
  })
