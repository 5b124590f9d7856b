const PLURAL = new Intl.PluralRules('sr')

/** The message about a text's maximum length: 'Najviše 64 znaka', 'Najviše 80 znakova', 'Najviše 81 znak'. */
export function maxLengthMessage(characters: number): string {
  const form = PLURAL.select(characters)
  return `Najviše ${characters} ${form === 'one' ? 'znak' : form === 'few' ? 'znaka' : 'znakova'}`
}
