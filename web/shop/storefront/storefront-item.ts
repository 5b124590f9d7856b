import { type Category, categoryOf } from '@izlog/contracts/domain/categories'
import { discountOf } from '@izlog/contracts/domain/offers'
import type { Picture } from '@izlog/contracts/domain/picture'
import type { StorefrontProduct } from '@izlog/contracts/domain/website'
import { imagePath } from './image-path.ts'
import { type Stock, stockOf } from './stock.ts'

/** The fields of a product that its card shows. */
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
  /** Without invented figures: no rating, no HIT. */
  readonly honest: boolean
  /** Counted orders of the last 24 hours; null without any. */
  readonly recentOrders: number | null
  /** The drawing without a picture, and if it does not load. */
  readonly stock: Stock
}

/** A product in the answer of GET /api/websites/public-list. */
export type ListedProduct = Pick<
  StorefrontProduct,
  | 'id'
  | 'customUrl'
  | 'productName'
  | 'hook'
  | 'images'
  | 'currentPrice'
  | 'originalPrice'
  | 'currencySymbol'
  | 'figures'
  | 'recentOrders'
>

/** Discounts are shown above 20 percent, HIT on the first six (docs/product/builder.md 2.2). */
const MIN_DISCOUNT = 20
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
      recentOrders: item.recentOrders,
      stock: stockOf({ name, hook, category }),
    }
  })

/** The discount to show on a card, in percent; null if it is too small. */
export function markedDiscount({ price, originalPrice }: StorefrontItem): number | null {
  const discount = price === null ? null : discountOf(price, originalPrice)
  return discount !== null && discount > MIN_DISCOUNT ? discount : null
}
