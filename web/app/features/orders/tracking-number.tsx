import { useQuery } from '@tanstack/react-query'
import { Copy, ExternalLink } from 'lucide-react'
import { deliveryQueries } from '../../api/deliveries.ts'
import { copy } from '../../shared/copy.ts'
import { Button } from '../../ui/button.tsx'

/** The number of an order's parcel: a link where the courier has a page for it, and always to be copied. */
export function TrackingNumber({ orderId, trackingId }: { orderId: string; trackingId: string }) {
  // The drawer's list of deliveries reads the same, so this asks for nothing more.
  const { data } = useQuery(deliveryQueries.ofOrder(orderId))
  const url = data?.items.find((delivery) => delivery.trackingId === trackingId)?.trackingUrl
  return (
    <span className="flex items-center gap-1">
      {url ? (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-w-0 items-center gap-1 break-all text-link tabular hover:underline max-md:min-h-11"
        >
          {trackingId}
          <ExternalLink className="size-4 shrink-0" aria-hidden="true" />
          <span className="sr-only">, praćenje pošiljke u novoj kartici</span>
        </a>
      ) : (
        <span className="min-w-0 break-all tabular">{trackingId}</span>
      )}
      <Button
        look="quiet"
        size="icon"
        className="no-print -my-2 shrink-0"
        aria-label="Kopiraj broj pošiljke"
        onClick={() => void copy(trackingId, 'Broj pošiljke')}
      >
        <Copy aria-hidden="true" />
      </Button>
    </span>
  )
}
