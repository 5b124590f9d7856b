import { thankYouPath } from './thank-you-path.ts'

/** The answer to an earlier try was lost, and it had arrived: says so, and that nothing more was ordered. */
export const PlacedBefore = ({ websiteId, orderId }: { websiteId: number; orderId: string }) => (
  <p className="total-changed" role="alert">
    Prethodna porudžbina je ipak primljena: <a href={thankYouPath(websiteId, orderId)}>pogledajte je</a>. Ako želite još
    jednu, pritisnite „Poruči” još jednom.
  </p>
)
