import { CHANNEL_LABELS } from '@izlog/contracts/domain/delivery'
import { ERASED_KIND_LABELS, ERASING_SERVICE_LABELS } from '@izlog/contracts/domain/erasure'
import { ORDER_STATUS_LABELS } from '@izlog/contracts/domain/order-status-labels'
import type { Erasure } from '@izlog/contracts/http/erasures'
import type { ReactNode } from 'react'
import { counted, type Forms } from '../../../shared/plural.ts'
import { Badge } from '../../ui/badge.tsx'
import { formatDate, formatNumber, formatTime } from '../../ui/format.ts'

const ORDERS: Forms = ['porudžbina', 'porudžbine', 'porudžbina']
const whenOf = (iso: string) => `${formatDate(iso)} u ${formatTime(iso)}`

/** What was erased of a shopper, what waits, and which copies are stored where we cannot erase them. */
export function ErasureReceipt({ erasure }: { erasure: Erasure }) {
  const { state, phone, requestedAt, doneAt, orders, erased, unanswered, runningOrders, running, outside } = erasure
  const isDone = state === 'done'
  return (
    <li className="p-4 md:px-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold tabular">{phone ?? 'Broj telefona je obrisan'}</h2>
        <Badge tone={isDone ? 'good' : 'busy'}>{isDone ? 'Obrisano' : 'U toku'}</Badge>
      </div>
      <p className="mt-0.5 text-small text-fg2 tabular">
        {counted(orders, ORDERS)} · zatraženo {whenOf(requestedAt)}
        {doneAt && ` · obrisano ${whenOf(doneAt)}`}
      </p>
      {orders === 0 && <p className="mt-2">Nema porudžbina sa ovim brojem.</p>}
      {erased.length > 0 && (
        <Part title="Obrisano">
          {erased.map(({ service, kind, count }) => (
            <li key={`${service} ${kind}`} className="flex justify-between gap-4">
              <span>
                {ERASED_KIND_LABELS[kind]} <span className="text-fg2">({ERASING_SERVICE_LABELS[service]})</span>
              </span>
              <span className="font-semibold tabular">{formatNumber(count)}</span>
            </li>
          ))}
        </Part>
      )}
      {runningOrders > 0 && (
        <Part title={`Čeka kraj: ${counted(runningOrders, ORDERS)}`}>
          {running.map(({ id, status, createdAt }) => (
            <li key={id}>
              Broj {id} · {ORDER_STATUS_LABELS[status]} · {formatDate(createdAt)}
            </li>
          ))}
          <li className="text-fg2">
            Paket još treba adresu. Podaci se brišu deset minuta pošto se porudžbina završi ili otkaže.
          </li>
        </Part>
      )}
      {unanswered.length > 0 && (
        <Part title="Još briše">
          {unanswered.map((service) => (
            <li key={service}>{ERASING_SERVICE_LABELS[service]}</li>
          ))}
        </Part>
      )}
      {outside.length > 0 && (
        <Part title="Nije u našim rukama">
          {outside.map(({ channel, orders: count, note }) => (
            <li key={channel}>
              <span className="font-semibold">{CHANNEL_LABELS[channel]}</span> ({counted(count, ORDERS)}): {note}
            </li>
          ))}
        </Part>
      )}
      {erasure.queuesKeptUntil && (
        <p className="mt-3 text-small text-fg2">
          Poruke između servisa u kojima ima ovih podataka nestaju same do {formatDate(erasure.queuesKeptUntil)}
        </p>
      )}
    </li>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-3">
    <h3 className="text-small font-semibold text-fg2">{title}</h3>
    <ul className="mt-1 space-y-1">{children}</ul>
  </section>
)
