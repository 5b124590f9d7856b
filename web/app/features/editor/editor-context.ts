import type { TemplateName } from '@izlog/contracts/domain/templates'
import type { Website } from '@izlog/contracts/domain/website'
import type { EditedWebsite } from '@izlog/contracts/http/editor'
import type { PreviewMode } from '@izlog/contracts/page-fields/page-fields'
import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EditorValues } from './model/editor-values.ts'

export type SaveAs = 'published' | 'draft'

/** The state and the actions that all parts of the editor share. */
export interface EditorSession {
  /** The website as the server stores it, with the changes of its draft. */
  readonly website: Website
  /** Changes that the server keeps from shoppers; null: there are none. */
  readonly storedDraft: EditedWebsite['draft']
  readonly form: UseFormReturn<EditorValues>
  readonly isAdmin: boolean
  /** True if an administrator has closed the website for its seller, who can then only view it. */
  readonly isLocked: boolean
  readonly previewMode: PreviewMode
  readonly setPreviewMode: (mode: PreviewMode) => void
  readonly isDirty: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
  /** Sets several fields as one undo step. */
  readonly change: (values: Partial<EditorValues>) => void
  /** Sets a proposal's values as one undo step; `fields` then count as written by the writer and not by the seller. */
  readonly accept: (values: Partial<EditorValues>, fields: readonly string[]) => void
  readonly isSaving: boolean
  /** Publishes, or keeps as a draft. Resolves to true if the save succeeded. */
  readonly save: (as?: SaveAs) => Promise<boolean>
  /** Each resolves to true if it succeeded. */
  readonly publishDraft: () => Promise<boolean>
  readonly dropDraft: () => Promise<boolean>
  /** Publishes an earlier revision again. */
  readonly restore: (revision: number) => Promise<boolean>
  /** Publishes the page in another template. */
  readonly changeTemplate: (templateName: TemplateName) => Promise<boolean>
}

export const EditorContext = createContext<EditorSession | null>(null)

export function useEditor(): EditorSession {
  const session = useContext(EditorContext)
  if (!session) throw new Error('useEditor outside of the editor')
  return session
}
