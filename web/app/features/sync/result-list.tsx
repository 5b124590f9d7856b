import { CircleCheck, CircleX } from 'lucide-react'
import { Spinner } from '../../ui/spinner.tsx'

/** The result of one endpoint or installation; without `success` the request is under way. */
export interface CheckResult {
  readonly endpoint: string
  readonly success?: boolean
  readonly message?: string
  readonly ms?: number
}

/** The results of several endpoints or installations. */
export function ResultList({ label, results }: { label: string; results: readonly CheckResult[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-t border-line">
      {results.map(({ endpoint, success, message, ms }) => (
        <li key={endpoint} className="flex items-start gap-3 px-4 py-3 md:px-5">
          <Sign success={success} />
          <div className="min-w-0 flex-1">
            <p className="font-mono text-small break-all">{endpoint}</p>
            {message && (
              <p className={success === false ? 'text-small text-error' : 'text-small text-fg2'}>{message}</p>
            )}
          </div>
          {ms !== undefined && <p className="tabular shrink-0 text-small text-fg2">{ms}&nbsp;ms</p>}
        </li>
      ))}
    </ul>
  )
}

function Sign({ success }: { success: boolean | undefined }) {
  if (success === undefined) return <Spinner className="mt-0.5 size-4.5 text-brand" />
  return success ? (
    <CircleCheck className="mt-0.5 size-4.5 shrink-0 text-completed" role="img" aria-label="Radi" />
  ) : (
    <CircleX className="mt-0.5 size-4.5 shrink-0 text-cancelled" role="img" aria-label="Ne radi" />
  )
}
