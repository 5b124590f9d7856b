import { discountOf, piecesLabel } from '@izlog/contracts/domain/offers'
import { newQuantityOption } from '@izlog/contracts/domain/price-changes'
import { Plus } from 'lucide-react'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldError, TextField } from '../../../ui/field.tsx'
import { formatMoney } from '../../../ui/format.ts'
import { Switch } from '../../../ui/switch.tsx'
import { useEditor } from '../editor-context.ts'
import { AmountInput } from '../fields/amount-input.tsx'
import { Section } from '../fields/section.tsx'
import { SortableList } from '../fields/sortable-list.tsx'
import { SwitchField } from '../fields/switch-field.tsx'
import { messageAt, TextInput } from '../fields/text-input.tsx'
import { useOpenRow } from '../fields/use-open-row.ts'
import { amountIn, quantityIn } from '../model/option-amounts.ts'
import { optionValuesOf, sizeOf } from '../model/values-of-website.ts'

import { Regenerate } from '../regenerate/regenerate.tsx'

/** The prices by quantity; one option is the minimum (docs/product/builder.md 2.6). */
export function QuantityOptions() {
  const { form, website } = useEditor()
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'quantityOptions' })
  const { errors } = useFormState({ control, name: 'quantityOptions' })
  const [open, setOpen] = useOpenRow('quantityOptions')
  const error = messageAt(errors, 'quantityOptions')
  const add = () => {
    const taken = form.getValues('quantityOptions').map(({ qty }) => quantityIn(qty) ?? 0)
    const single = amountIn(form.getValues('priceAnchoring.currentPrice'))
    const option = newQuantityOption(website, Math.max(0, ...taken) + 1, single)
    append(optionValuesOf(option, website), { shouldFocus: false })
    setOpen(fields.length)
  }
  return (
    <Section title="Opcije količine" aside={<Regenerate section="offers" />}>
      <SortableList
        name="quantityOptions"
        label="Opcije količine"
        entry="Opcija"
        items={fields.map(({ id }, index) => ({ id, head: <OptionHead index={index} /> }))}
        open={open}
        onOpen={setOpen}
        onRemove={
          fields.length > 1
            ? (index) => {
                remove(index)
                setOpen(null)
              }
            : undefined
        }
      >
        {(index) => <OptionFields index={index} />}
      </SortableList>
      {error && <FieldError>{error}</FieldError>}
      <Button size="small" onClick={add}>
        <Plus aria-hidden="true" />
        Dodaj opciju
      </Button>
    </Section>
  )
}

function OptionHead({ index }: { index: number }) {
  const { form, website } = useEditor()
  const { qty, price, label } = useWatch({ control: form.control, name: `quantityOptions.${index}` }) ?? {}
  const amount = amountIn(price ?? '')
  return (
    <span className="flex justify-between gap-3">
      <span className="truncate">{label || piecesLabel(quantityIn(qty ?? '') ?? 1)}</span>{' '}
      <span className="tabular font-normal text-fg2">
        {amount === null ? '–' : formatMoney(amount, website.currencySymbol)}
      </span>
    </span>
  )
}

/** Of the options, at most one is chosen when the order form opens. */
function Preselected({ index }: { index: number }) {
  const { form, change } = useEditor()
  const options = useWatch({ control: form.control, name: 'quantityOptions' })
  const choose = (chosen: boolean) =>
    change({
      quantityOptions: form.getValues('quantityOptions').map((option, place) => ({
        ...option,
        preselected: place === index ? chosen : option.preselected && !chosen,
      })),
    })
  return (
    <Switch
      name={`quantityOptions.${index}.preselected`}
      label="Izabrana kad se obrazac otvori"
      hint={options.some(({ preselected }) => preselected) ? undefined : 'Bez Vašeg izbora bira šablon.'}
      checked={options[index]?.preselected ?? false}
      onChange={choose}
    />
  )
}

function OptionFields({ index }: { index: number }) {
  const { form } = useEditor()
  const { control, setValue } = form
  const at = <Field extends string>(field: Field) => `quantityOptions.${index}.${field}` as const
  const { errors } = useFormState({ control })
  const [qty, price, originalPrice, discount] = useWatch({
    control,
    name: [at('qty'), at('price'), at('originalPrice'), at('discount')],
  })
  const discountShown = discountOf(amountIn(price) ?? 0, amountIn(originalPrice) || null) ?? 0
  /** The prices of the option for one piece are also the page's. */
  const settlePrice = (amount: number | null) => {
    if (amount && quantityIn(qty) === 1) setValue('priceAnchoring.currentPrice', form.getValues(at('price')))
  }
  const settleOriginal = (amount: number | null) => {
    if (amount && quantityIn(qty) === 1) setValue('priceAnchoring.originalPrice', form.getValues(at('originalPrice')))
  }
  const numberField = (field: 'qty' | 'discount', blank: string) => ({
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    className: 'tabular',
    error: messageAt(errors, at(field)),
    ...form.register(at(field), {
      onBlur: (event: { target: { value: string } }) => {
        if (event.target.value.trim() === '') setValue(at(field), blank, { shouldValidate: true })
      },
    }),
  })
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <TextField label="Količina" {...numberField('qty', '1')} />
        <TextField label="Popust" after="%" {...numberField('discount', '0')} />
        <AmountInput name={at('price')} label="Cena" onSettled={settlePrice} />
        <AmountInput name={at('originalPrice')} label="Prethodna cena" onSettled={settleOriginal} />
      </div>
      {String(discountShown) !== discount.trim() && (
        <p className="text-small text-pending">
          Iz cena izlazi popust od {discountShown}&nbsp;%.{' '}
          <button
            type="button"
            className="font-semibold text-link hover:underline"
            onClick={() => setValue(at('discount'), String(discountShown), { shouldValidate: true })}
          >
            Uskladi
          </button>
        </p>
      )}
      <TextInput name={at('label')} label="Naziv" optional />
      <TextInput name={at('note')} label="Napomena" optional />
      {sizeOf(quantityIn(qty) ?? 0) && (
        <TextInput
          name={at('badge')}
          label="Oznaka ponude"
          optional
          hint="Oznake ispod, kad su uključene, stoje umesto nje."
        />
      )}
      <Preselected index={index} />
      <SwitchField name={at('popular')} label="Oznaka POPULARNO" />
      <SwitchField name={at('bestValue')} label="Oznaka NAJBOLJA VREDNOST" />
    </>
  )
}
