import { Trash2 } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { completeLink } from '../../shared/links.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Switch } from '../../ui/switch.tsx'
import type { ProductValues } from './draft.ts'
import { UpsellLinkDetails } from './upsell-link-details.tsx'

interface UpsellLinkRowProps {
  index: number
  currencySymbol: string
  onRemove: () => void
}

/** One upsell product: its link, or its name where it has none, its price, and on demand the rest. */
export function UpsellLinkRow({ index, currencySymbol, onRemove }: UpsellLinkRowProps) {
  const { register, formState, getValues, setValue, clearErrors, control } = useFormContext<ProductValues>()
  const noLink = useWatch({ control, name: `upsells.${index}.noLink` })
  const { errors, touchedFields, isSubmitted } = formState
  // The form library validates all rows whenever one is added; a new row stays calm until somebody has been in it.
  const problem = (field: 'url' | 'title' | 'price') =>
    isSubmitted || touchedFields.upsells?.[index]?.[field] ? errors.upsells?.[index]?.[field]?.message : undefined
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[1fr_auto] items-start gap-x-2 gap-y-3 border-t border-line pt-4 first:border-0 first:pt-0 outline-none md:grid-cols-[1fr_9rem_auto]"
    >
      {noLink ? (
        <TextField
          key="title"
          label={`Naziv proizvoda ${index + 1}`}
          autoComplete="off"
          fieldClassName="max-md:col-span-2"
          error={problem('title')}
          {...register(`upsells.${index}.title`)}
        />
      ) : (
        <TextField
          key="url"
          label={`Link proizvoda ${index + 1}`}
          type="url"
          inputMode="url"
          autoComplete="off"
          fieldClassName="max-md:col-span-2"
          error={problem('url')}
          {...register(`upsells.${index}.url`, {
            onBlur: () => setValue(`upsells.${index}.url`, completeLink(getValues(`upsells.${index}.url`))),
          })}
        />
      )}
      <TextField
        label="Cena"
        optional={!noLink}
        inputMode="decimal"
        autoComplete="off"
        after={currencySymbol}
        error={problem('price')}
        {...register(`upsells.${index}.price`)}
      />
      <Button
        look="quiet"
        size="icon"
        aria-label={`Ukloni proizvod ${index + 1}`}
        onClick={onRemove}
        className="mt-6 text-error max-md:mt-7"
      >
        <Trash2 aria-hidden="true" />
      </Button>
      <div className="col-span-full space-y-2.5">
        <Switch
          label="Nemam link"
          checked={noLink}
          onChange={(checked) => {
            setValue(`upsells.${index}.noLink`, checked, { shouldDirty: true })
            clearErrors(`upsells.${index}`)
          }}
        />
        <UpsellLinkDetails index={index} noLink={noLink} />
      </div>
    </li>
  )
}
