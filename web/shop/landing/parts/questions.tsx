import { ChevronDown } from 'lucide-react'

export interface Question {
  readonly q: string
  readonly a: string
}

/** Questions and answers, one open at a time; works before any script has come. */
export const Questions = ({ entries }: { entries: readonly Question[] }) => (
  <div className="questions">
    {entries.map(({ q, a }) => (
      <details key={q} name="questions">
        <summary>
          <span>{q}</span>
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <p>{a}</p>
      </details>
    ))}
  </div>
)
