import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { srcAt } from '../../../ui/picture.ts'
import { Problem } from '../../../ui/problem.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { Thumb } from '../../../ui/thumb.tsx'
import { revisionQuery } from '../editor-calls.ts'
import { useEditor } from '../editor-context.ts'
import { type ComparedField, comparedFields, type Shown } from './compared-fields.ts'

interface ComparisonProps {
  revision: number
  /** The revision that shoppers see. */
  newest: number
  onRestore: () => void
  onClose: () => void
}

/** An earlier revision beside the one that shoppers see: only the fields in which they differ. */
export function Comparison({ revision, newest, onRestore, onClose }: ComparisonProps) {
  const { website, isSaving, isLocked } = useEditor()
  const then = useQuery(revisionQuery(website.id, revision))
  const now = useQuery(revisionQuery(website.id, newest))
  const failed = [then, now].find(({ isError }) => isError)
  const fields = then.data && now.data ? comparedFields(then.data.website, now.data.website) : undefined
  return (
    <Dialog open onClose={onClose} title={`Verzija ${revision} i stranica sada`} form>
      <div className="flex-1 pb-4">
        {failed ? (
          <Problem
            title="Greška pri učitavanju podataka"
            onRetry={() => void failed.refetch()}
            retrying={failed.isFetching}
          >
            Ništa na stranici nije promenjeno.
          </Problem>
        ) : !fields ? (
          <Loading what="verziju" className="space-y-3">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </Loading>
        ) : fields.length === 0 ? (
          <p className="text-fg2">Verzija {revision} je ista kao stranica sada.</p>
        ) : (
          <ul className="space-y-5">
            {fields.map((field) => (
              <Field key={field.field} revision={revision} field={field} />
            ))}
          </ul>
        )}
      </div>
      <div className="sticky bottom-0 -mx-5 flex justify-end gap-2 border-t border-line bg-surface px-5 py-3 max-md:*:flex-1">
        <Button onClick={onClose}>Zatvori</Button>
        <Button
          look="action"
          disabled={isLocked || !fields || fields.length === 0}
          busy={isSaving && 'Vraćanje…'}
          onClick={onRestore}
        >
          Vrati verziju {revision}
        </Button>
      </div>
    </Dialog>
  )
}

const Field = ({ field: { label, before, after }, revision }: { field: ComparedField; revision: number }) => (
  <li>
    <h3 className="mb-1.5 font-bold">{label}</h3>
    <div className="grid gap-2 md:grid-cols-2">
      <Side title={`Verzija ${revision}`} shown={before} />
      <Side title="Sada" shown={after} isNow />
    </div>
  </li>
)

function Side({ title, shown, isNow = false }: { title: string; shown: Shown; isNow?: boolean }) {
  return (
    <div className={isNow ? 'min-w-0 rounded-control border border-line p-3' : 'min-w-0 rounded-control bg-well p-3'}>
      <h4 className="mb-1 text-small font-semibold text-fg2">{title}</h4>
      <Values shown={shown} />
    </div>
  )
}

function Values({ shown: { kind, values } }: { shown: Shown }) {
  if (values.length === 0) return <p className="text-fg3">Nema</p>
  if (kind === 'pictures')
    return (
      <div className="flex flex-wrap gap-1.5">
        {values.map((url) => (
          <Thumb key={url} src={srcAt({ url, width: 0, height: 0, widths: [] }, 80)} className="size-14" />
        ))}
      </div>
    )
  if (kind === 'colours')
    return (
      <div className="flex gap-3">
        {values.map((colour) => (
          <span key={colour} className="flex items-center gap-1.5 text-small tabular">
            <span aria-hidden="true" className="size-5 rounded-tag border border-edge" style={{ background: colour }} />
            {colour}
          </span>
        ))}
      </div>
    )
  return (
    <div className="space-y-1 break-words whitespace-pre-line">
      {values.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a stored text never move
        <p key={index}>{text}</p>
      ))}
    </div>
  )
}
