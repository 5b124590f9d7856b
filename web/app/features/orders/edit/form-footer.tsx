import { Button } from '../../../ui/button.tsx'

interface FormFooterProps {
  busy: string | false
  action: string
  cancel?: string
  onClose: () => void
}

/** The buttons of a form that fills a dialog, always in sight. */
export const FormFooter = ({ busy, action, cancel = 'Otkaži', onClose }: FormFooterProps) => (
  <footer className="sticky bottom-0 -mx-5 mt-auto flex gap-2.5 border-t border-line bg-surface px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:justify-end">
    <Button onClick={onClose} className="max-md:flex-1">
      {cancel}
    </Button>
    <Button type="submit" look="action" busy={busy} className="max-md:flex-[1.6]">
      {action}
    </Button>
  </footer>
)
