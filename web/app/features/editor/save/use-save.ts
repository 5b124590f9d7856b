import type { Website } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES, type SaveConflict } from '@izlog/contracts/http/editor'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError, sentenceOf } from '../../../api/client.ts'
import { refreshAfterCreate } from '../../../api/websites.ts'
import { toast } from '../../../ui/toast-store.ts'
import { conflictIn, saveWebsite } from '../editor-calls.ts'
import { useEditorFocus } from '../editor-focus.ts'
import type { EditorValues, SaveExtras } from '../model/editor-values.ts'
import { firstProblemIn, isField } from '../model/fields.ts'
import { fieldProblem } from '../model/problems.ts'
import { saveBodyOf } from '../model/save-body.ts'

interface SaveOptions {
  readonly form: UseFormReturn<EditorValues>
  readonly website: Website
  readonly extras: SaveExtras
  /** Fields that a writer wrote and the seller only accepted. */
  readonly acceptedIn: (values: EditorValues) => string[]
  /** `sent` is what is now stored; more may have been typed since. */
  readonly onSaved: (website: Website, sent: EditorValues) => void
}

/** The save and what becomes of it (docs/product/builder.md 8); a conflict waits for the seller's choice. */
export function useSave({ form, website, extras, acceptedIn, onSaved }: SaveOptions) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<SaveConflict | null>(null)
  const want = useEditorFocus((focus) => focus.want)
  const saving = useMutation({
    mutationFn: (values: EditorValues) =>
      saveWebsite(website, { ...saveBodyOf(values, website, extras), acceptedFields: acceptedIn(values) }),
  })
  const { mutateAsync } = saving

  const save = useCallback(async (): Promise<boolean> => {
    let saved = false
    await form.handleSubmit(
      async (typed) => {
        const sent = structuredClone(typed)
        try {
          const answer = await mutateAsync(sent)
          onSaved(answer.website, sent)
          toast({ title: 'Uspeh!', description: EDITOR_MESSAGES.saved })
          void refreshAfterCreate(client)
          saved = true
        } catch (error) {
          const changedMeanwhile = conflictIn(error)
          if (changedMeanwhile) return setConflict(changedMeanwhile)
          want(showRefused(form, error))
          toast({ tone: 'bad', title: 'Greška', description: sentenceOf(error, EDITOR_MESSAGES.saveFailed) })
        }
      },
      (errors) => {
        want(firstProblemIn(errors))
        toast({ tone: 'bad', title: 'Nije sačuvano', description: 'Proverite označena polja.' })
      },
    )()
    return saved
  }, [form, mutateAsync, onSaved, client, want])

  return { save, isSaving: saving.isPending, conflict, setConflict }
}

/** Tells the server's refusals at their fields; gives back the first of them. */
function showRefused(form: UseFormReturn<EditorValues>, error: unknown): string | null {
  const issues = (error instanceof ApiError && error.refusal?.issues) || []
  const problems = issues.flatMap(({ path, message }) => fieldProblem(path, message))
  let first: string | null = null
  for (const { path, message } of problems) {
    if (!isField(form.getValues(), path)) continue
    form.setError(path, { message })
    first ??= path
  }
  return first
}
