import { shownHost } from '@izlog/contracts/domain/shown-host'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { websiteQueries } from '../../api/websites.ts'
import { Card } from '../../ui/card.tsx'

const SHOWN = 3
/** Shown to a seller who has no active website yet. */
const SAMPLES = [
  { customUrl: 'jastuk-mirna-noc', title: 'Primer stranice' },
  { customUrl: 'led-lampa', title: 'Primer stranice' },
] as const

/** The addresses of landing pages on a host: the seller's own pages, or samples (docs/product/platform.md 2). */
export function UrlPreview({ domain, isVerified }: { domain: string; isVerified: boolean }) {
  const { data, isPending } = useInfiniteQuery(websiteQueries.mine)
  const mine = data?.pages.flatMap(({ items }) => items).filter(({ isActive }) => isActive) ?? []
  const pages = isPending ? [] : mine.length > 0 ? mine.slice(0, SHOWN) : SAMPLES
  const rows = [
    { path: '', title: 'Prodavnica sa svim stranicama', real: true },
    ...pages.map(({ customUrl, title }) => ({ path: customUrl, title, real: mine.length > 0 })),
  ]
  return (
    <Card aria-labelledby="adrese" className="overflow-hidden">
      <div className="px-4 pt-4 pb-3 md:px-5">
        <h2 id="adrese" className="text-section font-bold">
          Adrese stranica
        </h2>
        <p className="text-fg2">
          {isVerified ? 'Kupci ih otvaraju ovako:' : 'Kad verificirate domen, kupci ih otvaraju ovako:'}
        </p>
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {rows.map(({ path, title, real }) => (
          <li
            key={path}
            className="flex flex-col px-4 py-2.5 md:flex-row md:items-center md:justify-between md:gap-6 md:px-5"
          >
            <Address href={isVerified && real ? `https://${domain}/${path}` : null}>
              <span className="text-fg3">https://</span>
              {shownHost(domain)}/<b className="font-semibold">{path}</b>
            </Address>
            <span className="min-w-0 truncate text-small text-fg2 md:max-w-1/2">{title}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Address({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <span className="min-w-0 break-all">{children}</span>
  return (
    <a href={href} target="_blank" rel="noreferrer" className="min-w-0 break-all text-link hover:underline">
      {children}
    </a>
  )
}
