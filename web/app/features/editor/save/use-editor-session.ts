import { zodResolver } from '@hookform/resolvers/zod'
import type { Website } from '@izlog/contracts/domain/website'
import { useCallback, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useUser } from '../../../session/use-user.ts'
import { toastRefusal } from '../../../shared/toast-refusal.ts'
import { toast } from '../../../ui/toast-store.ts'
import { readWebsite } from '../editor-calls.ts'
import type { EditorSession } from '../editor-context.ts'
import type { EditorValues } from '../model/editor-values.ts'
import { keepDraft } from '../model/kept-draft.ts'
import { merged } from '../model/merge.ts'
import { editorForm } from '../model/problems.ts'
import { valuesOf } from '../model/values-of-website.ts'
import { openDraft } from './open-draft.ts'
import { useAccepted } from './use-accepted.ts'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'

/** One page under edit: the form, what is saved of it, and the choice when somebody else saved meanwhile. */
export function useEditorSession(opened: Website) {
  const user = useUser()
  const isAdmin = user.role === 'admin'
  const [website, setWebsite] = useState(opened)
  const [previewMode, setPreviewMode] = useState(opened.previewMode)
  const [{ values, restored, kept: keptAtFirst }] = useState(() => openDraft(user.id, opened))
  const [kept, setKept] = useState(keptAtFirst)
  const extras = useMemo(() => ({ previewMode, isAdmin }), [previewMode, isAdmin])
  const resolver = useMemo(() => zodResolver(editorForm(website, extras)), [website, extras])
  const form = useForm<EditorValues>({ defaultValues: values, mode: 'onTouched', resolver })
  const { base, settle, restart, ...draft } = useDraft({ form, website, userId: user.id })

  const { remember, fieldsIn, forget } = useAccepted()
  const onSaved = useCallback(
    (saved: Website, sent: EditorValues) => {
      forget()
      setWebsite(saved)
      settle(merged(sent, form.getValues(), valuesOf(saved)))
    },
    [form, settle, forget],
  )
  const { conflict, setConflict, save, isSaving } = useSave({ form, website, extras, acceptedIn: fieldsIn, onSaved })

  /** After a conflict: the page as it now is, alone or with what was typed here laid over it. */
  const resolve = useCallback(
    async (keepMine: boolean) => {
      try {
        const fresh = await readWebsite(website.id)
        const theirs = valuesOf(fresh)
        const [was, mine] = kept ? [kept.base, kept.values] : [base, form.getValues()]
        setWebsite(fresh)
        restart(keepMine ? merged(was, mine, theirs) : theirs)
        setConflict(null)
        setKept(null)
        toast(
          keepMine
            ? { title: 'Vaše izmene su zadržane', description: 'Pogledajte ih još jednom, pa sačuvajte.' }
            : { title: 'Učitana je nova verzija' },
        )
      } catch (error) {
        toastRefusal('Greška pri učitavanju podataka', error)
      }
    },
    [website.id, kept, base, form, restart, setConflict],
  )

  /** What was typed is thrown away. */
  const discard = useCallback(() => {
    restart(base)
    keepDraft(user.id, website.id, null)
  }, [restart, base, user.id, website.id])

  const { change } = draft
  const accept = useCallback(
    (proposed: Partial<EditorValues>, fields: readonly string[]) => {
      change(proposed)
      remember(proposed, fields)
    },
    [change, remember],
  )

  const session: EditorSession = {
    ...draft,
    website,
    form,
    isAdmin,
    isLocked: !website.editableByClient && !isAdmin,
    previewMode,
    setPreviewMode,
    isSaving,
    accept,
    save,
  }
  return { session, restored, conflict, isKeptOld: kept !== null, resolve, discard }
}
