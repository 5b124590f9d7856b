import type { CallsSummary } from '@izlog/contracts/http/desk'
import { Settings2, Undo2 } from 'lucide-react'
import { useCallback, useState } from 'react'
import { Link } from 'react-router-dom'
import { counted, type Forms, pluralize } from '../../../../shared/plural.ts'
import { useUser } from '../../../session/use-user.ts'
import { ScreenHeader } from '../../../shared/screen-header.tsx'
import { useTitle } from '../../../shared/use-title.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { formatDayTime } from '../../../ui/format.ts'
import { Problem } from '../../../ui/problem.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { ReadOnlyNotice } from '../read-only-notice.tsx'
import { CallCard } from './call-card.tsx'
import { CallOutcomes } from './call-outcomes.tsx'
import { CallSettingsDialog } from './call-settings-dialog.tsx'
import { UnfinishedCard } from './unfinished-card.tsx'
import { UnfinishedOutcomes } from './unfinished-outcomes.tsx'
import { type NotedCall, useCallQueue } from './use-call-queue.ts'

const CALLS: Forms = ['poziv', 'poziva', 'poziva']
const CONFIRMED: Forms = ['potvrđena', 'potvrđene', 'potvrđenih']
const WAIT: Forms = ['čeka', 'čekaju', 'čeka']

/** The queue of calls that confirm orders: one order at a time, for a phone and for the keyboard. */
export function CallsScreen() {
  useTitle('Pozivi · Izlog')
  const { deskReadOnly } = useUser()
  if (!deskReadOnly) return <Queue />
  return (
    <>
      <ScreenHeader title="Pozivi" actions={<AllOrders />} />
      <ReadOnlyNotice />
    </>
  )
}

const AllOrders = () => (
  <Link to="/orders" className={buttonClass()}>
    Sve porudžbine
  </Link>
)

function Queue() {
  const queue = useCallQueue()
  const { next, call, unfinished, undoable, undo, skip, hasSkipped, startOver } = queue
  const summary = next.data?.summary
  const onSkip = useCallback(() => skip(), [skip])
  const [isSetting, setSetting] = useState(false)
  return (
    <>
      <ScreenHeader
        title="Pozivi"
        line={summary && <span className="tabular">{lineOf(summary)}</span>}
        actions={
          <>
            <Button onClick={() => setSetting(true)} className="max-md:w-control max-md:px-0">
              <Settings2 aria-hidden="true" />
              <span className="max-md:sr-only">Podešavanja</span>
            </Button>
            <AllOrders />
          </>
        }
      />
      {undoable && <Noted noted={undoable} onUndo={undo} />}
      {call ? (
        <>
          <CallCard
            key={call.order.id}
            call={call}
            onEdited={() => void next.refetch()}
            onEditText={() => setSetting(true)}
          />
          <CallOutcomes key={`outcomes ${call.order.id}`} busy={queue.isBusy} onNote={queue.note} onSkip={onSkip} />
        </>
      ) : unfinished ? (
        <>
          <UnfinishedCard form={unfinished} />
          <UnfinishedOutcomes
            key={unfinished.id}
            form={unfinished}
            busy={queue.isBusy}
            onNote={queue.noteUnfinished}
            onSkip={onSkip}
          />
        </>
      ) : next.isPending ? (
        <Card className="p-6">
          <Loading what="sledeći poziv" className="space-y-4">
            <Skeleton className="h-7 w-48" />
            <Skeleton className="h-14" />
            <Skeleton className="h-12" />
          </Loading>
        </Card>
      ) : (
        <Card>
          {next.data ? (
            <Empty
              title={titleOf(next.data.summary, hasSkipped)}
              action={
                hasSkipped ? (
                  <Button onClick={startOver}>Vrati preskočene</Button>
                ) : (
                  <Link to="/orders" className={buttonClass()}>
                    Pogledaj porudžbine
                  </Link>
                )
              }
            >
              {restOf(next.data.summary)}
            </Empty>
          ) : (
            <Problem
              title="Greška pri učitavanju podataka"
              onRetry={() => void next.refetch()}
              retrying={next.isFetching}
            >
              Ništa nije izgubljeno. Porudžbine čekaju u redu.
            </Problem>
          )}
        </Card>
      )}
      {isSetting && <CallSettingsDialog onClose={() => setSetting(false)} onSaved={() => void next.refetch()} />}
    </>
  )
}

const titleOf = ({ opensAt }: CallsSummary, hasSkipped: boolean): string => {
  if (opensAt !== null) return 'Van radnog vremena'
  return hasSkipped ? 'Ostali su preskočeni pozivi' : 'Nema poziva'
}

/** For example '6 poziva čeka · nezavršene: 2 · danas 12 poziva, 8 potvrđenih (67 %)'. */
function lineOf({ due, unfinished, today: { calls, confirmed } }: CallsSummary): string {
  const rate = calls === 0 ? '' : ` (${Math.round((confirmed / calls) * 100)}\u00a0%)`
  const apart = unfinished > 0 ? ` · nezavršene: ${unfinished}` : ''
  return `${counted(due, CALLS)} ${pluralize(due, WAIT)}${apart} · danas ${counted(calls, CALLS)}, ${counted(confirmed, CONFIRMED)}${rate}`
}

const restOf = ({ nextAt, due, unfinished, opensAt }: CallsSummary): string => {
  if (opensAt !== null) {
    const opens = `Pozivi se nastavljaju ${formatDayTime(opensAt, new Date())}.`
    if (nextAt === null) return opens
    return nextAt === opensAt
      ? `${opens} Ova strana će sama prikazati prvi poziv.`
      : `${opens} Prvi poziv je ${formatDayTime(nextAt, new Date())}. Ova strana će ga sama prikazati.`
  }
  if (nextAt !== null) return `Sledeći poziv je ${formatDayTime(nextAt, new Date())}. Ova strana ga sama pokaže.`
  return due + unfinished > 0
    ? 'Preostale porudžbine su kod nekoga ko ih upravo zove.'
    : 'Sve porudžbine su obrađene. Čim stigne nova, pojaviće se ovde.'
}

/** What was just noted, while it can be taken back. */
function Noted({ noted: { who, outcome }, onUndo }: { noted: NotedCall; onUndo: () => void }) {
  return (
    <div
      role="status"
      className="mb-3 flex min-h-12 items-center justify-between gap-3 rounded-control bg-well py-1 pr-1.5 pl-3.5"
    >
      <span className="min-w-0 truncate">
        {who}: <span className="font-semibold">{outcome}</span>
      </span>
      <Button look="quiet" onClick={onUndo} className="text-link">
        <Undo2 aria-hidden="true" />
        Poništi
      </Button>
    </div>
  )
}
