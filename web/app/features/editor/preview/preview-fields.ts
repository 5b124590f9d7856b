import { offersOf } from '@izlog/contracts/domain/offers'
import type { Website } from '@izlog/contracts/domain/website'
import type { PreviewField } from '../../../../shop/preview/messages.ts'
import { formatMoney } from '../../../ui/format.ts'
import type { EditorValues } from '../model/editor-values.ts'
import { linesIn } from '../model/story-values.ts'
import { STORY_LABELS } from '../tabs/story-blocks.ts'

const field = (name: string, label: string, ...texts: string[]): PreviewField => ({ name, label, texts, images: [] })

const paragraphsIn = (text: string): string[] => text.split(/\n\s*\n/)

/** The form's fields with their texts; the preview finds a field's place by its text. */
export function previewFieldsOf(values: EditorValues, page: Website): PreviewField[] {
  const [single] = offersOf(page)
  const money = (amount: number | null | undefined) => (amount ? [formatMoney(amount, page.currencySymbol)] : [])
  return [
    // A text belongs to the first field that matches it, and a story field matches more exactly than a general one.
    ...(page.templateName === 'Advertorial Template' ? storyFields(values) : []),
    field('title', 'Naslov', values.title),
    field('hook', 'Podnaslov', values.hook),
    field('shortName', 'Kratak naziv', values.shortName),
    ...values.bullets.flatMap(({ title, text }, index) => [
      field(`bullets.${index}.title`, `Prednost ${index + 1}`, title),
      field(`bullets.${index}.text`, `Prednost ${index + 1}`, text),
    ]),
    field('longDescription', 'Opis', ...paragraphsIn(values.longDescription)),
    ...values.faq.flatMap(({ q, a }, index) => [
      field(`faq.${index}.q`, `Pitanje ${index + 1}`, q),
      field(`faq.${index}.a`, `Odgovor ${index + 1}`, a),
    ]),
    field('priceAnchoring.currentPrice', 'Nova cena', ...money(single?.price)),
    field('priceAnchoring.originalPrice', 'Prethodna cena', ...money(single?.originalPrice)),
    field('priceAnchoring.comparisonText', 'Poređenje', values.priceAnchoring.comparisonText),
    ...values.testimonials.flatMap(({ name, text }, index) => [
      field(`testimonials.${index}.text`, `Utisak ${index + 1}`, text),
      field(`testimonials.${index}.name`, `Utisak ${index + 1}`, name),
    ]),
    { name: 'images', label: 'Slike', texts: [], images: values.images },
  ]
}

function storyFields({ story }: EditorValues): PreviewField[] {
  const label = (name: string) => STORY_LABELS.get(name) ?? 'Priča'
  const group = (name: string, part: Readonly<Record<string, string>>) =>
    Object.entries(part).map(([key, text]) =>
      field(`story.${name}.${key}`, label(`story.${name}.${key}`), ...linesIn(text)),
    )
  const { heroSection, benefitsSection, ctaSection, headerSection, footerSection, ...rest } = story
  const { trustStatistics, faqSection, benefitsList, noLongerNeedList, ...paragraphs } = rest
  return [
    ...group('headerSection', headerSection),
    ...group('heroSection', heroSection),
    ...Object.entries(paragraphs).map(([key, text]) =>
      field(`story.${key}`, label(`story.${key}`), ...paragraphsIn(text)),
    ),
    field('story.benefitsList', label('story.benefitsList'), ...linesIn(benefitsList)),
    field('story.noLongerNeedList', label('story.noLongerNeedList'), ...linesIn(noLongerNeedList)),
    ...group('benefitsSection', benefitsSection),
    ...group('ctaSection', ctaSection),
    ...group('footerSection', footerSection),
    ...trustStatistics.flatMap(({ number, label: meaning, description }, index) => [
      field(`story.trustStatistics.${index}.number`, `Brojka ${index + 1}`, number),
      field(`story.trustStatistics.${index}.label`, `Brojka ${index + 1}`, meaning),
      field(`story.trustStatistics.${index}.description`, `Brojka ${index + 1}`, description),
    ]),
    ...faqSection.flatMap(({ question, answer }, index) => [
      field(`story.faqSection.${index}.question`, `Pitanje ${index + 1}`, question),
      field(`story.faqSection.${index}.answer`, `Odgovor ${index + 1}`, answer),
    ]),
  ]
}
