/** Builder spec 9: four designs of each template. */
const VARIANTS = 4

/**
 * Which of the four designs a page has, 0 to 3: a hash of its product's number, or of its address where it has none. The
 * server and the browser reckon the same, and a page keeps its design for good.
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
