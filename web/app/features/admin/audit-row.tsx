import { AUDIT_ACTION_LABELS, auditSentence } from '@izlog/contracts/domain/audit'
import { type AuditItem, auditActorText } from '@izlog/contracts/http/audit'
import { Badge } from '../../ui/badge.tsx'
import { formatDate, formatExactTime } from '../../ui/format.ts'

/** One record: what happened, who did it, when and from where. */
export function AuditRow({ item, onActor }: { item: AuditItem; onActor: (userId: number) => void }) {
  const { actor, at, network, outcome } = item
  const who = auditActorText(item)
  return (
    <li className="grid gap-x-6 gap-y-1 p-3.5 md:grid-cols-[11rem_1fr_14rem] md:items-baseline md:px-4">
      <time dateTime={at} className="text-small text-fg2 tabular">
        {formatDate(at)} {formatExactTime(at)}
      </time>
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">{auditSentence(item)}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-1.5 text-small text-fg2">
          {AUDIT_ACTION_LABELS[item.action]}
          {outcome === 'refused' && <Badge tone="bad">Odbijeno</Badge>}
        </p>
      </div>
      <div className="min-w-0 text-small wrap-anywhere">
        {actor.kind === 'user' ? (
          <button
            type="button"
            onClick={() => onActor(actor.userId)}
            aria-label={`Prikaži samo: ${who}`}
            className="text-left font-semibold text-link hover:underline max-md:min-h-control-sm"
          >
            {who}
          </button>
        ) : (
          <span className="font-semibold">{who}</span>
        )}
        {network && <p className="text-fg2 tabular">Mreža {network}</p>}
      </div>
    </li>
  )
}
