import type { Website } from '@izlog/contracts/domain/website'
import { EDITOR_MESSAGES } from '@izlog/contracts/http/editor'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router-dom'
import { ApiError } from '../../api/client.ts'
import { useTitle } from '../../shared/use-title.ts'
import { buttonClass } from '../../ui/button.tsx'
import { ShopWindow } from '../../ui/illustrations.tsx'
import { Problem } from '../../ui/problem.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Editor } from './editor.tsx'
import { websiteQuery } from './editor-calls.ts'

/** The editor of one website at /edit/{id} (docs/product/builder.md 2.6). `upsellTab` is passed in, because features do not import each other. */
export function EditorScreen({ upsellTab }: { upsellTab?: (website: Website) => ReactNode }) {
  const { id = '' } = useParams()
  const website = useQuery(websiteQuery(id))
  useTitle(website.data ? `${website.data.productName} · Editor` : 'Editor · Izlog')
  if (website.data) return <Editor key={website.data.id} website={website.data} upsellTab={upsellTab} />
  return (
    <main className="grid min-h-dvh place-content-center bg-canvas">
      {website.isPending ? (
        <p role="status" className="flex items-center gap-2 text-fg2">
          <Spinner className="text-brand" />
          Učitavanje template-a...
        </p>
      ) : website.error instanceof ApiError && website.error.status === 404 ? (
        <Missing />
      ) : (
        <Problem
          title="Greška pri učitavanju podataka"
          onRetry={() => void website.refetch()}
          retrying={website.isFetching}
        >
          Server nije odgovorio na vreme. Stranica i sve što je na njoj sačuvano je na sigurnom.
        </Problem>
      )}
    </main>
  )
}

const Missing = () => (
  <div className="flex flex-col items-center px-6 text-center">
    <ShopWindow />
    <h1 className="mt-5 text-title font-bold">{EDITOR_MESSAGES.unknown}</h1>
    <p className="mt-1 mb-5 max-w-88 text-fg2">Možda je obrisan, ili pripada drugom nalogu.</p>
    <Link to="/dashboard" className={buttonClass('action')}>
      Nazad na dashboard
    </Link>
  </div>
)
