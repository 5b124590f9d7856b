import { EDITOR_MESSAGES, type SaveConflict, type SaveWebsiteResponse } from '@izlog/contracts/http/editor'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { ApiError, sentenceOf } from '../../../api/client.ts'
import { refreshAfterCreate } from '../../../api/websites.ts'
import { toast } from '../../../ui/toast-store.ts'
import { conflictIn, saveWebsite } from '../editor-calls.ts'
import type { SaveAs } from '../editor-context.ts'
import { useEditorFocus } from '../editor-focus.ts'
import type { EditorValues, SaveExtras } from '../model/editor-values.ts'
import { firstProblemIn, isField } from '../model/fields.ts'
import { fieldsOf, valuesWith } from '../model/form-fields.ts'
import { fieldProblem } from '../model/problems.ts'
import { saveBodyOf } from '../model/save-body.ts'
import { type EditedPage, type EditorDraft, editedPage } from './editor-draft.ts'

interface SaveOptions {
  readonly form: UseFormReturn<EditorValues>
  readonly draft: EditorDraft
  readonly extras: SaveExtras
  /** The fields whose text the writer wrote and the seller accepted unchanged. */
  readonly acceptedIn: (values: EditorValues) => string[]
  readonly onSaved: () => void
}

/** Saves the form and shows the outcome (docs/product/builder.md 8); a conflict waits for the seller's choice. */
export function useSave({ form, draft, extras, acceptedIn, onSaved }: SaveOptions) {
  const client = useQueryClient()
  const [conflict, setConflict] = useState<SaveConflict | null>(null)
  const want = useEditorFocus((focus) => focus.want)
  const saving = useMutation({
    mutationFn: ({ website, values, as }: Pick<EditedPage, 'website' | 'values'> & { as: SaveAs }) => {
      const body = { ...saveBodyOf(values, website, extras), acceptedFields: acceptedIn(values) }
      return saveWebsite(website, as === 'draft' ? { ...body, draft: true } : body)
    },
  })
  const { mutateAsync } = saving

  /** Shows how a save or another change of the stored page ended. */
  const showEnd = useCallback(
    (message: string | null) => {
      const { saving } = draft.state
      if (message !== null) {
        toast({ title: 'Uspeh!', description: message })
        void refreshAfterCreate(client)
      } else if (saving.kind === 'changed-elsewhere') {
        setConflict(conflictIn(saving.error))
      } else if (saving.kind === 'failed') {
        want(showRefused(form, saving.error))
        toast({ tone: 'bad', title: 'Greška', description: sentenceOf(saving.error, EDITOR_MESSAGES.saveFailed) })
      }
    },
    [draft, form, client, want],
  )

  const save = useCallback(
    async (as: SaveAs = 'published'): Promise<boolean> => {
      let saved = false
      await form.handleSubmit(
        async (typed) => {
          draft.type(fieldsOf(typed))
          saved = await draft.save(async ({ website, values }, changes) => {
            const answer = await mutateAsync({ website, values: valuesWith(values, changes), as })
            return editedPage(answer.website)
          })
          if (saved) onSaved()
          showEnd(saved ? (as === 'draft' ? EDITOR_MESSAGES.draftSaved : EDITOR_MESSAGES.saved) : null)
        },
        (errors) => {
          want(firstProblemIn(errors))
          toast({ tone: 'bad', title: 'Nije sačuvano', description: 'Proverite označena polja.' })
        },
      )()
      return saved
    },
    [form, draft, mutateAsync, onSaved, showEnd, want],
  )

  const replacing = useMutation({ mutationFn: (send: () => Promise<SaveWebsiteResponse>) => send() })
  const { mutateAsync: replace } = replacing
  /** Has the server change the stored page beside what is typed, which stays. */
  const saveBeside = useCallback(
    async (send: (website: EditedPage['website']) => Promise<SaveWebsiteResponse>): Promise<boolean> => {
      let message = ''
      const saved = await draft.saveBeside(async ({ website }) => {
        const answer = await replace(() => send(website))
        message = answer.message
        return editedPage(answer.website)
      })
      showEnd(saved ? message : null)
      return saved
    },
    [draft, replace, showEnd],
  )

  return { save, saveBeside, isSaving: saving.isPending || replacing.isPending, conflict, setConflict }
}

/** Shows the server's errors at their fields; returns the first of these fields. */
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
