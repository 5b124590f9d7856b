import { MAX_UPSELL_FEATURES, type UpsellProduct } from '@izlog/contracts/domain/upsell'
import { type UpdateUpsellBody, UpdateUpsellRequest } from '@izlog/contracts/http/upsell'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { formatNumber } from '../../ui/format.ts'
import { useChangeUpsell } from './upsell-calls.ts'
import { UpsellImages } from './upsell-images.tsx'

const FIELDS = ['title', 'urgentDescription', 'originalPrice', 'sku', 'features'] as const
type Field = (typeof FIELDS)[number]

/** The texts and pictures of an upsell product, saved together. */
export function UpsellDetails({ product, onClose }: { product: UpsellProduct; onClose: () => void }) {
  const [typed, setTyped] = useState<Record<Field, string>>({
    title: product.title,
    urgentDescription: product.urgentDescription,
    originalPrice: product.originalPrice === null ? '' : formatNumber(product.originalPrice),
    sku: product.sku ?? '',
    features: product.features.join('\n'),
  })
  const [images, setImages] = useState(product.images)
  const [problems, setProblems] = useState<Partial<Record<Field, string>>>({})
  const saving = useChangeUpsell(product)
  const form = useRef<HTMLFormElement>(null)
  // The form stands in place of the button that opened it; a field with the focus would bring up a phone's keyboard.
  useEffect(() => form.current?.focus({ preventScroll: true }), [])

  const field = (name: Field) => ({
    value: typed[name],
    error: problems[name],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      setProblems({})
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body: UpdateUpsellBody = {
      title: typed.title,
      urgentDescription: typed.urgentDescription,
      originalPrice: typed.originalPrice.trim() || null,
      sku: typed.sku.trim() || null,
      features: linesOf(typed.features),
      images,
    }
    const parsed = UpdateUpsellRequest.safeParse(body)
    if (parsed.success) return saving.mutate(body, { onSuccess: onClose })
    setProblems(Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])))
  }

  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={submit}
      aria-label={`Izmena: ${product.title}`}
      className="mt-4 space-y-3.5 border-t border-line pt-4 outline-none"
    >
      <TextField label="Naziv" {...field('title')} />
      <TextArea label="Poruka kupcu" rows={2} {...field('urgentDescription')} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          label="Stara cena"
          inputMode="decimal"
          className="tabular"
          after={product.currencySymbol}
          {...field('originalPrice')}
        />
        <TextField label="SKU" {...field('sku')} />
      </div>
      <TextArea
        label="Prednosti"
        rows={3}
        hint={`Svaka u svom redu, najviše ${MAX_UPSELL_FEATURES}.`}
        {...field('features')}
      />
      <UpsellImages images={images} onChange={setImages} />
      {product.originalUrl && (
        <p className="truncate text-small text-fg3">
          Link:{' '}
          <a href={product.originalUrl} target="_blank" rel="noreferrer" className="text-link hover:underline">
            {product.originalUrl.replace(/^https?:\/\//, '')}
          </a>
        </p>
      )}
      <div className="flex gap-2.5">
        <Button onClick={onClose} disabled={saving.isPending} className="flex-1">
          Otkaži
        </Button>
        <Button type="submit" look="action" busy={saving.isPending && 'Čuvanje…'} className="flex-1">
          Sačuvaj proizvod
        </Button>
      </div>
    </form>
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
