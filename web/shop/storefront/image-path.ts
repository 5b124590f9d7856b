const AS_IT_IS = /^(?:https?:\/\/|\/api\/object-storage\/|\/uploads\/)/i

/** Where a product's picture lies (builder spec 2.2): bare names are those of our own folder of pictures. */
export function imagePath(path: string): string {
  if (AS_IT_IS.test(path)) return path
  return path.startsWith('uploads/') ? `/${path}` : `/uploads/images/${path}`
}
