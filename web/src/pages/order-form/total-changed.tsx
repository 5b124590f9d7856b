import { formatMoney } from '@izlog/contracts/domain/money'

/** The price moved while the form was open: says the new sum, and that nothing was ordered yet. */
export const TotalChanged = ({ total, symbol }: { total: number; symbol: string }) => (
  <p className="total-changed" role="alert">
    Cena je u međuvremenu promenjena i sada iznosi <b>{formatMoney(total, symbol)}</b>. Ako Vam odgovara, pritisnite
    „Poruči“ još jednom.
  </p>
)
