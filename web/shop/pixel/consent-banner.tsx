import type { Seller } from '../render-types.ts'
import { answerConsent } from './consent.ts'
import { useConsent } from './use-consent.ts'

/** Asks once for consent to measuring, if the seller requires it; both answers are equally prominent. */
export function ConsentBanner({ seller }: { seller: Seller | null }) {
  const { open } = useConsent(seller)
  if (!open || !seller) return null
  return (
    <section className="consent" aria-label="Pristanak na merenje oglasa">
      <p>
        Smemo li da merimo da li oglas donosi porudžbine?
        <span className="wide-only"> Poručivanje radi i bez toga.</span>
      </p>
      <div>
        <button type="button" onClick={() => answerConsent(seller, false)}>
          Ne
        </button>
        <button type="button" onClick={() => answerConsent(seller, true)}>
          Da, slažem se
        </button>
      </div>
    </section>
  )
}
