import { MARKETS, type Market } from '@izlog/contracts/domain/markets'
import { formatMoney } from '@izlog/contracts/domain/money'
import { type LinkFacts, ProductFact } from '@izlog/contracts/http/product-link'
import { Check, Sparkles } from 'lucide-react'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { counted } from '../../../shared/plural.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { ATTRIBUTES, PICTURES } from '../../ui/format.ts'
import { Switch } from '../../ui/switch.tsx'
import { Thumb } from '../../ui/thumb.tsx'
import { type ProductValues, urlFor } from './draft.ts'
import { isOfMarket, type Suggestion, suggestionsOf } from './suggestions.ts'

interface LinkSuggestionsProps {
  /** The host of the linked page, such as 'prodavnica.rs'. */
  host: string
  facts: LinkFacts
  market: Market
}

/** The facts from a link, accepted one by one, or together for empty fields. Only a fact's own button replaces what the seller typed. */
export function LinkSuggestions({ host, facts, market }: LinkSuggestionsProps) {
  const { control, getValues, setValue } = useFormContext<ProductValues>()
  const [productName, currentPrice, originalPrice, images] = useWatch({
    control,
    name: ['productName', 'currentPrice', 'originalPrice', 'images'],
  })
  const suggestions = suggestionsOf(facts, { productName, currentPrice, originalPrice, images }, market)
  const waiting = suggestions.filter(({ taken, typed }) => !taken && typed === null)
  const accept = ({ fill }: Pick<Suggestion, 'fill'>) => {
    const { productName, currentPrice, originalPrice, images } = fill
    const options = { shouldDirty: true, shouldValidate: true }
    if (productName !== undefined) {
      setValue('productName', productName, options)
      setValue('customUrl', urlFor(getValues(), productName), options)
    }
    if (currentPrice !== undefined) setValue('currentPrice', currentPrice, options)
    if (originalPrice !== undefined) setValue('originalPrice', originalPrice, options)
    if (images !== undefined) setValue('images', images, options)
  }
  return (
    <section aria-label="Podaci sa linka" className="rounded-control border border-line bg-sunken">
      <div className="flex min-h-11 items-center gap-2 py-1.5 pr-2 pl-3 text-small">
        <Sparkles className="size-4 shrink-0 text-brand" aria-hidden="true" />
        <p role="status" className="min-w-0 flex-1 break-words">
          Našli smo podatke na <b className="font-semibold">{host}</b>
        </p>
        {waiting.length > 1 && (
          <Button size="small" onClick={() => waiting.forEach(accept)}>
            Prihvati sve
          </Button>
        )}
      </div>
      <ul className="divide-y divide-line border-t border-line">
        {suggestions.map((suggestion) => (
          <SuggestionRow
            key={suggestion.field}
            suggestion={suggestion}
            images={suggestion.field === 'images' ? facts.images : []}
            onAccept={() => accept(suggestion)}
          />
        ))}
        {facts.price !== null && !isOfMarket(facts.currency, market) && (
          <li className="px-3 py-2.5 text-small text-fg2">
            Cena na linku je {formatMoney(facts.price, facts.currency ?? '')}, a prodajete u{' '}
            {MARKETS[market].currencySymbol}. Upišite je sami.
          </li>
        )}
        <ForTheText facts={facts} />
      </ul>
    </section>
  )
}

function SuggestionRow({
  suggestion: { field, label, shown, typed, taken },
  images,
  onAccept,
}: {
  suggestion: Suggestion
  images: readonly string[]
  onAccept: () => void
}) {
  const pictures = images.length > 0
  return (
    <li className="flex min-h-12 items-center gap-3 py-1.5 pr-2 pl-3">
      <div className="min-w-0 flex-1 sm:flex sm:gap-3">
        <p className={cx('shrink-0 text-small/5 text-fg2 sm:w-28', pictures && 'sm:self-center')}>{label}</p>
        <div className="min-w-0">
          {pictures ? (
            <p className="flex flex-wrap items-center gap-1.5 py-0.5">
              {images.slice(0, 5).map((url) => (
                <Thumb key={url} src={url} className="size-9" />
              ))}
              <span className="text-small text-fg2">{counted(images.length, PICTURES)}</span>
            </p>
          ) : (
            <p className="break-words font-semibold">{shown}</p>
          )}
          {typed !== null && <p className="break-words text-small text-fg2">Upisali ste: {typed}</p>}
        </div>
      </div>
      {taken ? (
        <p className="flex shrink-0 items-center gap-1.5 px-2.5 text-small font-semibold text-completed">
          <Check className="size-4" aria-hidden="true" />
          Upisano
        </p>
      ) : (
        <Button size="small" aria-label={`${actionOf(pictures, typed)} ${OBJECT[field]}`} onClick={onAccept}>
          {actionOf(pictures, typed)}
        </Button>
      )}
    </li>
  )
}

/** What each button accepts: the object of its verb, in the Serbian accusative. */
const OBJECT: Readonly<Record<Suggestion['field'], string>> = {
  productName: 'naziv',
  currentPrice: 'novu cenu',
  originalPrice: 'prethodnu cenu',
  images: 'slike',
}

function actionOf(pictures: boolean, typed: string | null): string {
  if (pictures) return 'Dodaj'
  return typed === null ? 'Prihvati' : 'Zameni'
}

/** The link's attributes as product facts; drops those that are too long and all beyond MAX_FACTS. */
const asFacts = (attributes: LinkFacts['attributes']): ProductFact[] =>
  attributes.flatMap((attribute) => ProductFact.safeParse(attribute).data ?? []).slice(0, MAX_FACTS)

const MAX_FACTS = 30

/** Facts that fit no field: the writer uses them if the seller agrees. */
function ForTheText({ facts: { description, attributes } }: { facts: LinkFacts }) {
  const { control, setValue } = useFormContext<ProductValues>()
  const [used, dropped] = useWatch({ control, name: ['useLinkFacts', 'droppedFacts'] })
  useEffect(() => setValue('linkFacts', asFacts(attributes)), [attributes, setValue])
  if (description === null && attributes.length === 0) return null
  return (
    <li className="px-3 py-3">
      <Switch
        label="Koristi u tekstu stranice"
        hint={
          <>
            {attributes.length > 0 && counted(attributes.length, ATTRIBUTES)}
            {attributes.length > 0 && description !== null && ' i '}
            {description !== null && 'opis'}
          </>
        }
        checked={used}
        onChange={(next) => setValue('useLinkFacts', next, { shouldDirty: true })}
      />
      <ul className="mt-2 space-y-1 text-small">
        {attributes.map(({ name, value }) => (
          <li key={name}>
            <label className="flex min-h-11 items-center gap-3 md:min-h-8">
              <input
                type="checkbox"
                className="size-4.5 shrink-0 accent-brand"
                checked={used && !dropped.includes(name)}
                disabled={!used}
                onChange={({ target }) =>
                  setValue(
                    'droppedFacts',
                    target.checked ? dropped.filter((each) => each !== name) : [...dropped, name],
                    { shouldDirty: true },
                  )
                }
              />
              <span className="w-28 shrink-0 break-words text-fg2">{name}</span>
              <span className="min-w-0 break-words">{value}</span>
            </label>
          </li>
        ))}
      </ul>
      {description !== null && <p className="mt-2 line-clamp-2 text-small text-fg2">{description}</p>}
    </li>
  )
}
