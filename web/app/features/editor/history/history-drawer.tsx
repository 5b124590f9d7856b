import { namesOfFields } from '@izlog/contracts/domain/edited-fields'
import type { Revision, RevisionKind } from '@izlog/contracts/http/revisions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { NextPage } from '../../../shared/next-page.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Drawer, DrawerHead } from '../../../ui/drawer.tsx'
import { formatDayTimeAlone } from '../../../ui/format.ts'
import { Problem } from '../../../ui/problem.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { revisionsQuery } from '../editor-calls.ts'
import { useEditor } from '../editor-context.ts'
import { Comparison } from './comparison.tsx'

/** Everything that was ever published of the page: who, when and what, each to compare and to bring back (docs/product/builder.md 2.6). */
export function HistoryDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} label="Istorija">
      <DrawerHead title="Istorija" />
      <div className="flex-1 overflow-y-auto overscroll-contain">
        <Revisions />
      </div>
    </Drawer>
  )
}

function Revisions() {
  const { website, restore } = useEditor()
  const revisions = useInfiniteQuery(revisionsQuery(website))
  const [compared, setCompared] = useState<number | null>(null)
  if (revisions.isPending) {
    return (
      <Loading what="istoriju" className="space-y-4 p-5">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </Loading>
    )
  }
  if (!revisions.data) {
    return (
      <Problem
        title="Greška pri učitavanju podataka"
        onRetry={() => void revisions.refetch()}
        retrying={revisions.isFetching}
      >
        Ništa na stranici nije promenjeno.
      </Problem>
    )
  }
  const items = revisions.data.pages.flatMap((page) => page.items)
  const newest = items[0]?.revision ?? 1
  const bringBack = async (revision: number) => {
    if (await restore(revision)) setCompared(null)
  }
  return (
    <>
      {items.length === 1 && (
        <p className="border-b border-line bg-well px-4 py-3 text-small text-fg2 md:px-5">
          Svako čuvanje stranice ostaje ovde, pa uvek možete da vratite raniju verziju.
        </p>
      )}
      <ol className="divide-y divide-line">
        {items.map((item) => (
          <Row
            key={item.revision}
            item={item}
            isNewest={item.revision === newest}
            onCompare={() => setCompared(item.revision)}
            onRestore={() => void bringBack(item.revision)}
          />
        ))}
      </ol>
      <NextPage list={revisions} />
      {compared !== null && (
        <Comparison
          revision={compared}
          newest={newest}
          onRestore={() => void bringBack(compared)}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  )
}

interface RowProps {
  item: Revision
  isNewest: boolean
  onCompare: () => void
  onRestore: () => void
}

function Row({ item, isNewest, onCompare, onRestore }: RowProps) {
  const { isSaving, isLocked } = useEditor()
  const { revision, changedFields, restored, at, by } = item
  return (
    <li className="px-4 py-3.5 md:px-5">
      <p className="flex items-center gap-2">
        <span className="font-bold tabular">Verzija {revision}</span>
        {isNewest && <Badge tone="good">Sada na stranici</Badge>}
      </p>
      <p className="text-small text-fg2">
        {formatDayTimeAlone(at, new Date())} · {BY[by]}
      </p>
      <p className="mt-1">
        {restored === null ? KINDS[item.kind] : `Vraćena verzija ${restored}`}
        {changedFields.length > 0 && <span className="text-fg2">: menja {namesOfFields(changedFields)}</span>}
      </p>
      {!isNewest && (
        <div className="mt-2.5 flex gap-2">
          <Button size="small" aria-label={`Uporedi verziju ${revision} sa stranicom`} onClick={onCompare}>
            Uporedi
          </Button>
          <Button
            size="small"
            aria-label={`Vrati verziju ${revision}`}
            disabled={isSaving || isLocked}
            onClick={onRestore}
          >
            Vrati
          </Button>
        </div>
      )}
    </li>
  )
}

const BY: Readonly<Record<Revision['by'], string>> = { you: 'Vi', owner: 'vlasnik', admin: 'administrator' }
const KINDS: Readonly<Record<RevisionKind, string>> = {
  created: 'Napravljena stranica',
  saved: 'Čuvanje',
  'draft-published': 'Objavljen nacrt',
  restored: 'Vraćena verzija',
  'template-changed': 'Promenjen izgled',
}
