import { type Category, categoryOf } from '@izlog/contracts/domain/categories'
import { discountOf } from '@izlog/contracts/domain/offers'
import type { Picture } from '@izlog/contracts/domain/picture'
import type { PublicListItem } from '@izlog/contracts/domain/website'
import { imagePath } from './image-path.ts'
import { type Stock, stockOf } from './stock.ts'

/** A card of the storefront: only what is seen of a product. */
export interface StorefrontItem {
  readonly id: number
  readonly customUrl: string
  readonly name: string
  readonly hook: string
  readonly picture: Picture | null
  readonly price: number | null
  readonly originalPrice: number | null
  readonly currencySymbol: string
  readonly category: Category
  /** Nothing is said of it that nobody counted: no rating, no HIT. */
  readonly honest: boolean
  /** What is drawn when there is no picture, or it does not load. */
  readonly stock: Stock
}

/** What GET /api/websites/public-list tells of a product. */
export type ListedProduct = Pick<
  PublicListItem,
  | 'id'
  | 'customUrl'
  | 'productName'
  | 'hook'
  | 'images'
  | 'currentPrice'
  | 'originalPrice'
  | 'currencySymbol'
  | 'figures'
>

/** Discounts are shown above 20 percent, HIT on the first six (builder spec 2.2). */
const LEAST_DISCOUNT = 20
export const HITS = 6

export const storefrontItems = (items: readonly ListedProduct[]): StorefrontItem[] =>
  items.map((item) => {
    const { id, customUrl, productName: name, hook, images, currentPrice, originalPrice, currencySymbol } = item
    const [picture] = images
    const category = categoryOf(item)
    return {
      id,
      customUrl,
      name,
      hook,
      picture: picture ? { ...picture, url: imagePath(picture.url) } : null,
      price: currentPrice,
      originalPrice,
      currencySymbol,
      category,
      honest: item.figures === 'honest',
      stock: stockOf({ name, hook, category }),
    }
  })

/** The discount to show on a card; null when it is not worth a mark. */
export function markedDiscount({ price, originalPrice }: StorefrontItem): number | null {
  const discount = price === null ? null : discountOf(price, originalPrice)
  return discount !== null && discount > LEAST_DISCOUNT ? discount : null
}
