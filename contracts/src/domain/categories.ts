import { foldText } from './fold-text.ts'

/** The five categories of the storefront (docs/product/builder.md 2.2). */
export const CATEGORIES = ['auto', 'health', 'tech', 'home', 'beauty'] as const
export type Category = (typeof CATEGORIES)[number]
/** The number of public pages of each. */
export type ShelfCounts = Readonly<Record<Category, number>>

export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  auto: 'Auto',
  health: 'Zdravlje',
  tech: 'Tehnologija',
  home: 'Dom',
  beauty: 'Lepota',
}

/** The categories of comments (docs/product/builder.md 7, GET /api/testimonials). */
export const COMMENT_CATEGORIES = ['zdravlje', 'tehnologija', 'beauty', 'ostalo'] as const
export type CommentCategory = (typeof COMMENT_CATEGORIES)[number]

const COMMENT_CATEGORY_OF: Readonly<Record<Category, CommentCategory>> = {
  auto: 'ostalo',
  health: 'zdravlje',
  tech: 'tehnologija',
  home: 'ostalo',
  beauty: 'beauty',
}

/**
 * Folded words that indicate a category; a hyphen at the end stands for any ending. The category with the most words wins, on a tie the one
 * listed first. Tech is last because it is the default, and its words (LED, USB) also describe products of other categories.
 */
const WORDS = {
  auto: words(
    'auto auta autu automobil- autosedist- kola kolima vozac- voznj- vozil- volan- feln- gum- sofersajb- vetrobran- vjetrobran- prtljaznik- gepek- retrovizor- akumulator- motocikl- kompresor- presvlak- patosnic-',
  ),
  health: words(
    'jastu- orto- masaz- vrat- ledj- kicm- zglob- kolen- koljen- stopal- ulos- steznik- pojas- pojac- zdrav- san sna spavanj- hrkanj- pritis- drzanj- bandaz- inhalator- toplomer- toplomjer- dusek- vezb- vjezb- jog- merac- mjerac-',
  ),
  beauty: words(
    'lepot- ljepot- lice lica licu koz- kos- roler- ogledal- smink- krem- serum- mask- nokt- trepavic- obrv- epilator- depilator- fen fenu fena uvijac- trimer- brijac- cetk- manikir- pedikir-',
  ),
  home: words(
    'lamp- difuzer- kuhinj- kuc- dom doma usisivac- noz nozev- tiganj- serp- blender- seck- ciscenj- krp- mop mopa organizator- polic- posteljin- cebe zaves- bast- vrt vrta ovlazivac- grejalic- grijalic- ventilator- pegl- ves torb- case casa flas- lonac- aparat- mikser- toster-',
  ),
  tech: words(
    'led zvucnik- slusalic- punjac- telefon- tablet- laptop- kamer- projektor- sat satov- bluetooth usb kabl- tastatur- mis dron- bater- pametn- wifi ruter- stalak drzac- eksterna powerbank-',
  ),
} satisfies Record<Category, unknown>

/**
 * The category of a product by its name or, if the name has no indicating word, by its hook (docs/product/builder.md 2.2); tech if neither has one.
 * Everything for cars belongs to auto.
 */
export function categoryOf(product: { readonly productName: string; readonly hook?: string | null }): Category {
  const { productName, hook } = product
  if (bestMatch(`${productName} ${hook ?? ''}`) === 'auto') return 'auto'
  return bestMatch(productName) ?? bestMatch(hook ?? '') ?? 'tech'
}

/**
 * The category of comments for a page (docs/product/builder.md 7), from texts that browsers are sent of a Sales page; ostalo if no word
 * indicates another.
 */
export function commentCategoryOf(page: Record<'title' | 'productName' | 'hook', string>): CommentCategory {
  const category = bestMatch(page.title) ?? bestMatch(`${page.productName} ${page.hook}`)
  return category ? COMMENT_CATEGORY_OF[category] : 'ostalo'
}

function bestMatch(text: string): Category | null {
  const found = foldText(text).split(/[^a-z0-9]+/)
  const hits = (category: Category) => found.filter((word) => WORDS[category].test(word)).length
  if (hits('auto') > 0) return 'auto'
  const [best] = (['health', 'beauty', 'home', 'tech'] as const)
    .map((category) => ({ category, count: hits(category) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  return best?.category ?? null
}

function words(list: string): RegExp {
  return new RegExp(`^(?:${list.replaceAll(' ', '|').replaceAll('-', '[a-z0-9]*')})$`)
}
