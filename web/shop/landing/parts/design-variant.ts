/** docs/product/builder.md 9: four designs of each template. */
const VARIANTS = 4

/**
 * The design of a page, 0 to 3: a hash of its product's number, or of its address if it has none. Server
 * and browser compute the same, and a page keeps its design forever.
 */
export function designVariantOf({
  productId,
  customUrl,
}: {
  readonly productId?: number | null
  readonly customUrl: string
}): number {
  let hash = 0
  for (const sign of String(productId || customUrl)) hash = (hash * 31 + sign.charCodeAt(0)) >>> 0
  return hash % VARIANTS
}
