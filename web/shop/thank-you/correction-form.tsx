import { MARKETS, type Market } from '@izlog/contracts/domain/market-facts'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { type FormEvent, useState } from 'react'
import { FieldProblem } from '../order-form/field.tsx'
import { FIELD_ATTRIBUTES, type FieldName, type FieldProblems, problemOf } from '../order-form/order-fields.ts'
import { sendCorrection } from './change-order.ts'
import { OtherParcels } from './other-parcels.tsx'

type Corrected = Extract<FieldName, 'name' | 'phone' | 'address' | 'city' | 'postalCode'>
type Values = Readonly<Record<Corrected, string>>

interface CorrectionFormProps {
  order: OrderRead
  onChange: (order: OrderRead) => void
  /** With what came of it, for the shopper to read; null: nothing was done. */
  onEnd: (message: string | null) => void
}

/** What a shopper may correct, as they typed it. What is typed here stays until it is saved, also when the seller edits the order meanwhile. */
export function CorrectionForm({ order, onChange, onEnd }: CorrectionFormProps) {
  const [values, setValues] = useState(() => valuesOf(order))
  // Of the data that the shopper has seen: a newer order behind the form must not be overwritten unseen.
  const [seenTag, setSeenTag] = useState(order.dataTag)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [refusal, setRefusal] = useState<{ message: string; now?: string } | null>(null)
  const [isSending, setSending] = useState(false)
  const fields = fieldsOf(order)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(values, fields, order)
    setProblems(found)
    if (Object.keys(found).length > 0 || isSending) return
    setSending(true)
    const change = await sendCorrection(order.orderId, { ...values, dataTag: seenTag })
    setSending(false)
    if (change.kind === 'invalid') return setProblems(change.problems)
    if (change.order) {
      onChange(change.order)
      setSeenTag(change.order.dataTag)
    }
    if (change.kind === 'changed') return onEnd('Podaci su ispravljeni i prodavac je obavešten.')
    if (change.order?.fixedBy) return onEnd(change.message)
    setRefusal({ message: change.message, ...(change.order ? { now: inOneLine(change.order) } : {}) })
  }

  return (
    <form className="card change-card" noValidate onSubmit={save} aria-labelledby="correction-title">
      <h2 id="correction-title">Ispravite podatke</h2>
      <OtherParcels
        order={order}
        one="Ispravljate samo ovaj paket. Otvorite i drugi ako važi i za njega:"
        several="Ispravljate samo ovaj paket. Otvorite i druge ako važi i za njih:"
      />
      {fields.map((name) => (
        <Field
          key={name}
          name={name}
          value={values[name]}
          problem={problems[name]}
          onType={(value) => setValues((now) => ({ ...now, [name]: value }))}
        />
      ))}
      {refusal && (
        <p className="change-notice" role="alert">
          {refusal.message}
          {refusal.now && (
            <>
              {' '}
              Sada piše: <b>{refusal.now}</b>.
            </>
          )}
        </p>
      )}
      <div className="change-buttons">
        <button type="submit" className="order-button" disabled={isSending}>
          {isSending ? 'Čuvamo…' : 'Sačuvaj'}
        </button>
        <button type="button" className="plain-button" disabled={isSending} onClick={() => onEnd(null)}>
          Odustani
        </button>
      </div>
    </form>
  )
}

interface FieldProps {
  name: Corrected
  value: string
  problem: string | undefined
  onType: (value: string) => void
}

function Field({ name, value, problem, onType }: FieldProps) {
  const { label, hint: _, type = 'text', capitalize, ...input } = FIELD_ATTRIBUTES[name]
  const id = `correction-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        name={name}
        type={type}
        autoCapitalize={capitalize ?? 'off'}
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      {problem && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
    </div>
  )
}

const valuesOf = ({ firstName, lastName, phone, address, city, postalCode }: OrderRead): Values => ({
  ...{ name: `${firstName} ${lastName}`.trim(), phone, address, city },
  postalCode: postalCode ?? '',
})

/** The postal code only where the order has one. */
const fieldsOf = ({ postalCode }: OrderRead): readonly Corrected[] => [
  ...(['name', 'phone', 'address', 'city'] as const),
  ...(postalCode === null ? [] : (['postalCode'] as const)),
]

function problemsOf(values: Values, fields: readonly Corrected[], { currencySymbol }: OrderRead): FieldProblems {
  const rules = { market: marketOf(currencySymbol), fields, required: fields }
  const found = fields.map((field) => [field, problemOf(field, values[field], rules)] as const)
  return Object.fromEntries(found.filter(([, problem]) => problem !== null))
}

/** For the example of a phone number; each market has a currency of its own. */
const marketOf = (symbol: string): Market =>
  (Object.keys(MARKETS) as Market[]).find((market) => MARKETS[market].currencySymbol === symbol) ?? 'Serbia'

const inOneLine = (order: OrderRead): string => {
  const { name, phone, address, city, postalCode } = valuesOf(order)
  return [name, phone, address, `${postalCode} ${city}`.trim()].join(', ')
}
