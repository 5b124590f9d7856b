import { CustomUrl } from '@izlog/contracts/domain/slugs'
import { URL_FREE, type UrlAvailability } from '@izlog/contracts/http/url-availability'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { urlAvailable } from '../../api/url-availability.ts'
import { usePagesUrl } from '../../session/use-pages-url.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { ProductValues } from './draft.ts'
import { Limited } from './limited.tsx'

const TYPED_FOR_MS = 400

/** The landing page's address. After each pause in typing it shows whether the address is free, and suggests a similar one if not. */
export function UrlField() {
  const { register, formState, setValue, control } = useFormContext<ProductValues>()
  const typed = useWatch({ control, name: 'customUrl' }).trim()
  const asked = useDebounced(typed, TYPED_FOR_MS)
  const settled = asked === typed
  const check = useQuery({ ...urlAvailable(asked), enabled: settled && asked !== '' })
  const found = settled && typed !== '' ? check.data : undefined
  const free = found?.state === 'free'
  const { host } = new URL(usePagesUrl())
  const take = (url: string) => {
    setValue('ownUrl', true)
    setValue('customUrl', url, { shouldValidate: true, shouldDirty: true })
  }
  return (
    <div>
      <TextField
        label="URL stranice"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        before="/"
        after={<Sign waiting={typed !== '' && (!settled || check.isFetching)} free={free} />}
        hint={hintOf(typed, found, host)}
        error={formState.errors.customUrl?.message ?? found?.message ?? undefined}
        {...register('customUrl', {
          onChange: (event: { target: { value: string } }) => setValue('ownUrl', event.target.value !== ''),
        })}
      />
      {settled && typed !== '' && (
        <div className="mt-1.5 empty:hidden">
          <Limited lookup={check} />
        </div>
      )}
      {found?.suggestion && found.suggestion !== typed && <Suggested url={found.suggestion} onTake={take} />}
    </div>
  )
}

/** The hint below the field: the full address, and whether it is free. */
function hintOf(typed: string, found: UrlAvailability | undefined, host: string): string {
  if (typed === '') return 'Nastaje iz naziva, možete ga promeniti.'
  const kept = CustomUrl.safeParse(typed).data ?? typed
  return `${found?.state === 'free' ? `${URL_FREE} ` : ''}${host}/${kept}`
}

function Sign({ waiting, free }: { waiting: boolean; free: boolean }) {
  if (waiting) return <Spinner className="size-4 text-fg3" />
  return free ? <Check className="size-4 text-completed" aria-hidden="true" /> : null
}

const Suggested = ({ url, onTake }: { url: string; onTake: (url: string) => void }) => (
  <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-small text-fg2">
    Slobodna je
    <Button size="small" onClick={() => onTake(url)} className="min-w-0 max-w-full">
      <span className="truncate">/{url}</span>
    </Button>
  </p>
)
