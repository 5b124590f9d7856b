import type { PreviewField } from '../../../../shop/preview/messages.ts'
import type { EditorValues } from '../model/editor-values.ts'
import { pathsOf } from '../model/problems.ts'
import { STORY_LABELS } from '../tabs/story-blocks.ts'

const field = (name: string, label: string): PreviewField => ({ name, label, marks: pathsOf(name), images: [] })

/** The form's fields, each with the names by which its texts and prices are marked on the page. */
export function previewFieldsOf(values: EditorValues): PreviewField[] {
  const { bullets, faq, testimonials, benefitsSection, story } = values
  return [
    field('title', 'Naslov'),
    field('hook', 'Podnaslov'),
    field('shortName', 'Kratak naziv'),
    ...bullets.flatMap((_, index) => [
      field(`bullets.${index}.title`, `Prednost ${index + 1}`),
      field(`bullets.${index}.text`, `Prednost ${index + 1}`),
    ]),
    field('longDescription', 'Opis'),
    ...faq.flatMap((_, index) => [
      field(`faq.${index}.q`, `Pitanje ${index + 1}`),
      field(`faq.${index}.a`, `Odgovor ${index + 1}`),
    ]),
    field('benefitsSection.title', 'Naslov bloka prednosti'),
    field('benefitsSection.subtitle', 'Rečenica bloka prednosti'),
    field('benefitsSection.ctaText', 'Dugme bloka prednosti'),
    ...benefitsSection.benefits.map((_, index) =>
      field(`benefitsSection.benefits.${index}.text`, `Stavka ${index + 1}`),
    ),
    field('priceAnchoring.currentPrice', 'Nova cena'),
    field('priceAnchoring.originalPrice', 'Prethodna cena'),
    field('priceAnchoring.comparisonText', 'Poređenje'),
    ...testimonials.flatMap((_, index) => [
      field(`testimonials.${index}.text`, `Utisak ${index + 1}`),
      field(`testimonials.${index}.name`, `Utisak ${index + 1}`),
    ]),
    ...[...STORY_LABELS].map(([name, label]) => field(name, label)),
    ...story.trustStatistics.flatMap((_, index) =>
      ['number', 'label', 'description'].map((part) =>
        field(`story.trustStatistics.${index}.${part}`, `Brojka ${index + 1}`),
      ),
    ),
    ...story.faqSection.flatMap((_, index) => [
      field(`story.faqSection.${index}.question`, `Pitanje ${index + 1}`),
      field(`story.faqSection.${index}.answer`, `Odgovor ${index + 1}`),
    ]),
    { name: 'images', label: 'Slike', marks: [], images: values.images },
  ]
}
