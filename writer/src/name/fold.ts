const FOLDED: Readonly<Record<string, string>> = {
  č: 'c',
  ć: 'c',
  ž: 'z',
  š: 's',
  đ: 'dj',
  Č: 'C',
  Ć: 'C',
  Ž: 'Z',
  Š: 'S',
  Đ: 'Dj',
}

/** Replaces Serbian letters as sellers without a Serbian keyboard do: 'čizme' becomes 'cizme', 'đ' becomes 'dj'. */
export const foldLetters = (text: string): string => text.replace(/[čćžšđČĆŽŠĐ]/g, (letter) => FOLDED[letter] ?? letter)

export const hasSerbianLetters = (text: string): boolean => /[čćžšđ]/i.test(text)

const UNFOLDED: readonly (readonly [string, readonly string[]])[] = [
  ['dj', ['dj', 'đ']],
  ['c', ['c', 'č', 'ć']],
  ['s', ['s', 'š']],
  ['z', ['z', 'ž']],
]
const MAX_SPELLINGS = 256

/** All words that fold to this one; the word itself is the first. */
export function spellingsOf(word: string): string[] {
  let spellings = ['']
  for (let at = 0; at < word.length; ) {
    const [letters, kinds] = UNFOLDED.find(([folded]) => word.startsWith(folded, at)) ?? [
      word.charAt(at),
      [word.charAt(at)],
    ]
    spellings = spellings.flatMap((begun) => kinds.map((kind) => begun + kind)).slice(0, MAX_SPELLINGS)
    at += letters.length
  }
  return spellings
}
