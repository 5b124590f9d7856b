import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import type { TemplateName } from '@izlog/contracts/domain/templates'
import { FileText, Globe, Image, Link, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Card } from '../../ui/card.tsx'
import type { ProductValues } from './draft.ts'
import { ImagePlaceholder } from './image-placeholder.tsx'
import { pricesOf } from './product-form.ts'

interface SummaryProps {
  market: Market
  templateName: TemplateName
  button: ReactNode
}

/** A summary of the website to be created, in sight while the seller fills in the form; on a desktop it contains the submit button. */
export function Summary({ market, templateName, button }: SummaryProps) {
  const { control } = useFormContext<ProductValues>()
  const [productName, noLink, customUrl, images, currentPrice, originalPrice, figures] = useWatch({
    control,
    name: ['productName', 'noLink', 'customUrl', 'images', 'currentPrice', 'originalPrice', 'figures'],
  })
  const discount = pricesOf({ currentPrice, originalPrice, figures }, market)?.discount
  const { label, currencySymbol } = MARKETS[market]
  const steps: readonly { Icon: LucideIcon; text: string }[] = [
    ...(noLink ? [] : [{ Icon: Link, text: 'Čitamo stranicu proizvoda sa linka' }]),
    { Icon: Image, text: 'Pripremamo slike' },
    { Icon: FileText, text: 'Pišemo naslov, 5 prednosti i 3 pitanja' },
    { Icon: Globe, text: customUrl ? `Objavljujemo na /${customUrl}` : 'Objavljujemo stranicu' },
  ]
  return (
    <Card className="sticky top-[calc(var(--spacing-bar)+1.25rem)] overflow-hidden max-lg:hidden" aria-label="Pregled">
      <div aria-hidden="true" className="flex h-59 justify-center overflow-hidden bg-well pt-4.5">
        <div className="relative h-72 w-56 rounded-t-[1.75rem] overflow-hidden border-5 border-b-0 border-n900 bg-white text-n900">
          <div className="flex h-7 items-center justify-between px-2.5 text-tiny font-bold">
            <span className="truncate">{productName || 'Vaš proizvod'}</span>
            <span className="shrink-0 rounded-tag border border-t700 px-1.5 text-[0.625rem] text-t700">Poruči</span>
          </div>
          {images[0] ? (
            <img src={images[0]} alt="" className="h-50 w-full object-cover" />
          ) : (
            <ImagePlaceholder className="h-50 w-full" />
          )}
          {discount && (
            <span className="absolute top-9 left-2 rounded-tag bg-n900 px-1.5 text-[0.625rem] font-bold text-white">
              −{discount} %
            </span>
          )}
        </div>
      </div>
      <dl className="space-y-2.5 border-b border-line px-4.5 py-4">
        <Row name="Tržište" value={`${label}, ${currencySymbol}`} />
        <Row name="Izgled" value={templateName} />
      </dl>
      <div className="px-4.5 py-4">
        <h2 className="mb-3 font-semibold">Šta sledi kad potvrdite</h2>
        <ul className="mb-5 space-y-2.5">
          {steps.map(({ Icon, text }) => (
            <li key={text} className="flex gap-3 text-fg2">
              <Icon className="mt-0.5 size-4 shrink-0 text-brand" aria-hidden="true" />
              <span className="min-w-0 break-words">{text}</span>
            </li>
          ))}
        </ul>
        {button}
        <p className="mt-2.5 text-center text-small text-fg3">Traje oko 20 sekundi.</p>
      </div>
    </Card>
  )
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-fg2">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  )
}
