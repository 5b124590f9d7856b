import { fieldOf } from '../page-fields/page-fields.ts'
import { TEXT_FIELDS } from '../page-fields/shapes-of-fields.ts'
import { unfoundedClaims } from './claim-words.ts'
import { contrastOf } from './contrast.ts'
import { ImageAddress } from './image-address.ts'
import { formatMoney } from './money.ts'
import { offersOf, piecesLabel } from './offers.ts'
import { pageTexts } from './page-texts.ts'
import type { Website } from './website.ts'

/** What the editor knows of the seller besides the page; null where it does not know. */
export interface CheckedSeller {
  readonly hasTrader: boolean | null
  readonly hasTestOrder: boolean | null
  /** Addresses of pictures that could not be loaded. */
  readonly brokenPictures: readonly string[]
}

export interface PageFinding {
  readonly id: string
  /** The path of the editor's field where it is mended; 'trader' and 'testOrder' are mended in the settings. */
  readonly field: string
  /** `serious`: shoppers see something wrong, or cannot order. */
  readonly severity: 'serious' | 'advice'
  /** Serbian: what is wrong and what to do. */
  readonly sentence: string
}

/** Narrower pictures look blurred on a phone, px. */
const MIN_PICTURE_WIDTH = 600
const MAX_BULLET_TITLE = 80
const MAX_SHORT_NAME = 30
const INK = '#1b1916'
const WHITE = '#ffffff'
/** As WCAG 2 asks of parts that are not text, and of text. */
const PART_CONTRAST = 3
const TEXT_CONTRAST = 4.5

/** What a seller should look at before publishing a page (docs/product/builder.md 2.6). It advises; nothing is refused because of it. */
export const checkPage = (website: Website, seller: CheckedSeller): PageFinding[] => [
  ...prices(website),
  ...pictures(website, seller),
  ...lengths(website),
  ...contrast(website),
  ...claims(website),
  ...settings(seller),
]

const serious = (id: string, field: string, sentence: string): PageFinding => ({
  id,
  field,
  severity: 'serious',
  sentence,
})
const advice = (id: string, field: string, sentence: string): PageFinding => ({
  id,
  field,
  severity: 'advice',
  sentence,
})

function prices(website: Website): PageFinding[] {
  const { currentPrice, originalPrice, priceAnchoring, currencySymbol } = website
  const money = (amount: number) => formatMoney(amount, currencySymbol)
  if (!currentPrice) {
    return [serious('price-missing', 'priceAnchoring.currentPrice', 'Stranica nema cenu. Upišite novu cenu.')]
  }
  const found: PageFinding[] = []
  const isHigher = originalPrice !== null && originalPrice > currentPrice
  if (originalPrice !== null && !isHigher) {
    const sentence = `Prethodna cena (${money(originalPrice)}) nije viša od nove (${money(currentPrice)}). Povećajte je ili je obrišite.`
    found.push(serious('price-original', 'priceAnchoring.originalPrice', sentence))
  }
  const savings = priceAnchoring?.savings ?? 0
  if (isHigher && savings > 0 && savings !== originalPrice - currentPrice) {
    const sentence = `Ušteda (${money(savings)}) nije razlika dve cene (${money(originalPrice - currentPrice)}). Ispravite je.`
    found.push(advice('price-savings', 'priceAnchoring.savings', sentence))
  }
  const dearer = offersOf(website).find(({ quantity, price }) => quantity > 1 && price > quantity * currentPrice)
  if (dearer) {
    const sentence = `Cena za ${piecesLabel(dearer.quantity)} (${money(dearer.price)}) viša je nego kad se kupuje po jedan. Smanjite je.`
    found.push(serious(`price-${dearer.quantity}`, 'quantityOptions', sentence))
  }
  return found
}

