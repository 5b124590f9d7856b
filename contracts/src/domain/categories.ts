import { foldText } from './fold-text.ts'

/** The five shelves of the storefront (builder spec 2.2). */
export const CATEGORIES = ['auto', 'health', 'tech', 'home', 'beauty'] as const
export type Category = (typeof CATEGORIES)[number]

export const CATEGORY_LABELS: Readonly<Record<Category, string>> = {
  auto: 'Auto',
  health: 'Zdravlje',
  tech: 'Tehnologija',
  home: 'Kuća',
  beauty: 'Lepota',
}

/** The categories of buyers' comments (builder spec 7, GET /api/testimonials). */
export const COMMENT_CATEGORIES = ['zdravlje', 'tehnologija', 'beauty', 'ostalo'] as const
export type CommentCategory = (typeof COMMENT_CATEGORIES)[number]

/** Beginnings of folded words; the shelf whose beginnings are met most often wins, the earlier shelf on a tie. */
const BEGINNINGS: Readonly<Record<Category, readonly string[]>> = {
  auto: [
    'auto',
    'kola',
    'vozac',
    'voznj',
    'vozil',
    'volan',
    'feln',
    'guma',
    'gume',
    'sediste',
    'sjediste',
    'sofersajb',
    'vetrobran',
    'vjetrobran',
    'prtljaznik',
    'gepek',
    'retrovizor',
    'akumulator',
    'motocikl',
  ],
  health: [
    'jastuk',
    'orto',
    'masaz',
    'vrat',
    'vrata',
    'ledja',
    'kicm',
    'zglob',
    'kolen',
    'koljen',
    'stopal',
    'ulos',
    'steznik',
    'pojas',
    'zdrav',
    'san',
    'spavanj',
    'hrkanj',
    'pritis',
    'drzanj',
    'bandaz',
    'inhalator',
    'toplomer',
    'toplomjer',
    'dusek',
  ],
  tech: [
    'lamp',
    'led',
    'zvucnik',
    'slusalic',
    'punjac',
    'telefon',
    'tablet',
    'laptop',
    'kamer',
    'projektor',
    'sat',
    'bluetooth',
    'usb',
    'kabl',
    'tastatur',
    'mis',
    'dron',
    'bater',
    'pametn',
    'wifi',
    'ruter',
    'stalak',
    'drzac',
  ],
  home: [
    'difuzer',
    'kuhinj',
    'kuc',
    'dom',
    'usisivac',
    'noz',
    'tiganj',
    'serpa',
    'blender',
    'secko',
    'secka',
    'ciscenj',
    'krp',
    'mop',
    'organizator',
    'polic',
    'posteljin',
    'cebe',
    'zaves',
    'bast',
    'vrt',
    'ovlazivac',
    'grejalic',
    'grijalic',
    'ventilator',
    'pegl',
    'ves',
    'torb',
    'cas',
  ],
  beauty: [
    'lepot',
    'ljepot',
    'lice',
    'lica',
    'koz',
    'kos',
    'roler',
    'ogledal',
    'sminka',
    'sminku',
    'krem',
    'serum',
    'mask',
    'nokt',
    'trepavic',
    'obrv',
    'epilator',
    'depilator',
    'fen',
    'pegla za kosu',
    'uvijac',
    'trimer',
    'brijac',
    'cetk',
    'manikir',
  ],
}

/** The shelf of a product, from its name and hook; tech when nothing speaks for another (builder spec 2.2). */
export function categoryOf(product: { readonly productName: string; readonly hook?: string | null }): Category {
  return (
    bestMatch(CATEGORIES, BEGINNINGS, product.productName) ??
    bestMatch(CATEGORIES, BEGINNINGS, product.hook ?? '') ??
    'tech'
  )
}

const COMMENT_CATEGORY_OF: Readonly<Record<Category, CommentCategory>> = {
  auto: 'ostalo',
  health: 'zdravlje',
  tech: 'tehnologija',
  home: 'ostalo',
  beauty: 'beauty',
}

/** The category of comments for a page, from its title and bullets (builder spec 7); ostalo when nothing speaks for another. */
export function commentCategoryOf(page: {
  readonly title: string
  readonly bullets: readonly { title: string; text: string }[]
}): CommentCategory {
  const text = [page.title, ...page.bullets.flatMap(({ title, text }) => [title, text])].join(' ')
  const category = bestMatch(CATEGORIES, BEGINNINGS, text)
  return category ? COMMENT_CATEGORY_OF[category] : 'ostalo'
}

function bestMatch(categories: readonly Category[], beginnings: typeof BEGINNINGS, text: string): Category | null {
  const words = foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let best: Category | null = null
  let most = 0
  for (const category of categories) {
    const hits = words.filter((word) => beginnings[category].some((beginning) => word.startsWith(beginning))).length
    if (hits > most) [best, most] = [category, hits]
  }
  return best
}
