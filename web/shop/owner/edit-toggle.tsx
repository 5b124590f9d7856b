import { Lock, PencilLine } from 'lucide-react'
import { createPortal } from 'react-dom'

interface EditToggleProps {
  isEditing: boolean
  root: HTMLElement
  onToggle: () => void
}

/** The edit/lock switch: in the default page's navigation (docs/product/builder.md 2.3), elsewhere in a corner. */
export function EditToggle({ isEditing, root, onToggle }: EditToggleProps) {
  const slot = root.querySelector('[data-owner-slot]')
  const button = (
    <button
      type="button"
      className={slot ? 'owner-toggle' : 'owner-toggle owner-corner'}
      aria-pressed={isEditing}
      aria-label="Izmena stranice"
      title="Izmena stranice (Ctrl+E)"
      onClick={onToggle}
    >
      {isEditing ? <Lock size={20} aria-hidden="true" /> : <PencilLine size={20} aria-hidden="true" />}
    </button>
  )
  return slot ? createPortal(button, slot) : button
}
