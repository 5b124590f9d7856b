import { parseMoney } from '@izlog/contracts/domain/money'
import { MAX_UPSELL_STOCK, type UpsellProduct } from '@izlog/contracts/domain/upsell'
import { UPSELL_MESSAGES } from '@izlog/contracts/http/upsell'
import { CircleAlert, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { formatMoney, formatNumber } from '../../ui/format.ts'
import { useReturnedFocus } from '../../ui/keep-focus.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { Switch } from '../../ui/switch.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import { RemoveUpsell } from './remove-upsell.tsx'
import { SettledInput } from './settled-input.tsx'
import { useChangeUpsell } from './upsell-calls.ts'
import { UpsellDetails } from './upsell-details.tsx'

interface UpsellRowProps {
  product: UpsellProduct
  open: boolean
  onOpen: (open: boolean) => void
}

/** One upsell product, with price, stock and switch to change in place (docs/product/builder.md 2.7). */
export function UpsellRow({ product, open, onOpen }: UpsellRowProps) {
  const { title, urgentDescription, discountPrice, originalPrice, currencySymbol, sku, stockLeft } = product
  const [removing, setRemoving] = useState(false)
  const change = useChangeUpsell(product)
  const opener = useRef<HTMLButtonElement>(null)
  useReturnedFocus(open, opener)
  return (
    <li aria-label={title} className="rounded-card border border-line bg-surface p-3.5">
      <div className="flex gap-3">
        <Thumb src={product.images[0]} className="size-16" />
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-2">
            <h3 className="min-w-0 break-words font-bold leading-snug">{title}</h3>
            <State product={product} />
          </div>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-2 tabular">
            {discountPrice === null ? (
              <span className="text-fg3">Bez cene</span>
            ) : (
              <span className="font-bold">{formatMoney(discountPrice, currencySymbol)}</span>
            )}
            {originalPrice !== null && (
              <s className="text-small text-fg3">
                <span className="sr-only">Stara cena: </span>
                {formatMoney(originalPrice, currencySymbol)}
              </s>
            )}
            {sku && <span className="text-small text-fg2">SKU: {sku}</span>}
          </p>
        </div>
      </div>
      {urgentDescription && <p className="mt-2.5 text-small text-fg2">{urgentDescription}</p>}
      {product.aiProcessed && product.aiProcessingError && (
        <p className="mt-3 flex items-start gap-2 rounded-control border border-notice-line bg-notice px-3 py-2 text-small text-on-notice">
          <CircleAlert className="mt-px size-4 shrink-0" aria-hidden="true" />
          <span>
            {product.aiProcessingError}{' '}
            {!open && (
              <button type="button" onClick={() => onOpen(true)} className="font-semibold underline">
                Dopunite podatke
              </button>
            )}
          </span>
        </p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-3">
        <SettledInput
          label="Cena"
          shown={discountPrice === null ? '' : formatNumber(discountPrice)}
          after={currencySymbol}
          inputMode="decimal"
          read={readPrice}
          onSettled={(price) => change.mutate({ discountPrice: price })}
        />
        <SettledInput
          label="Na stanju"
          shown={String(stockLeft)}
          after="kom."
          inputMode="numeric"
          read={readStock}
          onSettled={(pieces) => change.mutate({ stockLeft: pieces })}
        />
      </div>
      <div className="mt-3">
        <Switch
          label="Uključen u ponudu"
          hint={stockLeft === 0 ? 'Rasprodat: kupci ga ne mogu dodati.' : undefined}
          checked={product.isActive}
          onChange={(isActive) => change.mutate({ isActive })}
        />
      </div>
      {open ? (
        <UpsellDetails product={product} onClose={() => onOpen(false)} />
      ) : (
        <div className="mt-3 -mb-1 flex justify-between">
          <Button ref={opener} look="quiet" size="small" onClick={() => onOpen(true)} className="-ml-2.5">
            <Pencil aria-hidden="true" />
            Izmeni<span className="sr-only">: {title}</span>
          </Button>
          <Button look="quiet" size="small" onClick={() => setRemoving(true)} className="-mr-2.5 text-error">
            <Trash2 aria-hidden="true" />
            Ukloni<span className="sr-only">: {title}</span>
          </Button>
        </div>
      )}
      {removing && <RemoveUpsell product={product} onClose={() => setRemoving(false)} />}
    </li>
  )
}

function State({ product }: { product: UpsellProduct }) {
  if (!product.aiProcessed) {
    return (
      <Badge tone="busy">
        <Spinner className="size-3" />
        {product.originalUrl ? 'Čitamo link' : 'Pripremamo'}
      </Badge>
    )
  }
  if (product.aiProcessingError) return <Badge tone="wait">Treba Vaša dopuna</Badge>
  if (product.isActive && product.stockLeft === 0) return <Badge tone="bad">Rasprodat</Badge>
  return <Badge tone={product.isActive ? 'good' : 'plain'}>{product.isActive ? 'Aktivan' : 'Neaktivan'}</Badge>
}

function readPrice(typed: string) {
  const value = parseMoney(typed)
  return value ? { value } : { problem: UPSELL_MESSAGES.priceInvalid }
}

function readStock(typed: string) {
  const value = /^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return value <= MAX_UPSELL_STOCK ? { value } : { problem: 'Upišite ceo broj komada' }
}
