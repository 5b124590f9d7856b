/** Lower case and plain letters for comparing and searching: đ is dj, č and ć are c, š is s, ž is z; Cyrillic stays as it is. */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/đ/g, 'dj')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
