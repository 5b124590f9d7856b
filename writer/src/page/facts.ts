import { foldText } from '@izlog/contracts/domain/fold-text'
import type { Bullet } from '@izlog/contracts/page-fields/shapes'
import type { Writing } from './writing.ts'

/** What is known about a product besides its name, from its link and from its seller. Only these may be stated as facts. */
export interface ProductFacts {
  readonly description?: string | null
  readonly attributes?: readonly { readonly name: string; readonly value: string }[]
  /** What the seller wrote about the package and the specifications, one fact per line. */
  readonly lines?: readonly string[]
}

const MAX_NAME = 24
const MAX_VALUE = 40
const MAX_LINE = 120
const MAX_TITLE = 60
const MAX_LISTED = 10

/**
 * What a fact means to the shopper, by words that identify its kind (folded to plain letters); the first match is used. These stand in
 * bullets, so they name what the shopper has from it and advise nothing.
 */
const MEANINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(u paketu|paket sadrzi|u setu|sadrzaj|komplet sadrzi)/,
    ['Sve sa ovog spiska stiže u istoj kutiji.', 'Ništa sa ovog spiska ne dokupljujete posebno.'],
  ],
  [
    /\b(nosivost|opterecenj|maksimalna tezina|max tezina|izdrzi)/,
    [
      'Granicu znate unapred, pa nema pogađanja koliko sme da se stavi.',
      'Broj je tu da se ne pitate hoće li izdržati.',
    ],
  ],
  [
    /\b(dimenz|velicin|visin|sirin|duzin|precnik|promer|promjer|obim)|\d\s?x\s?\d/,
    [
      'Tačna mera je pred Vama, pa znate koliko mesta zauzima.',
      'Po ovoj meri vidite hoće li stati tamo gde ste zamislili.',
      'Meru znate pre porudžbine, i ne procenjujete je sa slike.',
    ],
  ],
  [
    /\b(materijal|sastav|tkanin|pamuk|drv[oe]|bambus|celik|inox|silikon|plastik|staklo|keramik|koz[ae]|poliester|neopren|aluminij)/,
    [
      'Po materijalu znate i kako se čisti i čega treba da se čuva.',
      'Toliko o tome od čega je ono što ćete držati u rukama.',
      'Materijal piše da biste znali šta kupujete i bez diranja kroz ekran.',
    ],
  ],
  [
    /\b(nosivost|snag|vat|\d\s?w)\b/,
    ['Snaga je navedena, pa se lako poredi sa onim što već imate.', 'Toliko vuče kad radi punom snagom.'],
  ],
  [/\b(tezin|masa|tezak|teska)/, ['Težinu znate i pre nego što uzmete u ruke.', 'Toliko nosite, dižete ili kačite.']],
  [
    /\b(bater|autonom|trajanje|mah|punjenj|punjiv)/,
    [
      'Po ovom podatku znate koliko može bez punjača.',
      'Po ovome planirate kada je vreme za punjenje ili novu bateriju.',
    ],
  ],
  [
    /\b(zapremin|kapacitet|litar|\d\s?(?:l|ml))\b/,
    ['Toliko staje odjednom.', 'Zapremina je navedena, pa je ne pogađate sa slike.'],
  ],
  [
    /\b(domet|metara)/,
    ['Toliko daleko stiže kad nema prepreka.', 'Broj važi bez prepreka između; u kući računajte na manje.'],
  ],
  [
    /\b(napon|napajanj|volt|\d\s?v)\b/,
    ['Napajanje je navedeno, pa znate na šta se priključuje.', 'Po ovom podatku birate priključak, bez pogađanja.'],
  ],
  [
    /\b(brojev|velicine|konfekcij)/,
    [
      'Raspon je pred Vama, pa birate broj koji već nosite.',
      'Veličine su navedene, pa birate po komadu koji Vam već stoji.',
    ],
  ],
  [
    /\b(boj[ae]|nijans)/,
    ['Boju znate po nazivu, i kad je ekran prikaže drugačije.', 'Boju birate pri porudžbini ako ih je navedeno više.'],
  ],
  [
    /\b(pranj|pere se|odrzavanj|cisti se)/,
    [
      'Kako se održava piše odmah, pa nema iznenađenja posle kupovine.',
      'Održavanje je deo kupovine, pa je dobro znati ga unapred.',
    ],
  ],
  [
    /\b(punjac|kabl|adapter|usb)/,
    ['Znate na šta se puni i pre nego što stigne.', 'Priključak je naveden da ne biste tražili drugi kabl po kući.'],
  ],
  [
    /\b(temperatur|stepen|°c)/,
    ['Po ovom broju znate za šta da koristite, a za šta ne.', 'Granica je navedena, pa nema probanja na svoju štetu.'],
  ],
  [
    /\b(\d+ (?:kom|komada|delova|dijelova|pari)|set od)/,
    ['Toliko stiže u jednom paketu.', 'Broj je naveden, pa znate hoće li biti za sve kojima treba.'],
  ],
  [
    /\b(\d+ (?:brzin|nivo|rezim|program|stepen|nastav))/,
    ['Od najslabijeg do najjačeg, kako Vam kad prija.', 'Birate prema poslu, ne morate uvek isto.'],
  ],
]

