import { AmountInput } from '../fields/amount-input.tsx'
import { Section } from '../fields/section.tsx'

/** What the courier collects for the delivery, beside the price of the product. */
export const DeliveryFields = () => (
  <Section title="Dostava">
    <div className="grid grid-cols-2 gap-3">
      <AmountInput name="deliveryPricing.price" label="Cena dostave" blankable />
      <AmountInput name="deliveryPricing.freeFrom" label="Besplatna od" blankable />
    </div>
    <p className="text-small text-fg3">
      Kurir je naplaćuje uz cenu proizvoda, a kupac je vidi pre poručivanja. Prazno: stranica o ceni dostave ne govori
      ništa i ništa se ne dodaje. Za besplatnu dostavu upišite 0.
    </p>
  </Section>
)
