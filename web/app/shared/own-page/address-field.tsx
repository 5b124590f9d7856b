import { CustomUrl } from '@izlog/contracts/domain/slugs'
import { URL_FREE } from '@izlog/contracts/http/url-availability'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session-store.ts'
import { urlAvailable } from '../../api/url-availability.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useDebounced } from '../use-debounced.ts'

const TYPED_FOR_MS = 400

interface AddressFieldProps {
  value: string
  onChange: (value: string) => void
  /** The address that the page has now; it is not asked about. */
  current?: string
  /** The refusal of the last attempt. */
  error: string | undefined
  disabled: boolean
}

/** A page's new address. After each pause in typing it shows whether the address is free, and suggests a similar one if not. */
export function AddressField({ value, onChange, current, error, disabled }: AddressFieldProps) {
  const typed = value.trim()
  const asked = useDebounced(typed, TYPED_FOR_MS)
  const settled = asked === typed
  const check = useQuery({ ...urlAvailable(asked), enabled: settled && asked !== '' && asked !== current })
  const found = settled && typed !== current ? check.data : undefined
  const pagesUrl = useSession(({ user }) => user?.pagesUrl)
  const { host } = new URL(pagesUrl ?? location.origin)
  const suggestion = found?.suggestion === typed ? null : found?.suggestion
  return (
    <div>
      <TextField
        label="Nova adresa"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        before="/"
        after={settled && check.isFetching ? <Spinner className="size-4 text-fg3" /> : undefined}
        hint={`${found?.state === 'free' ? `${URL_FREE} ` : ''}${host}/${CustomUrl.safeParse(typed).data ?? typed}`}
        error={error ?? found?.message ?? undefined}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      />
      {suggestion && (
        <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-small text-fg2">
          Slobodna je
          <Button size="small" onClick={() => onChange(suggestion)} className="min-w-0 max-w-full">
            <span className="truncate">/{suggestion}</span>
          </Button>
        </p>
      )}
    </div>
  )
}
