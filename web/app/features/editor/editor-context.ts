import type { Website } from '@izlog/contracts/domain/website'
import type { PreviewMode } from '@izlog/contracts/page-fields/page-fields'
import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EditorValues } from './model/editor-values.ts'

/** What every part of the editor works with. */
export interface EditorSession {
  /** The page as the server has it. */
  readonly website: Website
  readonly form: UseFormReturn<EditorValues>
  readonly isAdmin: boolean
  /** A client may look, an administrator has closed the page. */
  readonly isLocked: boolean
  readonly previewMode: PreviewMode
  readonly setPreviewMode: (mode: PreviewMode) => void
  readonly isDirty: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly undo: () => void
  readonly redo: () => void
  /** Several fields at once, as one step to undo. */
  readonly change: (values: Partial<EditorValues>) => void
  /** A proposal goes into the form, as one step; `fields` are then the writer's, not the seller's own. */
  readonly accept: (values: Partial<EditorValues>, fields: readonly string[]) => void
  readonly isSaving: boolean
  /** True once it is saved. */
  readonly save: () => Promise<boolean>
}

export const EditorContext = createContext<EditorSession | null>(null)

export function useEditor(): EditorSession {
  const session = useContext(EditorContext)
  if (!session) throw new Error('useEditor outside of the editor')
  return session
}
