import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

interface RefreshButtonProps {
  host: string
  refresh: { isPending: boolean; mutate: () => void }
}

/** For a domain whose code has lapsed: gives it a new one. */
export const RefreshButton = ({ host, refresh }: RefreshButtonProps) => (
  <Button
    size="small"
    aria-label={refresh.isPending ? undefined : `Refresh DNS, ${host}`}
    busy={refresh.isPending && 'Osvežavanje…'}
    onClick={() => refresh.mutate()}
    className="max-md:w-full"
  >
    <RefreshCw aria-hidden="true" />
    Refresh DNS
  </Button>
)
