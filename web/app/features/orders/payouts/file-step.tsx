import { PAYOUT_FILE_MAX_BYTES, PAYOUT_MESSAGES } from '@izlog/contracts/http/payouts'
import { FileUp } from 'lucide-react'
import { type ChangeEvent, useId, useState } from 'react'
import { buttonClass } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { Spinner } from '../../../ui/spinner.tsx'

interface FileStepProps {
  /** Its name while it is read. */
  reading: string | null
  error: string | null
  onFile: (file: File) => void
}

/** Chooses a courier's file. */
export function FileStep({ reading, error, onFile }: FileStepProps) {
  const id = useId()
  const [tooLarge, setTooLarge] = useState(false)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (!file) return
    setTooLarge(file.size > PAYOUT_FILE_MAX_BYTES)
    if (file.size <= PAYOUT_FILE_MAX_BYTES) onFile(file)
  }
  const shown = tooLarge ? PAYOUT_MESSAGES.tooLarge : error
  return (
    <div className="flex flex-1 flex-col gap-4">
      <p className="text-fg2">
        Iz specifikacije koju šalje kurirska služba Izlog nalazi porudžbine i beleži šta je isporučeno, vraćeno i
        plaćeno. Pre uvoza vidite šta će se uvesti i koji redovi traže proveru.
      </p>
      <label
        htmlFor={id}
        className="flex cursor-pointer flex-col items-center gap-3 rounded-card border border-dashed border-edge px-4 py-10 text-center has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
      >
        {reading === null ? (
          <>
            <span className={buttonClass('action', 'large')}>
              <FileUp aria-hidden="true" />
              Izaberi datoteku
            </span>
            <span className="text-small text-fg2">CSV ili Excel (XLSX), najviše 5 MB i 5.000 redova</span>
          </>
        ) : (
          <span role="status" className="flex items-center gap-2 font-medium">
            <Spinner />
            Čitam „{reading}”…
          </span>
        )}
        <input
          id={id}
          type="file"
          accept=".csv,.xlsx,.txt"
          disabled={reading !== null}
          onChange={choose}
          className="sr-only"
        />
      </label>
      <div aria-live="polite">{shown && <FieldError>{shown}</FieldError>}</div>
    </div>
  )
}
