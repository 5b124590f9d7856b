import { EDITOR_MESSAGES } from '@izlog/contracts/domain/editor-messages'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Toast, useToast } from '../parts/toast.tsx'
import { AdvertorialPanel } from './advertorial-panel.tsx'
import { AutosaveDraft, type AutosaveState } from './autosave-draft.ts'
import { Contested } from './contested.tsx'
import { EditBar } from './edit-bar.tsx'
import { EditMode } from './edit-mode.ts'
import { EDIT_HASH, isEditShortcut } from './edit-shortcut.ts'
import { EditToggle } from './edit-toggle.tsx'
import type { OwnedPage } from './owners-api.ts'
import { PictureDialog } from './picture-dialog.tsx'

interface OwnerToolsProps {
  page: OwnedPage
  isAdmin: boolean
  /** Where the page stands. */
  root: HTMLElement
  onShow: (website: PublicWebsite) => void
}

/** Edit mode on the live page (builder spec 2.3 to 2.5 and 4): its switch, its bar, and what it opens. */
export function OwnerTools({ page, isAdmin, root, onShow }: OwnerToolsProps) {
  const [isEditing, setEditing] = useState(false)
  const [state, setState] = useState<AutosaveState>({ page, saving: { kind: 'rest' }, contested: [] })
  const [picture, setPicture] = useState<number | null>(null)
  const { toast, show: tell, hide } = useToast()
  const tools = useRef<{ autosave: AutosaveDraft; mode: EditMode }>(null)

  if (!tools.current) {
    const display = () => {
      if (mode.isTyping) return
      onShow(autosave.shown)
      mode.mark(autosave.shown)
    }
    const autosave = new AutosaveDraft(page, (now) => {
      setState(now)
      display()
      if (now.saving.kind === 'saved') tell({ title: 'Uspešno sačuvano', good: true })
      if (now.saving.kind === 'failed') tell({ title: 'Neuspešno čuvanje promena', text: now.saving.why, good: false })
    })
    const mode = new EditMode(root, {
      onType: (name, typed) => autosave.type(name, typed),
      onLeave: () => {
        display()
        autosave.flush()
      },
      onPicture: setPicture,
    })
    tools.current = { autosave, mode }
  }
  const { autosave, mode } = tools.current

  const toggle = useCallback(() => {
    if (!isEditing && !page.editableByClient && !isAdmin) {
      tell({ title: EDITOR_MESSAGES.locked, good: false })
      return
    }
    setEditing(!isEditing)
    tell({ title: isEditing ? 'Edit mode isključen' : 'Edit mode uključen', good: true })
    if (isEditing) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      mode.off()
      return
    }
    mode.on(autosave.shown)
    autosave.reload()
  }, [isEditing, isAdmin, page.editableByClient, tell, autosave, mode])

  useShortcut(toggle)
  const startsEditing = useRef(location.hash === EDIT_HASH)
  useEffect(() => {
    if (!startsEditing.current) return
    startsEditing.current = false
    toggle()
  }, [toggle])
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => autosave.hasUnsaved && event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [autosave])

  return (
    <div className="owner">
      <EditToggle isEditing={isEditing} root={root} onToggle={toggle} />
      {isEditing && (
        <EditBar
          saving={state.saving}
          pageId={page.id}
          onRetry={() => autosave.flush()}
          onReload={() => autosave.reload()}
          onClose={toggle}
        >
          {page.templateName === 'Advertorial Template' && <AdvertorialPanel page={state.page} autosave={autosave} />}
          {state.contested.length > 0 && <Contested drafts={state.contested} autosave={autosave} />}
        </EditBar>
      )}
      {picture !== null && (
        <PictureDialog
          page={state.page}
          place={picture}
          autosave={autosave}
          onClose={() => setPicture(null)}
          onReplaced={() => tell({ title: 'Slika ažurirana', text: 'Slika je uspešno zamenjena', good: true })}
          onFailed={(why) => tell({ title: 'Neuspešno ažuriranje slike', text: why, good: false })}
        />
      )}
      <Toast toast={toast} onHide={hide} />
    </div>
  )
}

/** Builder spec 9: Ctrl+E, from the moment that the switch is seen. */
function useShortcut(toggle: () => void): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isEditShortcut(event)) return
      event.preventDefault()
      toggle()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [toggle])
}
