import { Controller } from 'react-hook-form'
import { Switch } from '../../../ui/switch.tsx'
import { useEditor } from '../editor-context.ts'
import { Section } from '../fields/section.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { PriceFields } from './price-fields.tsx'
import { QuantityOptions } from './quantity-options.tsx'
import { ShopperPrices } from './shopper-prices.tsx'
import { TermsFields } from './terms-fields.tsx'
import { TestimonialsField } from './testimonials-field.tsx'

/** Prices and testimonials (docs/product/builder.md 2.6). */
export function PricingTab() {
  const { form } = useEditor()
  return (
    <div className="space-y-5">
      <PriceFields />
      <DeliveryFields />
      <TermsFields />
      <QuantityOptions />
      <ShopperPrices />
      <TestimonialsField />
      <Section title="Brojke o kupcima">
        <Controller
          control={form.control}
          name="figures"
          render={({ field }) => (
            <Switch
              label="Prikaži reklamne brojke"
              hint="Ocena 4,9, broj kupaca, posetioci i preostali komadi su reklama, niko ih nije izbrojao. Kad je isključeno, stranica prikazuje samo izbrojano: koliko ljudi je upravo gleda i koliko je porudžbina stiglo u poslednja 24 sata. Popusti se tada računaju iz cena, a sat koji kreće iznova i utisci koje niste sami uneli se ne prikazuju."
              checked={field.value === 'as-specified'}
              onChange={(shown) => field.onChange(shown ? 'as-specified' : 'honest')}
            />
          )}
        />
      </Section>
    </div>
  )
}
