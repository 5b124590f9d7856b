import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

interface RefreshDnsButtonProps {
  host: string
  refresh: { isPending: boolean; mutate: () => void }
}

/** Requests a new code for a host whose code has expired. */
export const RefreshDnsButton = ({ host, refresh }: RefreshDnsButtonProps) => (
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
