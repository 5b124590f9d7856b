import { Controller } from 'react-hook-form'
import { Switch } from '../../../ui/switch.tsx'
import { useEditor } from '../editor-context.ts'
import { AmountInput } from '../fields/amount-input.tsx'
import { Section } from '../fields/section.tsx'

/** What the courier collects for the delivery, beside the price of the product, and when the courier gets the parcel. */
export function DeliveryFields() {
  const { form } = useEditor()
  return (
    <Section title="Dostava">
      <div className="grid grid-cols-2 gap-3">
        <AmountInput name="deliveryPricing.price" label="Cena dostave" blankable />
        <AmountInput name="deliveryPricing.freeFrom" label="Besplatna od" blankable />
      </div>
      <p className="text-small text-fg3">
        Kurir je naplaćuje uz cenu proizvoda, a kupac je vidi pre poručivanja. Prazno: stranica o ceni dostave ne govori
        ništa i ništa se ne dodaje. Za besplatnu dostavu upišite 0.
      </p>
      <Controller
        control={form.control}
        name="releaseOn"
        render={({ field }) => (
          <Switch
            label="Paket kuriru tek kad potvrdim porudžbinu"
            hint="Kad je isključeno, pošiljka se prijavljuje kuriru čim stigne porudžbina. Kad je uključeno, čeka da je potvrdite, a kupcu na stranici zahvalnosti piše da paket šaljete posle poziva. Važi za porudžbine koje stignu posle čuvanja."
            checked={field.value === 'confirmed'}
            onChange={(checked) => field.onChange(checked ? 'confirmed' : 'ordered')}
          />
        )}
      />
    </Section>
  )
}
