import { Copy, Lock } from 'lucide-react'
import { usePagesUrl } from '../../../session/use-pages-url.ts'
import { copy } from '../../../shared/copy.ts'

/** The landing page's address with a copy button. */
export function PageAddress({ customUrl }: { customUrl: string }) {
  const pagesUrl = usePagesUrl()
  const address = `${pagesUrl}/${customUrl}`
  return (
    <div className="flex h-9 min-w-0 items-center rounded-control border border-edge bg-surface pl-3">
      <Lock className="mr-2 size-3.5 shrink-0 text-fg3" aria-hidden="true" />
      <span className="truncate">
        <span className="text-fg2 max-xl:hidden">{new URL(pagesUrl).host}</span>
        <span className="font-semibold">/{customUrl}</span>
      </span>
      <button
        type="button"
        aria-label="Kopiraj adresu stranice"
        onClick={() => void copy(address, address)}
        className="ml-1 grid size-9 shrink-0 place-items-center rounded-control text-fg2 hover:text-fg"
      >
        <Copy className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
