import { ArrowUp } from 'lucide-react'
import { counted, type Forms } from '../../shared/plural.ts'
import { Button } from '../ui/button.tsx'

interface FreshNoticeProps {
  count: number
  forms: Forms
  onShow: () => void
}

/** Shows the number of new items, and lists them on demand. It covers the gap above the list, so that nothing moves. */
export function FreshNotice({ count, forms, onShow }: FreshNoticeProps) {
  return (
    <div
      role="status"
      className="z-10 flex h-0 items-center justify-center max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(var(--spacing-tabbar)+env(safe-area-inset-bottom)+2rem)] md:sticky md:top-[calc(var(--spacing-bar)+1.5rem)]"
    >
      {count > 0 && (
        <Button look="action" size="small" onClick={onShow} className="animate-fade md:mb-4 rounded-full px-4 shadow-2">
          <ArrowUp aria-hidden="true" />
          {counted(count, forms)} · Prikaži
        </Button>
      )}
    </div>
  )
}
