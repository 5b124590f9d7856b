import { zodResolver } from '@hookform/resolvers/zod'
import type { EditedWebsite } from '@izlog/contracts/http/editor'
import { useCallback, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useStore } from 'zustand'
import { useUser } from '../../../session/use-user.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { toast } from '../../../ui/toast-store.ts'
import { changeTemplate, dropDraft, publishDraft, restoreRevision } from '../editor-calls.ts'
import type { EditorSession } from '../editor-context.ts'
import type { EditorValues } from '../model/editor-values.ts'
import { editorForm } from '../model/problems.ts'
import { draftKey, editorDraft, typedValues } from './editor-draft.ts'
import { useAccepted } from './use-accepted.ts'
import { useFormHistory } from './use-form-history.ts'
import { useSave } from './use-save.ts'

/** The state of one open editor: form, draft, undo history, saving, and the conflict with another save. */
export function useEditorSession(opened: EditedWebsite) {
  const user = useUser()
  const isAdmin = user.role === 'admin'
  const [draft] = useState(() => editorDraft(user.id, opened))
  const website = useStore(draft.store, ({ page }) => page.website)
  const storedDraft = useStore(draft.store, ({ page }) => page.storedDraft)
  const isDirty = useStore(draft.store, ({ changes }) => changes.length > 0)
  const isContested = useStore(draft.store, ({ contested }) => contested.length > 0)
  const [{ defaultValues, restored }] = useState(() => ({
    defaultValues: typedValues(draft.state),
    restored: isDirty && !isContested,
  }))
  const [previewMode, setPreviewMode] = useState(opened.previewMode)
  const extras = useMemo(() => ({ previewMode, isAdmin }), [previewMode, isAdmin])
  const resolver = useMemo(() => zodResolver(editorForm(website, extras)), [website, extras])
  const form = useForm<EditorValues>({ defaultValues, mode: 'onTouched', resolver })
  const { settle, restart, ...steps } = useFormHistory(form, draft, `${draftKey(user.id, opened.id)}-steps`)

  const { remember, fieldsIn, forget } = useAccepted()
  const onSaved = useCallback(() => {
    forget()
    settle(typedValues(draft.state))
  }, [draft, settle, forget])
  const saving = useSave({ form, draft, extras, acceptedIn: fieldsIn, onSaved })
  const { conflict, setConflict, save, saveBeside, isSaving } = saving

  /** Discards all unsaved changes. */
  const discard = useCallback(() => {
    draft.discard()
    restart(typedValues(draft.state))
  }, [draft, restart])

  /** Resolves a conflict: loads the newest version, and keeps or discards the unsaved changes on top of it. */
  const resolve = useCallback(
    async (keepMine: boolean) => {
      if (!(await draft.reload())) {
        const { saving } = draft.state
        return toastRefusal('Greška pri učitavanju podataka', 'error' in saving ? saving.error : null)
      }
      if (keepMine) await draft.insist(draft.state.contested)
      else draft.discard()
      restart(typedValues(draft.state))
      setConflict(null)
      toast(
        keepMine
          ? { title: 'Vaše izmene su zadržane', description: 'Pogledajte ih još jednom, pa sačuvajte.' }
          : { title: 'Učitana je nova verzija' },
      )
    },
    [draft, restart, setConflict],
  )

  const { change } = steps
  const accept = useCallback(
    (proposed: Partial<EditorValues>, fields: readonly string[]) => {
      change(proposed)
      remember(proposed, fields)
    },
    [change, remember],
  )

  /** What is typed stays on top of the page that takes the place of the stored one. */
  const replaced = useCallback(
    async (send: Parameters<typeof saveBeside>[0]) => {
      const saved = await saveBeside(send)
      if (saved) restart(typedValues(draft.state))
      return saved
    },
    [saveBeside, restart, draft],
  )

  const session: EditorSession = {
    ...steps,
    isDirty,
    website,
    storedDraft,
    form,
    isAdmin,
    isLocked: !website.editableByClient && !isAdmin,
    previewMode,
    setPreviewMode,
    isSaving,
    accept,
    save,
    publishDraft: () => (isDirty ? save() : saveBeside(publishDraft)),
    dropDraft: () => replaced(dropDraft),
    restore: (revision) => replaced((page) => restoreRevision(page, revision)),
    changeTemplate: (templateName) => replaced((page) => changeTemplate(page, templateName)),
  }
  return { session, restored, conflict, isContested, resolve, discard }
}
