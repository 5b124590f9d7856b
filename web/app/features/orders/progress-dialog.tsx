import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatNumber } from '../../ui/format.ts'

interface ProgressDialogProps {
  title: string
  /** What is counted, for screen readers. */
  label: string
  through: number
  total: number
  onStop: () => void
}

/** How far a change of many orders is; it can be stopped, and not closed. */
export const ProgressDialog = ({ title, label, through, total, onStop }: ProgressDialogProps) => (
  <Dialog open title={title}>
    <progress value={through} max={total} aria-label={label} className="h-2 w-full accent-brand" />
    <p className="mt-2 tabular text-fg2">
      {formatNumber(through)} od {formatNumber(total)}
    </p>
    <Button className="mt-5" onClick={onStop}>
      Prekini
    </Button>
  </Dialog>
)
