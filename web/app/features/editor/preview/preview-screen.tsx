import { ExternalLink, Lock, X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { usePagesUrl } from '../../../session/use-pages-url.ts'
import { DialogContent } from '../../../ui/dialog-content.tsx'
import { useEditor } from '../editor-context.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PreviewBadge, PreviewModeSwitch } from './preview-mode-switch.tsx'

interface PreviewScreenProps {
  open: boolean
  onClose: () => void
  onPick: (field: string) => void
}

/** The preview as a screen of its own, where it does not fit beside the form. Esc and the back button close it. */
export function PreviewScreen({ open, onClose, onPick }: PreviewScreenProps) {
  const { website } = useEditor()
  const { host } = new URL(usePagesUrl())
  return (
    <RadixDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <RadixDialog.Portal>
        <DialogContent onClose={onClose} className="fixed inset-0 z-30 flex flex-col bg-n200 outline-none animate-fade">
          <RadixDialog.Title className="sr-only">Pregled stranice</RadixDialog.Title>
          <header className="flex h-14 shrink-0 items-center justify-between gap-2 bg-bar px-2 text-white">
            <RadixDialog.Close aria-label="Zatvori pregled" className="grid size-11 place-items-center rounded-control">
              <X className="size-5" aria-hidden="true" />
            </RadixDialog.Close>
            <PreviewModeSwitch onDark />
            <a
              href={`/${website.customUrl}`}
              target="_blank"
              rel="noreferrer"
              aria-label={`Vidi /${website.customUrl}, u novoj kartici`}
              className="grid size-11 place-items-center rounded-control"
            >
              <ExternalLink className="size-5" aria-hidden="true" />
            </a>
          </header>
          <p className="flex h-10 shrink-0 items-center justify-center gap-2 bg-well px-3 text-small">
            <Lock className="size-3.5 shrink-0 text-fg3" aria-hidden="true" />
            <span className="truncate">
              <span className="text-fg2 max-sm:hidden">{host}</span>
              <span className="font-semibold">/{website.customUrl}</span>
            </span>
            <PreviewBadge />
          </p>
          <PreviewFrame className="min-h-0 w-full flex-1 border-0 bg-white" onPick={onPick} />
        </DialogContent>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
