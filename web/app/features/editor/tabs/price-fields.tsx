import { groupThousands, parseMoney } from '@izlog/contracts/domain/money'
import { discountOf } from '@izlog/contracts/domain/offers'
import { moveOffers } from '@izlog/contracts/domain/price-changes'
import { parseQuantityData } from '@izlog/contracts/domain/quantity-data'
import { useWatch } from 'react-hook-form'
import { formatMoney } from '../../../ui/format.ts'
import { useEditor } from '../editor-context.ts'
import { AmountInput } from '../fields/amount-input.tsx'
import { Section } from '../fields/section.tsx'
import { TextInput } from '../fields/text-input.tsx'
import type { OptionValues } from '../model/editor-values.ts'
import { amountIn, quantityIn } from '../model/option-amounts.ts'
import { quantityDataOf, quantityOffersOf } from '../model/save-body.ts'
import { optionValuesOf } from '../model/values-of-website.ts'

/** An option whose previous price moved has another discount. */
const withDiscount = (option: OptionValues): OptionValues => ({
  ...option,
  discount: String(discountOf(amountIn(option.price) ?? 0, amountIn(option.originalPrice) || null) ?? 0),
})

/** The new and the previous price, and the saving (docs/product/builder.md 2.6, priceAnchoring). */
export function PriceFields() {
  const { form, website, change } = useEditor()
  const [typedOriginal, typedCurrent, typedSavings] = useWatch({
    control: form.control,
    name: ['priceAnchoring.originalPrice', 'priceAnchoring.currentPrice', 'priceAnchoring.savings'],
  })
  const saved = Math.max(0, (parseMoney(typedOriginal) ?? 0) - (parseMoney(typedCurrent) ?? 0))

  /** Scales the quantity options below with the price of one piece, as the server does on saving. */
  const follow = (current: number | null) => {
    const values = form.getValues()
    const single = quantityOffersOf(values, website).single.price
    if (!current || single === 0 || single === current) return
    const moved = moveOffers(
      {
        ...website,
        quantityOffers: quantityOffersOf(values, website),
        editableContent: { quantityData: quantityDataOf(values) },
      },
      current,
    )
    const options = parseQuantityData(moved.quantityData)
    change({ quantityOptions: options.map((option) => optionValuesOf(option, moved)) })
  }

  /** Moves the previous prices of the options that were in proportion to the page's, which they would hide. */
  const followOriginal = (original: number | null, before: number | null) => {
    if (original === before) return
    const options = form.getValues('quantityOptions')
    const isInProportion = ({ qty, originalPrice }: OptionValues) =>
      (amountIn(originalPrice) ?? 0) === (before ?? 0) * (quantityIn(qty) ?? 1)
    const moved = options.map((option) =>
      isInProportion(option)
        ? withDiscount({ ...option, originalPrice: groupThousands((original ?? 0) * (quantityIn(option.qty) ?? 1)) })
        : option,
    )
    change({ quantityOptions: moved })
  }

  return (
    <Section title="Cena">
      <div className="grid grid-cols-2 gap-3">
        <AmountInput name="priceAnchoring.currentPrice" label="Nova cena" onSettled={follow} />
        <AmountInput name="priceAnchoring.originalPrice" label="Prethodna cena" blankable onSettled={followOriginal} />
      </div>
      <AmountInput
        name="priceAnchoring.savings"
        label="Ušteda"
        hint={
          parseMoney(typedSavings) === saved
            ? undefined
            : `Iz cena izlazi ${formatMoney(saved, website.currencySymbol)}.`
        }
      />
      {parseMoney(typedSavings) !== saved && (
        <button
          type="button"
          onClick={() => form.setValue('priceAnchoring.savings', groupThousands(saved), { shouldValidate: true })}
          className="-mt-1 block text-small font-semibold text-link hover:underline"
        >
          Upiši {formatMoney(saved, website.currencySymbol)}
        </button>
      )}
      <TextInput name="priceAnchoring.comparisonText" label="Poređenje" rows={2} hint="Rečenica uz cenu." />
    </Section>
  )
}
