import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatNumber } from '../../ui/format.ts'

interface BulkProgressProps {
  title: string
  /** What is counted, for screen readers. */
  label: string
  through: number
  total: number
  onStop: () => void
}

/** How far a change of many orders is; it can be stopped, and not closed. */
export const BulkProgress = ({ title, label, through, total, onStop }: BulkProgressProps) => (
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
