import type { CreateWebsiteResponse } from '@izlog/contracts/http/catalog'
import { CircleCheck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { NextSteps } from './next-steps.tsx'
import { PageFrame } from './page-frame.tsx'
import { SharePage } from './share-page.tsx'

/** Above step 1 after a website was created: the page as shoppers see it, its address to pass on, which writer wrote it, and the next steps. */
export function CreatedNote({
  made: { website, websiteUrl, writing },
  onClose,
}: {
  made: CreateWebsiteResponse
  onClose: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone; without this the focus would be lost.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <aside
      aria-label="Nova stranica"
      className="relative mb-8 flex overflow-hidden rounded-card border border-line bg-surface max-md:flex-col"
    >
      <PageFrame customUrl={website.customUrl} title={website.title} />
      <div className="min-w-0 flex-1 space-y-5 p-3.5 md:p-6">
        <div>
          <h2
            ref={heading}
            tabIndex={-1}
            className="flex items-center gap-2 text-section font-bold outline-none md:pr-10"
          >
            <CircleCheck className="size-5 shrink-0 text-completed" aria-hidden="true" />
            Vaša stranica je objavljena
          </h2>
          <p className="mt-1 font-semibold break-words">{website.title}</p>
          {writing && <p className="mt-0.5 text-small text-fg2">{writing.message}</p>}
        </div>
        <SharePage address={websiteUrl} title={website.title} />
        <NextSteps websiteId={website.id} />
      </div>
      <Button look="quiet" size="icon" aria-label="Zatvori" onClick={onClose} className="absolute top-1.5 right-1.5">
        <X aria-hidden="true" />
      </Button>
    </aside>
  )
}
