/** The sections between the opening and the footer, in the order of the template. */
export const ADVERTORIAL_SECTIONS = [
  'story',
  'photo',
  'results',
  'benefits',
  'advice',
  'voices',
  'order',
  'questions',
] as const

/** Sections that share the story's column with those before and after them. */
const IN_COLUMN: readonly string[] = ['results', 'benefits', 'advice', 'voices', 'button']

/** Neighbours that share a column together, every other section by itself. */
export function inColumns<Section extends { name: string; key: string }>(sections: readonly Section[]) {
  const columns: { key: string; isColumn: boolean; sections: Section[] }[] = []
  for (const section of sections) {
    const isColumn = IN_COLUMN.includes(section.name)
    const last = columns.at(-1)
    if (isColumn && last?.isColumn) last.sections.push(section)
    else columns.push({ key: section.key, isColumn, sections: [section] })
  }
  return columns
}
