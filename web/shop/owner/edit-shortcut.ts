/** The fragment that opens a page in edit mode. */
export const EDIT_HASH = '#uredi'

/** docs/product/builder.md 9: Ctrl+E. */
export const isEditShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'e'