function pictures({ images }: Website, { brokenPictures }: CheckedSeller): PageFinding[] {
  if (images.length === 0) return [serious('picture-missing', 'images', 'Stranica nema sliku. Dodajte bar jednu.')]
  return images.flatMap(({ url, width }, index) => {
    const id = `picture:${url}`
    if (brokenPictures.includes(url) || !ImageAddress.safeParse(url).success)
      return [serious(id, `images.${index}`, `Slika ${index + 1} ne može da se prikaže. Zamenite je ili je uklonite.`)]
    if (width === 0 || width >= MIN_PICTURE_WIDTH) return []
    const sentence = `Slika ${index + 1} je široka ${width} px, pa je kupac vidi mutno. Stavite onu od bar ${MIN_PICTURE_WIDTH} px.`
    return [advice(id, `images.${index}`, sentence)]
  })
}

function lengths(website: Website): PageFinding[] {
  const texts = [
    ...TEXT_FIELDS.map((field) => ({ field, text: website[field], max: fieldOf(field)?.form?.count })),
    { field: 'shortName', text: website.shortName, max: MAX_SHORT_NAME },
    ...website.bullets.map(({ title }, index) => ({
      field: `bullets.${index}.title`,
      text: title,
      max: MAX_BULLET_TITLE,
    })),
  ]
  return texts.flatMap(({ field, text, max = Number.POSITIVE_INFINITY }) => {
    const name = fieldOf(field)?.label ?? 'Prednost'
    const { length } = text.trim()
    if (length <= max) return []
    return [advice(`long:${field}`, field, `${name}: ${length} od najviše ${max} znakova. Skratite tekst.`)]
  })
}

/** The page corrects what cannot be read, so that it no longer has the seller's own colour. */
function contrast({ palette: { primary, bg }, templateName }: Website): PageFinding[] {
  if (templateName === 'Sales Template') {
    const ratio = Math.max(contrastOf(primary, INK), contrastOf(primary, WHITE))
    if (ratio >= TEXT_CONTRAST) return []
    return [faint('Tekst se slabo čita na glavnoj boji', ratio, TEXT_CONTRAST, 'Izaberite svetliju ili tamniju.')]
  }
  const ground = contrastOf(primary, bg) < contrastOf(primary, WHITE) ? bg : WHITE
  const ratio = contrastOf(primary, ground)
  if (ratio >= PART_CONTRAST) return []
  const isDark = contrastOf(ground, WHITE) > contrastOf(ground, INK)
  const mend = isDark ? 'Izaberite svetliju.' : 'Izaberite tamniju.'
  return [faint('Glavna boja se slabo vidi na pozadini', ratio, PART_CONTRAST, mend)]
}

const faint = (what: string, ratio: number, least: number, mend: string): PageFinding =>
  advice('contrast', 'palette.primary', `${what} (${decimal(ratio)} : 1, potrebno ${decimal(least)} : 1). ${mend}`)

const decimal = (ratio: number): string => String(Math.floor(ratio * 10) / 10).replace('.', ',')

function claims(website: Website): PageFinding[] {
  const { productName, sellerNotes, terms } = website
  const known = [productName, sellerNotes?.package, ...Object.values(terms ?? {})].join('\n')
  return pageTexts(website).flatMap(({ field, text }) =>
    unfoundedClaims(text, known).map(({ words, isCure }) =>
      isCure
        ? serious(
            `claim:${field}:${words}`,
            field,
            `„${words}” obećava lečenje ili dokazano dejstvo. Izbacite te reči.`,
          )
        : advice(
            `claim:${field}:${words}`,
            field,
            `„${words}” nije među podacima o proizvodu ni u Vašim uslovima. Ostavite samo ako možete da dokažete.`,
          ),
    ),
  )
}

function settings({ hasTrader, hasTestOrder }: CheckedSeller): PageFinding[] {
  return [
    ...(hasTrader === false
      ? [advice('trader', 'trader', 'Kupac ne vidi od koga kupuje. Upišite podatke o prodavcu u podešavanjima.')]
      : []),
    ...(hasTestOrder === false
      ? [
          advice(
            'test-order',
            'testOrder',
            'Probna porudžbina još nije poslata. Pošaljite je, da vidite kako Vam porudžbine stižu.',
          ),
        ]
      : []),
  ]
}
