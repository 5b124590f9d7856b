import { RefreshCw } from 'lucide-react'
import { Button } from './button.tsx'
import { TornPage } from './illustrations.tsx'

interface ProblemProps {
  title: string
  /** The explanation: what happened and what is safe. */
  children: string
  onRetry: () => void
  retrying?: boolean
}

/** Shown instead of a list that could not be loaded, with a retry button. */
export function Problem({ title, children, onRetry, retrying = false }: ProblemProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-14 text-center">
      <TornPage />
      <h2 className="mt-4 text-section font-bold">{title}</h2>
      <p className="mt-1 mb-4 max-w-88 text-fg2">{children}</p>
      <Button onClick={onRetry} busy={retrying && 'Pokušavamo…'}>
        <RefreshCw />
        Pokušaj ponovo
      </Button>
    </div>
  )
}
