const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'аa бb вv гg дd ђdj еe жz зz иi јj кk лl љlj мm нn њnj оo пp рr сs тt ћc уu фf хh цc чc џdz шs'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
)

/** Lower case and plain letters for comparing and searching: đ is dj, č and ć are c, š is s, ž is z, Cyrillic likewise. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/g, 'dj')
    .replace(/[а-яђјљњћџ]/g, (letter) => CYRILLIC[letter] ?? letter)
