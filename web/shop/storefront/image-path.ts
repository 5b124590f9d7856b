const AS_IT_IS = /^(?:https?:\/\/|\/api\/object-storage\/|\/uploads\/)/i

/** The address of a product's picture (docs/product/builder.md 2.2): a bare name is a file of our pictures' folder. */
export function imagePath(path: string): string {
  if (AS_IT_IS.test(path)) return path
  return path.startsWith('uploads/') ? `/${path}` : `/uploads/images/${path}`
}
