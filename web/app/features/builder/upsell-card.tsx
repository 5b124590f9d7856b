import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { MAX_UPSELL_PRODUCTS } from '@izlog/contracts/domain/website'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EMPTY_UPSELL, type ProductValues } from './draft.ts'
import { UpsellLinkRow } from './upsell-link-row.tsx'

/** The links of up to five upsell products (docs/product/builder.md 2.1). */
export function UpsellCard({ market }: { market: Market }) {
  const { control } = useFormContext<ProductValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'upsells' })
  const list = useRef<HTMLUListElement>(null)
  const count = useRef(fields.length)
  // The row takes the focus and not its field, which would be red as soon as the seller taps elsewhere.
  useEffect(() => {
    const isAdded = fields.length > count.current
    count.current = fields.length
    if (isAdded && list.current?.lastElementChild instanceof HTMLElement) list.current.lastElementChild.focus()
  }, [fields.length])
  return (
    <Card className="p-3.5 md:p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-section font-bold">Upsell proizvodi</h2>
        <p className="tabular text-fg2">
          {fields.length} od {MAX_UPSELL_PRODUCTS}
        </p>
      </div>
      <p className="mt-1 mb-4 text-fg2">Nude se na stranici zahvalnice, posle porudžbine.</p>
      <ul ref={list} className="space-y-4">
        {fields.map(({ id }, index) => (
          <UpsellLinkRow
            key={id}
            index={index}
            currencySymbol={MARKETS[market].currencySymbol}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <Button
        size="small"
        disabled={fields.length >= MAX_UPSELL_PRODUCTS}
        onClick={() => append(EMPTY_UPSELL, { shouldFocus: false })}
        className={fields.length > 0 ? 'mt-4' : ''}
      >
        <Plus aria-hidden="true" />
        Dodaj proizvod
      </Button>
    </Card>
  )
}
