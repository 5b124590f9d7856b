import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { parseMoney } from '@izlog/contracts/domain/money'
import { Tag } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { formatMoney, formatNumber } from '../../ui/format.ts'
import type { ProductValues } from './draft.ts'
import { pricesOf } from './product-form.ts'

/** The new and the previous price, with a preview of both as shoppers see them. */
export function PriceCard({ market }: { market: Market }) {
  const { register, formState, setValue, control } = useFormContext<ProductValues>()
  const [currentPrice, originalPrice, figures] = useWatch({
    control,
    name: ['currentPrice', 'originalPrice', 'figures'],
  })
  const { errors } = formState
  const symbol = MARKETS[market].currencySymbol
  const prices = pricesOf({ currentPrice, originalPrice, figures }, market)
  const field = (name: 'currentPrice' | 'originalPrice') => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    after: symbol,
    className: 'tabular',
    error: errors[name]?.message,
    ...register(name, {
      // 24,90 is rounded; the seller sees the rounded amount at once and not only after saving.
      onBlur: (event: { target: { value: string } }) => {
        const amount = parseMoney(event.target.value)
        if (amount) setValue(name, formatNumber(amount), { shouldValidate: true })
      },
    }),
  })
  return (
    <Card className="p-3.5 md:p-5">
      <h2 className="mb-4 text-section font-bold">Cena</h2>
      <div className="grid gap-4 md:grid-cols-2">
        <TextField label="Nova cena" {...field('currentPrice')} />
        <TextField
          label="Prethodna cena"
          optional
          placeholder={prices?.originalIsOurs ? formatNumber(prices.original) : undefined}
          hint={
            prices?.originalIsOurs
              ? `Ako ostane prazno, pišemo ${formatMoney(prices.original, symbol)}.`
              : figures === 'honest' &&
                'Ona po kojoj ste zaista prodavali. Ako ostane prazno, popusta na stranici nema.'
          }
          {...field('originalPrice')}
        />
      </div>
      <p className="mt-3 flex min-h-5 items-start gap-2 text-small font-medium text-completed" aria-live="polite">
        {prices && prices.discount !== null && (
          <>
            <Tag className="mt-px size-4 shrink-0" aria-hidden="true" />
            Kupac vidi popust od {prices.discount}&nbsp;%, ušteda{' '}
            {formatMoney(prices.original - prices.current, symbol)}.
          </>
        )}
        {prices && prices.discount === null && originalPrice.trim() !== '' && (
          <span className="text-pending">Prethodna cena nije veća od nove, pa kupac neće videti popust.</span>
        )}
      </p>
    </Card>
  )
}
