import { Redo2, Undo2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { useEditor } from './editor-context.ts'

/** Undo and redo, as with Ctrl+Z and Ctrl+Y. */
export function UndoButtons({ iconsOnly = false }: { iconsOnly?: boolean }) {
  const { canUndo, canRedo, undo, redo, isLocked } = useEditor()
  return (
    <span className="flex">
      <Button
        look="quiet"
        size={iconsOnly ? 'icon' : 'small'}
        aria-label="Poništi poslednju izmenu"
        title="Ctrl+Z"
        disabled={!canUndo || isLocked}
        onClick={undo}
      >
        <Undo2 aria-hidden="true" />
        {!iconsOnly && 'Poništi'}
      </Button>
      <Button
        look="quiet"
        size={iconsOnly ? 'icon' : 'small'}
        aria-label="Vrati poništenu izmenu"
        title="Ctrl+Y"
        disabled={!canRedo || isLocked}
        onClick={redo}
        className={iconsOnly ? '' : 'px-1.5'}
      >
        <Redo2 aria-hidden="true" />
      </Button>
    </span>
  )
}
