import { create } from 'zustand'

interface EditorFocus {
  /** The field that is being typed into; its place is outlined in the preview. */
  readonly field: string | null
  /** The field that was picked in the preview and is to get the cursor. */
  readonly wanted: string | null
  readonly enter: (field: string | null) => void
  readonly want: (field: string | null) => void
}

/** Which field the editor and its preview are at. */
export const useEditorFocus = create<EditorFocus>((set) => ({
  field: null,
  wanted: null,
  enter: (field) => set({ field }),
  want: (wanted) => set({ wanted }),
}))