interface Fact {
  /** The title of a bullet: 'Nosivost: 80 kg', 'Četiri točka i ručka za vuču'. */
  readonly title: string
  readonly meanings: readonly string[] | null
}

/** Up to `max` facts whose meaning to a shopper is known, as reasons to buy; the seller's own facts come first. */
export function factBullets(facts: ProductFacts, writing: Writing, max: number): Bullet[] {
  const chosen: Bullet[] = []
  const used = new Set<string>()
  for (const { title, meanings } of allFacts(facts)) {
    const meaning = meanings?.find((text) => !used.has(text))
    if (meaning === undefined || title.length > MAX_TITLE || chosen.length === max) continue
    const order = writing.choose
      .some(`meaning ${title}`, meanings ?? [], meanings?.length ?? 0)
      .filter((text) => !used.has(text))
    const text = order[0] ?? meaning
    for (const each of meanings ?? []) used.add(each)
    chosen.push({ title, text: writing.fill(text) })
  }
  return chosen
}

/** All facts as one paragraph; null when there are none. */
export function factParagraph(facts: ProductFacts, { localize }: Writing): string | null {
  const lines = factsOfLines(facts)
  const listed = usable(facts).map(({ name, value }) => `${name.toLowerCase()}: ${value}`)
  const all = [...lines.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1)), ...listed].slice(
    0,
    MAX_LISTED,
  )
  return all.length === 0 ? null : `${localize('Podaci o proizvodu')}: ${all.join('; ')}.`
}

const allFacts = (facts: ProductFacts): Fact[] => [
  ...factsOfLines(facts),
  ...usable(facts).map(({ name, value }) => asFact(`${name}: ${value}`)),
]

const factsOfLines = ({ lines = [] }: ProductFacts): Fact[] =>
  lines
    .flatMap((line) => line.split(/[;\n]|(?<=\p{L}{3})\. /u))
    .map((line) => line.replace(/^[-*•\s]+|[\s.;,]+$/g, ''))
    .filter((line) => line.length > 2 && line.length <= MAX_LINE && !/[<>{}]|https?:/.test(line))
    .map((line) => asFact(line.charAt(0).toUpperCase() + line.slice(1)))

const asFact = (title: string): Fact => {
  const folded = foldText(title)
  return { title, meanings: MEANINGS.find(([pattern]) => pattern.test(folded))?.[1] ?? null }
}

/** Keeps short attributes in Latin letters; a text that does not read as a Serbian fact must not appear on a page. */
const usable = ({ attributes = [] }: ProductFacts) =>
  attributes
    .map(({ name, value }) => ({ name: name.trim().replace(/:$/, ''), value: value.trim().replace(/[.;]+$/, '') }))
    .filter(
      ({ name, value }) => name.length > 1 && name.length <= MAX_NAME && value.length > 0 && value.length <= MAX_VALUE,
    )
    .filter(({ name, value }) => /^\p{Script=Latin}[\p{Script=Latin} ]*$/u.test(name) && !/[<>{}]|https?:/.test(value))
