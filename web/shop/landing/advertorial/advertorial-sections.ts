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

/** Whether a section shares the story's column with those before and after it. */
export const isInColumn = (section: { name: string } | undefined): boolean =>
  /results|benefits|advice|voices|button/.test(section?.name ?? '')

/** Neighbours that share a column together, every other section by itself. */
export function inColumns<Section extends { name: string }>(sections: readonly Section[]): Section[][] {
  const columns: Section[][] = []
  for (const section of sections) {
    const last = columns.at(-1)
    if (last && isInColumn(section) && isInColumn(last[0])) last.push(section)
    else columns.push([section])
  }
  return columns
}
