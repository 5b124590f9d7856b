import { MAX_REVIEW_LENGTH, MAX_STARS, signatureOf } from '@izlog/contracts/domain/review-text'
import type { OrderRead } from '@izlog/contracts/http/orders'
import { type FormEvent, useState } from 'react'
import { localizeByCurrency } from '../parts/localize.ts'
import { sendReview } from './change-order.ts'

interface ReviewFormProps {
  order: OrderRead
  /** Takes the order as the server has it now. */
  onChange: (order: OrderRead) => void
}

const STARS = Array.from({ length: MAX_STARS }, (_, place) => place + 1)
const NAMES = ['Loše', 'Slabo', 'Dobro', 'Vrlo dobro', 'Odlično']

/** Of a delivered order: stars and a sentence, until the seller has decided whether the page shows them. */
export function ReviewForm({ order, onChange }: ReviewFormProps) {
  const [stars, setStars] = useState(order.review?.stars ?? 0)
  const [text, setText] = useState(order.review?.text ?? '')
  const [notice, setNotice] = useState<{ message: string; isBad: boolean } | null>(null)
  const [isSending, setSending] = useState(false)
  const localized = (text: string) => localizeByCurrency(order.currencySymbol, text)
  if (!order.mayReview) return order.review && <p className="change-notice">{localized('Hvala na oceni!')}</p>

  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (stars === 0) return setNotice({ message: 'Izaberite ocenu od 1 do 5.', isBad: true })
    if (text.trim().length < 3) return setNotice({ message: 'Napišite rečenicu o proizvodu.', isBad: true })
    setSending(true)
    const change = await sendReview(order.orderId, { stars, text })
    setSending(false)
    if (change.kind === 'changed') onChange(change.order)
    if (change.kind === 'changed') return setNotice({ message: 'Hvala! Ocena je stigla do prodavca.', isBad: false })
    const problem = change.kind === 'refused' ? change.message : Object.values(change.problems)[0]
    setNotice({ message: problem ?? 'Ocena nije prihvaćena. Pogledajte šta ste upisali.', isBad: true })
  }

  return (
    <form className="card change-card" noValidate onSubmit={send} aria-labelledby="review-title">
      <h2 id="review-title">Kakav je proizvod?</h2>
      <fieldset className="star-choice">
        <legend className="sr-only">{localized('Ocena')}</legend>
        {STARS.map((star) => (
          <label key={star} className={star <= stars ? 'on' : undefined}>
            <input type="radio" name="stars" value={star} checked={star === stars} onChange={() => setStars(star)} />
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m8 .9 2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.4.9-5L.8 6.2l5-.7z" />
            </svg>
            <span className="sr-only">
              {star} od {MAX_STARS}, {NAMES[star - 1]}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor="review-text">Vaša rečenica</label>
        <textarea
          id="review-text"
          name="text"
          rows={3}
          maxLength={MAX_REVIEW_LENGTH}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p className="field-hint">
          Ako je prodavac objavi, na stranici piše: {signatureOf(order)}, {order.city}.
        </p>
      </div>
      {notice && (
        <p className="change-notice" role={notice.isBad ? 'alert' : 'status'}>
          {localized(notice.message)}
        </p>
      )}
      <button type="submit" className="order-button" disabled={isSending}>
        {localized(order.review ? 'Sačuvaj ocenu' : 'Pošalji ocenu')}
      </button>
    </form>
  )
}
