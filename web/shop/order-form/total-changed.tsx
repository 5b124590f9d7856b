import type { Market } from '@izlog/contracts/domain/market-facts'
import { formatMoney } from '@izlog/contracts/domain/money'
import { localize } from '../parts/speech.ts'

/** The price moved while the form was open: says the new sum, and that nothing was ordered yet. */
export const TotalChanged = ({ total, symbol, market }: { total: number; symbol: string; market: Market }) => (
  <p className="total-changed" role="alert">
    {localize(market, 'Cena je u međuvremenu promenjena i sada iznosi')} <b>{formatMoney(total, symbol)}</b>. Ako Vam
    odgovara, pritisnite „Poruči” još jednom.
  </p>
)
