/** As many whole words as fit into `most` characters, without a preposition at the end. */
export function wholeWords(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most + 1)
  const whole = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : text.slice(0, most)
  return whole.replace(/(?:\s(?:za|sa|s|od|do|na|u|i|bez|protiv|po|uz|-|–))+$/iu, '').replace(/[\s,.;:–-]+$/, '')
}
