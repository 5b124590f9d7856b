import { create } from 'zustand'

interface EditorFocus {
  /** The focused field; the preview outlines its text. */
  readonly field: string | null
  /** The field that was clicked in the preview and should receive the focus. */
  readonly wanted: string | null
  readonly enter: (field: string | null) => void
  readonly want: (field: string | null) => void
}

/** The field that the editor and its preview show. */
export const useEditorFocus = create<EditorFocus>((set) => ({
  field: null,
  wanted: null,
  enter: (field) => set({ field }),
  want: (wanted) => set({ wanted }),
}))
