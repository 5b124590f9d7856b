import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { GeneratedContent } from '@izlog/contracts/domain/generated-content'
import type { ShelfName } from '../lexicon-schema.ts'
import { generateWebsite } from '../page/generate-website.ts'
import { understand } from '../profile/profile.ts'
import { overlapOf, ownSentences } from './overlap.ts'
import { pageAsText } from './page-as-text.ts'
import { readTrialProducts, type TrialProduct } from './trial-products.ts'

/** `npm run writer-report` prints the figures of docs/writer.md and writes every page as text into .local/writer-report. */
const products = readTrialProducts(readFileSync(new URL('../../test-data/products.tsv', import.meta.url), 'utf8'))
const folder = new URL('../../../.local/writer-report/', import.meta.url)
mkdirSync(folder, { recursive: true })

const write = ({ typed, market, templateName }: TrialProduct, before: number) =>
  generateWebsite({
    productName: typed[0] ?? '',
    market,
    templateName,
    currentPrice: market === 'Serbia' ? 2990 : 30,
    originalPrice: null,
    // The mode that the wizard offers first.
    figures: 'honest',
    before,
  })

const pages = products.map((product) => ({
  product,
  page: write(product, 0),
  profile: understand(product.typed[0] ?? ''),
}))
for (const { product, page, profile } of pages) {
  const file = `${String(products.indexOf(product) + 1).padStart(3, '0')}.txt`
  writeFileSync(new URL(file, folder), pageAsText(product, page, profile))
}

const isRight = (shelf: ShelfName | null, shelves: readonly ShelfName[]) =>
  shelf === null ? shelves.length === 0 : shelves.includes(shelf)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

const sentences = pages.map(({ page }) => ownSentences(page))
const pairs = sentences.flatMap((one, at) =>
  sentences.slice(at + 1).map((other, step) => ({ at, to: at + 1 + step, share: overlapOf(one, other) })),
)
const worst = [...pairs].sort((a, b) => b.share - a.share).slice(0, 10)
const twins = pages.map(({ product, page }) => ({
  product,
  share: overlapOf(ownSentences(page), ownSentences(write(product, 1))),
}))
const right = pages.filter(({ product, profile }) => isRight(profile.shelf, product.shelves))
const neutral = pages.filter(({ product, profile }) => profile.shelf === null && product.shelves.length > 0)
const wrongSurely = pages.filter(
  ({ product, profile }) => profile.confidence === 'sure' && !isRight(profile.shelf, product.shelves),
)
const byConfidence = Object.groupBy(pages, ({ profile }) =>
  profile.thing ? 'thing' : profile.nounTexts ? 'noun' : profile.confidence,
)

console.log(`products                         ${products.length}`)
console.log(
  `schema exact                     ${pages.filter(({ page }) => GeneratedContent.safeParse(page).success).length}`,
)
for (const [level, list] of Object.entries(byConfidence)) console.log(`  ${level.padEnd(30)} ${list?.length}`)
console.log(`shelf right / neutral / sure and wrong   ${right.length} / ${neutral.length} / ${wrongSurely.length}`)
console.log(
  `two products: mean ${percent(mean(pairs.map(({ share }) => share)))}, most ${percent(worst[0]?.share ?? 0)}`,
)
console.log(
  `two sellers of one product: mean ${percent(mean(twins.map(({ share }) => share)))}, most ${percent(Math.max(...twins.map(({ share }) => share)))}`,
)
console.log('most alike:')
for (const { at, to, share } of worst) console.log(`  ${percent(share)}  ${products[at]?.name} ~ ${products[to]?.name}`)
console.log(
  `shelf not as expected: ${pages
    .filter((each) => !right.includes(each))
    .map(({ product, profile }) => `${product.name} (${profile.shelf ?? 'neutral'}, not ${product.shelves.join('/')})`)
    .join('; ')}`,
)
console.log(`pages to read: .local/writer-report/`)
