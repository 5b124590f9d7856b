import { ChevronDown } from 'lucide-react'
import { usePlaceMark } from '../../parts/place-mark.ts'
import { type TextName, useTextMark } from './text-mark.ts'

export interface Question {
  readonly q: string
  readonly a: string
  /** Names of question and answer where they are the website's own. */
  readonly names?: { readonly q: TextName; readonly a: TextName }
  /** The page's promises of which another answer is made, with spaces between. */
  readonly promises?: string
}

/** Questions and answers, one open at a time; works without scripts. */
export function Questions({ entries }: { entries: readonly Question[] }) {
  const mark = useTextMark()
  const place = usePlaceMark()
  return (
    <div className="questions">
      {entries.map(({ q, a, names, promises }) => (
        <details key={q} name="questions">
          <summary>
            <span {...mark(names?.q)}>{q}</span>
            <ChevronDown size={20} aria-hidden="true" />
          </summary>
          <p {...(promises ? place(promises) : mark(names?.a))}>{a}</p>
        </details>
      ))}
    </div>
  )
}
