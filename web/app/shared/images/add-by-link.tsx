import { Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FieldError, frameClass, inputClass } from '../../ui/field.tsx'

/** Adds a picture by its address, which must be valid and not in the list yet (docs/product/builder.md 5). */
export function AddByLink({ images, onAdd }: { images: readonly string[]; onAdd: (url: string) => void }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const add = () => {
    const url = typed.trim()
    if (!/^https?:\/\/\S+\.\S+/.test(url))
      return setProblem('Mora biti validan link, na primer https://prodavnica.rs/jastuk.jpg')
    if (images.includes(url)) return setProblem('Ova slika je već dodata')
    onAdd(url)
    setTyped('')
    setProblem(null)
  }
  return (
    <>
      <div className="mt-4 flex gap-2">
        <div className={cx(frameClass(problem !== null), 'min-w-0 flex-1')}>
          <LinkIcon className="-mr-1 ml-3 size-4 shrink-0 text-fg3" aria-hidden="true" />
          <input
            type="url"
            inputMode="url"
            aria-label="Link slike"
            aria-invalid={problem !== null}
            placeholder="https://"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setProblem(null)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              add()
            }}
            className={inputClass}
          />
        </div>
        <Button onClick={add} disabled={typed.trim() === ''} className="h-field">
          Dodaj link
        </Button>
      </div>
      {problem && <FieldError>{problem}</FieldError>}
    </>
  )
}
