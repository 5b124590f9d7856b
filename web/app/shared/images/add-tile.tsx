import { Upload } from 'lucide-react'
import { useId } from 'react'
import { cx } from '../../ui/cx.ts'

interface AddTileProps {
  name: string | undefined
  onFiles: (files: File[]) => void
  invalid: boolean
}

/** The tile that adds a picture; it opens the device's file picker. */
export function AddTile({ name, onFiles, invalid }: AddTileProps) {
  const id = useId()
  return (
    <li className="aspect-square">
      <input
        id={id}
        name={name}
        type="file"
        accept="image/*"
        multiple
        aria-invalid={invalid}
        className="peer sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <label
        htmlFor={id}
        className={cx(
          'grid size-full place-content-center justify-items-center gap-1.5 rounded-control border border-dashed text-small font-semibold text-fg2 transition-colors duration-120 peer-focus-visible:outline-2 peer-focus-visible:outline-focus hover:bg-hover',
          invalid ? 'border-error-line' : 'border-field',
        )}
      >
        <Upload className="size-5" aria-hidden="true" />
        Dodaj
        <span className="sr-only"> slike sa uređaja</span>
      </label>
    </li>
  )
}
