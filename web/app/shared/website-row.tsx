import { shownHost } from '@izlog/contracts/domain/shown-host'
import type { WebsiteSummary } from '@izlog/contracts/http/catalog'
import { ExternalLink, Globe, Pencil } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { counted } from '../../shared/plural.ts'
import { Badge } from '../ui/badge.tsx'
import { buttonClass } from '../ui/button.tsx'
import { ORDERS } from '../ui/format.ts'
import { useKeptFocus } from '../ui/keep-focus.ts'
import { srcAt } from '../ui/picture.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { Thumb } from '../ui/thumb.tsx'
import { PageMenu } from './own-page/page-menu.tsx'

interface WebsiteRowProps {
  website: WebsiteSummary
  /** The number of the website's orders; undefined if the list does not have it. */
  orderCount?: number
  /** The seller's connected host. */
  domain?: string | null | undefined
  /** The page that this one was copied from, if the list has it. */
  copiedFrom?: WebsiteSummary | undefined
}

/** A website of the seller: its product's name first, by which the seller knows it, its title and hook, its address and its picture (docs/product/builder.md 2.1 and 2.8). */
export function WebsiteRow({ website, orderCount, domain, copiedFrom }: WebsiteRowProps) {
  const row = useRef<HTMLLIElement>(null)
  useKeptFocus(row)
  const address = `/${website.customUrl}`
  const image = website.images[0]
  const state = <Badge tone={website.isActive ? 'good' : 'plain'}>{website.isActive ? 'Aktivan' : 'Neaktivan'}</Badge>
  const orders = orderCount === undefined ? [] : [counted(orderCount, ORDERS)]
  return (
    <li
      ref={row}
      className="flex flex-wrap items-center gap-x-2 gap-y-4 p-3.5 md:min-h-25.5 md:flex-nowrap md:px-5 md:py-4"
    >
      <Thumb src={image && srcAt(image, 160)} className="mr-1.5 size-16" />
      <div className="min-w-0 flex-1 max-md:basis-[calc(100%-5rem)] md:mr-2">
        <div className="flex items-center justify-between gap-2 md:hidden">
          <p className="truncate text-small text-fg2">
            {website.templateName} · {website.currencySymbol}
          </p>
          {state}
        </div>
        <div className="flex items-center gap-2">
          <h3 className="truncate text-body font-bold md:text-[0.9375rem]">{website.productName}</h3>
          <span className="max-md:hidden">{state}</span>
        </div>
        {website.title !== website.productName && <p className="truncate font-medium">{website.title}</p>}
        <p className="truncate text-fg2">{website.hook}</p>
        <p className="truncate text-small text-fg2 md:mt-1.5">
          <a href={address} target="_blank" rel="noreferrer" className="font-semibold text-link hover:underline">
            {address}
          </a>
          <span className="max-md:hidden">
            {[website.templateName, website.currencySymbol].map((fact) => (
              <span key={fact}>
                <Dot />
                {fact}
              </span>
            ))}
          </span>
          {domain && (
            <>
              <Dot />
              <Globe className="mr-1 inline size-3.5 align-[-2px]" aria-hidden="true" />
              <span className="sr-only">Domen: </span>
              {shownHost(domain)}
            </>
          )}
          {copiedFrom && (
            <>
              <Dot />
              Kopija stranice /{copiedFrom.customUrl}
            </>
          )}
          {orders.map((fact) => (
            <span key={fact} className="tabular">
              <Dot />
              {fact}
            </span>
          ))}
        </p>
      </div>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={`Vidi ${address}, u novoj kartici`}
        className={buttonClass('secondary', 'small', 'max-md:flex-1')}
      >
        <ExternalLink aria-hidden="true" />
        Vidi
      </a>
      <Link
        to={`/edit/${website.id}`}
        aria-label={`Edituj ${address}`}
        className={buttonClass('secondary', 'small', 'max-md:flex-1')}
      >
        <Pencil aria-hidden="true" />
        Edituj
      </Link>
      <PageMenu website={website} />
    </li>
  )
}

const Dot = () => <span className="mx-1.5 text-fg3 md:mx-2">·</span>

/** The skeleton of three rows. */
export function WebsiteRowSkeleton() {
  return ['w-56', 'w-44', 'w-64'].map((width) => (
    <div key={width} className="flex items-center gap-4 p-3.5 md:h-25.5 md:px-5">
      <Skeleton className="size-16 rounded-control" />
      <div className="flex-1 space-y-2.5">
        <Skeleton className={`h-3.5 max-w-full ${width}`} />
        <Skeleton className="h-3 w-3/4" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    </div>
  ))
}
