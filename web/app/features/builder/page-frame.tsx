import { useQuery } from '@tanstack/react-query'
import { ImagePlaceholder } from './image-placeholder.tsx'
import { pageHtml } from './page-html.ts'

/**
 * The new landing page in a phone's frame, at half the size of a phone of 390 × 780 px. It is a picture only: scripts do not run, so that the
 * seller's own look is not counted as a view, and nothing in it takes a tap or the focus.
 */
export function PageFrame({ customUrl, title }: { customUrl: string; title: string }) {
  const { data: html } = useQuery(pageHtml(customUrl))
  return (
    <div
      inert
      aria-hidden="true"
      className="flex shrink-0 justify-center overflow-hidden bg-well pt-4.5 max-md:h-64 md:w-68 md:py-5"
    >
      <div className="h-100 w-51.25 overflow-hidden rounded-[1.75rem] border-5 border-n900 bg-white text-n900">
        {html ? (
          // Without `allow-same-origin` the page's fonts would be refused; it gives nothing to a page without scripts.
          <iframe
            title={title}
            srcDoc={html}
            sandbox="allow-same-origin"
            loading="lazy"
            tabIndex={-1}
            className="h-195 w-97.5 origin-top-left scale-50"
          />
        ) : (
          <>
            <ImagePlaceholder className="w-full" />
            <p className="p-3 text-small font-bold break-words">{title}</p>
          </>
        )}
      </div>
    </div>
  )
}
