import { EDITOR_MESSAGES } from '@izlog/contracts/domain/editor-messages'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Toast, useToast } from '../parts/toast.tsx'
import { AdvertorialPanel } from './advertorial-panel.tsx'
import { Contested } from './contested.tsx'
import { EditBar } from './edit-bar.tsx'
import { EditMode, type ShowPage } from './edit-mode.ts'
import { EDIT_HASH, isEditShortcut } from './edit-shortcut.ts'
import { EditToggle } from './edit-toggle.tsx'
import { ownerDraft, withChanges } from './owner-draft.ts'
import type { OwnedPage } from './owners-api.ts'
import { PictureDialog } from './picture-dialog.tsx'

interface OwnerToolsProps {
  page: OwnedPage
  isAdmin: boolean
  /** The element that the page is rendered in. */
  root: HTMLElement
  onShow: ShowPage
}

/** Edit mode on the live page (docs/product/builder.md 2.3 to 2.5 and 4): its switch, its bar, and what it opens. */
export function OwnerTools({ page, isAdmin, root, onShow }: OwnerToolsProps) {
  const [isEditing, setEditing] = useState(false)
  const [picture, setPicture] = useState<number | null>(null)
  const { toast, show: notify, hide } = useToast()
  const [{ draft, mode, display }] = useState(() => {
    const draft = ownerDraft(page)
    const mode = new EditMode(root, {
      onType: (name, typed) => draft.type({ [name]: typed }),
      onLeave: () => {
        display()
        draft.autosave()
      },
      onPicture: setPicture,
    })
    const shown = () => withChanges(draft.state.page, draft.state.changes)
    // Not while somebody types: the renderer would replace the nodes under the cursor.
    const display = async () => {
      if (mode.isTyping) return
      await onShow(shown(), mode.isOn)
      if (!mode.isTyping) mode.mark(shown())
    }
    return { draft, mode, display }
  })
  const [{ page: saved, changes, contested, saving }, setState] = useState(draft.state)
  const shown = withChanges(saved, changes)
  useEffect(() => mode.listen(), [mode])
  useEffect(
    () =>
      draft.store.subscribe((now, before) => {
        setState(now)
        display()
        if (now.saving === before.saving) return
        if (now.saving.kind === 'saved') notify({ title: 'Uspešno sačuvano', good: true })
        if (now.saving.kind === 'failed')
          notify({ title: 'Neuspešno čuvanje promena', text: sentenceOf(now.saving.error), good: false })
      }),
    [draft, display, notify],
  )

  const toggle = useCallback(() => {
    if (!isEditing && !page.editableByClient && !isAdmin) {
      notify({ title: EDITOR_MESSAGES.locked, good: false })
      return
    }
    setEditing(!isEditing)
    notify({ title: isEditing ? 'Edit mode isključen' : 'Edit mode uključen', good: true })
    if (isEditing) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      mode.off()
      display()
      return
    }
    mode.on()
    display()
    draft.restore()
    draft.reload()
  }, [isEditing, isAdmin, page.editableByClient, notify, draft, mode, display])

  useShortcut(toggle)
  const startsEditing = useRef(location.hash === EDIT_HASH)
  useEffect(() => {
    if (!startsEditing.current) return
    startsEditing.current = false
    toggle()
  }, [toggle])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => draft.unsaved.length > 0 && event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [draft])

  return (
    <div className="owner">
      <EditToggle isEditing={isEditing} root={root} onToggle={toggle} />
      {isEditing && (
        <EditBar
          saving={saving}
          pageId={page.id}
          onRetry={() => draft.autosave()}
          onReload={() => draft.reload()}
          onClose={toggle}
        >
          {page.templateName === 'Advertorial Template' && <AdvertorialPanel page={shown} draft={draft} />}
          {contested.length > 0 && <Contested changes={contested} draft={draft} />}
        </EditBar>
      )}
      {picture !== null && (
        <PictureDialog
          page={shown}
          place={picture}
          draft={draft}
          onClose={() => setPicture(null)}
          onReplaced={() => notify({ title: 'Slika ažurirana', text: 'Slika je uspešno zamenjena', good: true })}
          onFailed={(why) => notify({ title: 'Neuspešno ažuriranje slike', text: why, good: false })}
        />
      )}
      <Toast toast={toast} onHide={hide} />
    </div>
  )
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : '')

/** docs/product/builder.md 9: Ctrl+E, from the first frame that shows the switch. */
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
