const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  'а:a б:b в:v г:g д:d ђ:đ е:e ж:ž з:z и:i ј:j к:k л:l љ:lj м:m н:n њ:nj о:o п:p р:r с:s т:t ћ:ć у:u ф:f х:h ц:c ч:č џ:dž ш:š'
    .split(' ')
    .map((pair) => pair.split(':')),
)

/** Transliterates Serbian Cyrillic: 'Љубав' becomes 'Ljubav', 'ЉУБАВ' becomes 'LJUBAV'. Other characters are left unchanged. */
export const toLatin = (text: string): string =>
  text.replace(/\p{Script=Cyrillic}/gu, (letter, at: number) => {
    const latin = LETTERS[letter.toLowerCase()]
    if (latin === undefined) return letter
    if (letter === letter.toLowerCase()) return latin
    const inCapitals = /\p{Lu}/u.test(text.charAt(at + 1)) || (latin.length > 1 && /\p{Lu}/u.test(text.charAt(at - 1)))
    return inCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1)
  })
