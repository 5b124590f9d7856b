import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { RadioGroup } from 'radix-ui'
import { Controller, useFormContext } from 'react-hook-form'
import { Card } from '../../ui/card.tsx'
import type { ProductValues } from './draft.ts'

interface Choice {
  value: ProductValues['figures']
  title: string
  text: string
  example: string
}

const choicesIn = (symbol: string): readonly Choice[] => [
  {
    value: 'honest',
    title: 'Samo stvarne brojke',
    text: 'Posetioci, porudžbine i popust su prebrojani. Utisci stoje tek kad ih kupci napišu.',
    example: `UŠTEDA 1.160 ${symbol} · 3 porudžbine u poslednja 24 sata`,
  },
  {
    value: 'as-specified',
    title: 'Reklamne brojke',
    text: 'Stranica pokazuje brojke i utiske iz reklamnog šablona, koje niko nije prebrojao.',
    example: '60% POPUST · 2390+ kupaca · 4,9/5',
  },
]

/** The seller's choice between counted figures only and the template's advertising figures. */
export function FiguresCard({ market }: { market: Market }) {
  const { control } = useFormContext<ProductValues>()
  return (
    <Card className="p-3.5 md:p-5">
      <h2 id="brojke" className="mb-4 text-section font-bold">
        Brojke na stranici
      </h2>
      <Controller
        control={control}
        name="figures"
        render={({ field }) => (
          <RadioGroup.Root
            aria-labelledby="brojke"
            value={field.value}
            onValueChange={field.onChange}
            className="grid gap-3 md:grid-cols-2"
          >
            {choicesIn(MARKETS[market].currencySymbol).map(({ value, title, text, example }) => (
              <RadioGroup.Item
                key={value}
                value={value}
                className="group flex flex-col rounded-control border border-line p-3.5 text-left transition-colors duration-120 hover:bg-hover data-[state=checked]:border-brand data-[state=checked]:bg-tint"
              >
                <span className="flex items-center gap-2.5 font-semibold">
                  <span className="grid size-5 shrink-0 place-items-center rounded-full border border-field bg-surface group-data-[state=checked]:border-brand">
                    <RadioGroup.Indicator className="size-2.5 rounded-full bg-brand" />
                  </span>
                  {title}
                </span>{' '}
                <span className="mt-2 text-small text-fg2">{text}</span>{' '}
                <span className="mt-2.5 text-small font-semibold tabular">{example}</span>
              </RadioGroup.Item>
            ))}
          </RadioGroup.Root>
        )}
      />
    </Card>
  )
}
