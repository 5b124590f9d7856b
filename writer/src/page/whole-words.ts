/** As many whole words as fit into `max` characters, without a preposition at the end. */
export function wholeWords(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max + 1)
  const whole = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : text.slice(0, max)
  return whole.replace(/(?:\s(?:za|sa|s|od|do|na|u|i|bez|protiv|po|uz|-|–))+$/iu, '').replace(/[\s,.;:–-]+$/, '')
}
