import { MARKETS, type Market } from '@izlog/contracts/domain/market-facts'
import { formatMoney } from '@izlog/contracts/domain/money'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../api/client.ts'
import { DialogActions } from '../../ui/dialog-actions.tsx'
import { TextField } from '../../ui/field.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { AddressField } from './address-field.tsx'
import { type Copied, copyBody, type Faults, pricesToConfirm, proposedAddress, proposedPrices } from './copy-form.ts'
import { issueOf } from './issue-of.ts'
import type { useDuplicate } from './own-page-calls.ts'

const MARKET_OPTIONS = [
  { value: 'Serbia', label: MARKETS.Serbia.label },
  { value: 'Bosnia', label: 'BiH' },
  { value: 'Montenegro', label: MARKETS.Montenegro.label },
] as const

interface DuplicateFormProps {
  copied: Copied
  duplicate: ReturnType<typeof useDuplicate>
  onClose: () => void
}

/** Market, address and, in another currency, every price to confirm. What was typed for a market stays when another is looked at. */
export function DuplicateForm({ copied, duplicate, onClose }: DuplicateFormProps) {
  const { website } = copied
  const [market, setMarket] = useState<Market>(website.targetMarket)
  const [ownAddress, setOwnAddress] = useState<string>()
  const [ownPrices, setOwnPrices] = useState<Partial<Record<Market, Record<string, string>>>>({})
  const [faults, setFaults] = useState<Faults>({})
  const isAbroad = market !== website.targetMarket
  const customUrl = ownAddress ?? proposedAddress(website.customUrl, isAbroad ? market : undefined)
  const prices = pricesToConfirm(copied)
  const typed = { ...proposedPrices(prices, website.currency, market), ...ownPrices[market] }
  const forget = (field: string) => setFaults(({ [field]: _settled, form: _form, ...left }) => left)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (duplicate.isPending) return
    const made = copyBody(copied, { customUrl, market, prices: typed })
    if ('faults' in made) return setFaults(made.faults)
    setFaults({})
    duplicate.mutate(made.body, { onError: (error) => setFaults(refusedBy(error, prices)) })
  }
  return (
    <form noValidate onSubmit={submit} className="pb-5">
      <p className="mb-1.5 text-small font-semibold max-md:text-body">Tržište</p>
      <Segmented label="Tržište" strip value={market} options={MARKET_OPTIONS} onChange={setMarket} />
      <div className="mt-4">
        <AddressField
          value={customUrl}
          error={faults.customUrl}
          disabled={duplicate.isPending}
          onChange={(value) => {
            setOwnAddress(value)
            forget('customUrl')
          }}
        />
      </div>
      {isAbroad && (
        <fieldset className="mt-5">
          <legend className="font-bold">Cene u valuti {MARKETS[market].currencySymbol}</legend>
          <p className="mt-1 mb-3 text-fg2">Preračunali smo ih. Potvrdite ih ili ispravite.</p>
          <div className="grid gap-3 md:grid-cols-2">
            {prices.map(({ key, label, amount }) => (
              <TextField
                key={key}
                label={label}
                hint={`Sada ${formatMoney(amount, website.currencySymbol)}`}
                error={faults[`prices.${key}`]}
                inputMode="decimal"
                autoComplete="off"
                className="tabular"
                after={MARKETS[market].currencySymbol}
                value={typed[key] ?? ''}
                disabled={duplicate.isPending}
                onChange={({ target }) => {
                  setOwnPrices((own) => ({ ...own, [market]: { ...own[market], [key]: target.value } }))
                  forget(`prices.${key}`)
                }}
              />
            ))}
          </div>
        </fieldset>
      )}
      <p className="mt-4 text-fg2">
        Prepisuju se tekstovi, slike i upsell proizvodi. Porudžbine i domen ostaju na ovoj stranici. Kopija je
        isključena dok je ne proverite.
      </p>
      {faults.form && (
        <p role="alert" className="mt-3 font-medium text-error">
          {faults.form}
        </p>
      )}
      <DialogActions onCancel={onClose} busy={duplicate.isPending && 'Pravimo kopiju…'} disabled={false}>
        {isAbroad ? 'Potvrdi cene i napravi kopiju' : 'Napravi kopiju'}
      </DialogActions>
    </form>
  )
}

/** The refusal at the fields that it names; else below the form. */
function refusedBy(error: unknown, prices: readonly { key: string }[]): Faults {
  const fields = ['customUrl', ...prices.map(({ key }) => `prices.${key}`)]
  const named = fields.flatMap((field): [string, string][] => {
    const issue = issueOf(error, field)
    return issue ? [[field, issue]] : []
  })
  if (named.length > 0) return Object.fromEntries(named)
  return { form: sentenceOf(error, 'Kopija nije napravljena. Pokušajte ponovo za koji trenutak.') }
}
