import { namesOfFields } from '@izlog/contracts/domain/edited-fields'
import type { WebsiteDraft } from '@izlog/contracts/http/editor'
import { FilePen } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatDayTime } from '../../ui/format.ts'
import { useKeptFocus } from '../../ui/keep-focus.ts'
import { useEditor } from './editor-context.ts'

/** Above the form while the page has a draft: what it changes, and the two ways out of it. */
export function DraftNotice() {
  const { storedDraft, isLocked } = useEditor()
  return storedDraft && !isLocked ? <Notice draft={storedDraft} /> : null
}

const BY: Readonly<Record<WebsiteDraft['by'], string>> = {
  you: 'sačuvali ste ga',
  owner: 'sačuvao ga je vlasnik',
  admin: 'sačuvao ga je administrator',
}

function Notice({ draft }: { draft: WebsiteDraft }) {
  const { isSaving, publishDraft, dropDraft } = useEditor()
  const [asks, setAsks] = useState(false)
  const notice = useRef<HTMLElement>(null)
  useKeptFocus(notice)
  return (
    <section
      ref={notice}
      aria-label="Nacrt"
      className="mb-4 rounded-control border border-notice-line bg-notice p-3 text-on-notice"
    >
      <p className="flex items-start gap-2 font-semibold">
        <FilePen className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        Uređujete nacrt. Kupci vide objavljenu stranicu.
      </p>
      <p className="mt-1 text-small">
        Nacrt menja {namesOfFields(draft.changedFields)} ({BY[draft.by]} {formatDayTime(draft.at, new Date())}).
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button look="action" size="small" busy={isSaving && 'Čuvanje…'} onClick={() => void publishDraft()}>
          Objavi nacrt
        </Button>
        <Button size="small" disabled={isSaving} onClick={() => setAsks(true)}>
          Odbaci nacrt
        </Button>
      </div>
      <Dialog open={asks} onClose={() => setAsks(false)} title="Odbaciti nacrt?">
        <p className="text-fg2">
          Nestaje ono što nacrt menja: {namesOfFields(draft.changedFields)}. Objavljena stranica ostaje kakva je.
        </p>
        <div className="mt-5 flex justify-end gap-2 max-md:*:flex-1">
          <Button disabled={isSaving} onClick={() => setAsks(false)}>
            Zadrži nacrt
          </Button>
          <Button
            look="remove"
            busy={isSaving && 'Čuvanje…'}
            onClick={async () => {
              await dropDraft()
              setAsks(false)
            }}
          >
            Odbaci nacrt
          </Button>
        </div>
      </Dialog>
    </section>
  )
}

/** Keeps what is typed as a draft, beside the button that publishes it at once. */
export function SaveDraftButton({ wide = false }: { wide?: boolean }) {
  const { isSaving, isLocked, save } = useEditor()
  return (
    <Button
      size={wide ? 'large' : 'normal'}
      disabled={isLocked}
      busy={isSaving}
      onClick={() => void save('draft')}
      {...(wide ? { className: 'flex-1 px-2' } : {})}
    >
      {wide ? 'Kao nacrt' : 'Sačuvaj kao nacrt'}
    </Button>
  )
}
