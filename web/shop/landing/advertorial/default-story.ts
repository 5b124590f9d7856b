import type { PublicWebsite } from '@izlog/contracts/domain/website'
import { localize } from '../../parts/speech.ts'

/** The paragraphs of a story: before its quote, after it, and of what came of it. */
export interface StoryText {
  readonly opening: readonly string[]
  readonly turning: readonly string[]
  readonly results: readonly string[]
}

/** Stands in where a page has neither a story nor a description (builder spec 2.3): about buying, as nothing is known of the product. */
export function defaultStory({
  productName,
  targetMarket,
}: Pick<PublicWebsite, 'productName' | 'targetMarket'>): StoryText {
  const told = (text: string) => localize(targetMarket, text)
  return {
    opening: [
      told('Znate kako to ide. Sitnica smeta svakog dana, a nikad dovoljno da se njome bavite baš danas.'),
      told('Onda prođe pola godine. Na spisku su i dalje posao, kuća i računi, a sitnica je ostala.'),
    ],
    turning: [
      `${told('Zato bez velikih obećanja. Proizvod se zove')} ${productName}, i tu je da jednu stvar skine sa spiska.`,
      told(
        'Poručivanje traje manje od minuta. Ništa ne plaćate unapred: kurir zove pre dolaska, a novac dajete kad paket stigne.',
      ),
    ],
    results: [
      told(
        'Isprobajte ga kod kuće, bez žurbe. Ako Vam ne odgovara, imate 30\u00a0dana da se javite i vraćamo Vam novac.',
      ),
    ],
  }
}

/** What holds for everything that is sold here. */
export const DEFAULT_BENEFITS: readonly string[] = [
  'Plaćate kuriru, tek kad paket stigne',
  'Besplatna dostava na kućnu adresu',
  '30\u00a0dana za povraćaj novca',
]
