import { firstSentence } from '../../parts/words.ts'

/** A reason to buy, its first sentence standing out from what explains it. */
export function GistFirst({ text }: { text: string }) {
  const [first, rest] = firstSentence(text)
  if (!rest) return <span>{text}</span>
  return (
    <span>
      <b>{first}</b> {rest}
    </span>
  )
}
