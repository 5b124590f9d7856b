import { deliveryLine } from '@izlog/contracts/domain/delivery-pricing'
import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { localize } from '../../parts/localize.ts'
import type { WithTerms } from '../../parts/terms.ts'

/** The paragraphs of a story: before its quote, after it, and of the results. */
interface StoryText {
  readonly opening: readonly string[]
  readonly turning: readonly string[]
  readonly results: readonly string[]
}

/** For pages with neither a story nor a description (docs/product/builder.md 2.3): it is about buying, because nothing is known about the product. */
export function defaultStory({
  productName,
  targetMarket,
}: Pick<PublicWebsite, 'productName' | 'targetMarket'>): StoryText {
  const text = (sentence: string) => localize(targetMarket, sentence)
  return {
    opening: [
      text('Znate kako to ide. Sitnica smeta svakog dana, a nikad dovoljno da se njome bavite baš danas.'),
      text('Onda prođe pola godine. Na spisku su i dalje posao, kuća i računi, a sitnica je ostala.'),
    ],
    turning: [
      `${text('Zato bez velikih obećanja. Proizvod se zove')} ${productName}, i tu je da jednu stvar skine sa spiska.`,
      text(
        'Poručivanje traje manje od minuta. Ništa ne plaćate unapred: kurir zove pre dolaska, a novac dajete kad paket stigne.',
      ),
    ],
    results: [
      text(
        'Isprobajte ga kod kuće, bez žurbe. Ako Vam ne odgovara, imate 30\u00a0dana da se javite i vraćamo Vam novac.',
      ),
    ],
  }
}

/** True of every order; without a delivery price of the seller's, the specification's. */
export const defaultBenefits = ({ deliveryPricing, currencySymbol }: WithTerms): readonly string[] => [
  'Plaćate kuriru, tek kad paket stigne',
  deliveryPricing ? deliveryLine(deliveryPricing, currencySymbol) : 'Besplatna dostava na kućnu adresu',
  '30\u00a0dana za povraćaj novca',
]
