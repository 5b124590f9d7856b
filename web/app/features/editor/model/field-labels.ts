import { fieldOf } from '@izlog/contracts/page-fields/page-fields'
import { STORY_LABELS } from '../tabs/story-blocks.ts'

/** Labels of fields that are no field of the page's table, by their path without the numbers of entries. */
const LABELS: Readonly<Record<string, string>> = {
  'editableContent.newBadge': 'Oznaka uz proizvod',
  'editableContent.ctaButtonText': 'Dugme za poručivanje',
  'editableContent.storySubtitle': 'Podnaslov priče',
  'editableContent.benefit1Title': 'Prva prednost',
  'editableContent.benefit1Description': 'Objašnjenje prve',
  'editableContent.benefit2Title': 'Druga prednost',
  'editableContent.benefit2Description': 'Objašnjenje druge',
  'editableContent.benefit3Title': 'Treća prednost',
  'editableContent.benefit3Description': 'Objašnjenje treće',
  'urgencyElements.limitedStock': 'Količina',
  'urgencyElements.limitedTime': 'Vreme',
  'urgencyElements.socialProof': 'Drugi kupci',
  'urgencyElements.exclusivity': 'Samo ovde',
  'urgencyElements.bonuses': 'Pogodnosti uz cenu',
  'terms.delivery': 'Dostava',
  'terms.arrival': 'Rok isporuke',
  'terms.returns': 'Povraćaj',
  'terms.guarantee': 'Garancija',
  'benefitsSection.title': 'Naslov bloka',
  'benefitsSection.subtitle': 'Rečenica ispod naslova',
  'benefitsSection.ctaText': 'Dugme bloka',
  'priceAnchoring.currentPrice': 'Nova cena',
  'priceAnchoring.originalPrice': 'Prethodna cena',
  'priceAnchoring.savings': 'Ušteda',
  'priceAnchoring.comparisonText': 'Poređenje',
  'deliveryPricing.price': 'Cena dostave',
  'deliveryPricing.freeFrom': 'Besplatna od',
}

/** The name of one entry of a list. */
const ENTRIES: Readonly<Record<string, string>> = {
  bullets: 'Prednost',
  faq: 'Pitanje',
  testimonials: 'Utisak',
  problemSolutionSections: 'Problem',
  'benefitsSection.benefits': 'Stavka',
  quantityOptions: 'Opcija',
  sectionPlan: 'Sekcija',
  'story.trustStatistics': 'Brojka',
  'story.faqSection': 'Pitanje u priči',
}

/** What a field of the form is called; an entry of a list with its number: 'Utisak 2'. */
export function labelOf(path: string): string {
  const [, list = '', index] = /^(.*?)\.(\d+)(?:\.|$)/.exec(path) ?? []
  if (index !== undefined) return `${ENTRIES[list] ?? ''} ${Number(index) + 1}`.trim()
  return LABELS[path] ?? STORY_LABELS.get(path) ?? fieldOf(path)?.label ?? ''
}
