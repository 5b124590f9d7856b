import { Copy } from 'lucide-react'
import { copy } from '../../shared/copy.ts'
import { Button } from '../../ui/button.tsx'

/** Lines for a terminal or a file, with a copy button that is enabled once they are `ready`. */
export function CodeBlock({ title, code, ready = true }: { title: string; code: string; ready?: boolean }) {
  return (
    <figure className="min-w-0 rounded-control border border-line bg-sunken">
      <figcaption className="flex items-center justify-between gap-3 border-b border-line py-1.5 pr-1.5 pl-3 text-small font-semibold">
        {title}
        <Button
          look="quiet"
          size="small"
          disabled={!ready}
          onClick={() => copy(code, title)}
          aria-label={`Kopiraj: ${title}`}
        >
          <Copy aria-hidden="true" />
          Kopiraj
        </Button>
      </figcaption>
      <pre className="overflow-x-auto px-3 py-2.5 font-mono text-small/6 whitespace-pre-wrap break-all">{code}</pre>
    </figure>
  )
}
