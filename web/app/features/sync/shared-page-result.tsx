import type { SyncCreateResponse } from '@izlog/contracts/http/cross-sync'
import { CircleCheck, CircleX, ExternalLink } from 'lucide-react'
import { Card } from '../../ui/card.tsx'

/** The result of each installation; this one comes first. */
export function SharedPageResult({ made }: { made: SyncCreateResponse }) {
  return (
    <Card aria-labelledby="napravljena-stranica">
      <div className="p-4 md:px-5">
        <h2 id="napravljena-stranica" className="text-section font-bold">
          {made.website.title}
        </h2>
        {made.writing && <p className="mt-0.5 text-fg2">{made.writing.message}</p>}
      </div>
      <ul aria-label="Rezultat po instalaciji" className="divide-y divide-line border-t border-line">
        {made.syncTargets.map(({ target, success, message, websiteUrl }) => (
          <li key={target} className="flex items-start gap-3 px-4 py-3 md:px-5">
            {success ? (
              <CircleCheck className="mt-0.5 size-4.5 shrink-0 text-completed" role="img" aria-label="Uspelo" />
            ) : (
              <CircleX className="mt-0.5 size-4.5 shrink-0 text-cancelled" role="img" aria-label="Nije uspelo" />
            )}
            <div className="min-w-0 flex-1">
              <p className="font-mono text-small break-all">{target}</p>
              <p className={success ? 'text-small text-fg2' : 'text-small text-error'}>{message}</p>
            </div>
            {websiteUrl && (
              <a
                href={websiteUrl}
                target="_blank"
                rel="noreferrer"
                className="inline-flex shrink-0 items-center gap-1.5 font-semibold text-link hover:underline"
              >
                Vidi
                <ExternalLink className="size-4" aria-hidden="true" />
              </a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
