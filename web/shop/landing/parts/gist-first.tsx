import { firstSentence } from '../../parts/words.ts'
import { type TextName, useTextMark } from './text-mark.ts'

/** A benefit with its first sentence emphasized. */
export function GistFirst({ text, name }: { text: string; name: TextName | null }) {
  const mark = useTextMark()
  const [first, rest] = firstSentence(text)
  if (!rest) return <span {...mark(name)}>{text}</span>
  return (
    <span {...mark(name)}>
      <b>{first}</b> {rest}
    </span>
  )
}
