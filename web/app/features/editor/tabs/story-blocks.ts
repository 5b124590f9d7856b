import type { FieldPath } from 'react-hook-form'
import type { EditorValues } from '../model/editor-values.ts'

interface StoryField {
  readonly name: FieldPath<EditorValues>
  readonly label: string
  /** The initial number of lines; undefined means a field of one line. */
  readonly rows?: 2 | 3 | 5
  readonly hint?: string
}

interface StoryBlock {
  readonly title: string
  readonly fields: readonly StoryField[]
}

const ONE_A_LINE = 'Svaka stavka u svom redu.'

/** The story's blocks in the order of the landing page (docs/product/builder.md 3.1); lists with more than text are in advertorial-tab.tsx. */
export const BLOCKS_BEFORE: readonly StoryBlock[] = [
  {
    title: 'Zaglavlje',
    fields: [
      { name: 'story.headerSection.welcomeBannerText', label: 'Traka na vrhu' },
      { name: 'story.headerSection.brandName', label: 'Naziv brenda' },
      { name: 'story.headerSection.productSubtitle', label: 'Podnaslov brenda' },
      {
        name: 'story.headerSection.navigationLinks',
        label: 'Linkovi u zaglavlju',
        rows: 3,
        hint: `${ONE_A_LINE} Redom vode na priču, prednosti, pitanja i poručivanje.`,
      },
      { name: 'story.headerSection.ctaButtonText', label: 'Dugme' },
    ],
  },
  {
    title: 'Uvod',
    fields: [
      { name: 'story.heroSection.heroTitle', label: 'Naslov priče', rows: 2 },
      { name: 'story.heroSection.heroSubtitle', label: 'Uvodna rečenica', rows: 2 },
      { name: 'story.heroSection.heroDescription', label: 'Ko priča', hint: 'Ime i prezime, pa tačka.' },
    ],
  },
  {
    title: 'Priča',
    fields: [
      { name: 'story.personalIntro', label: 'Lični uvod', rows: 3, hint: 'Prazan red počinje nov pasus.' },
      { name: 'story.problemDescription', label: 'Opis problema', rows: 3 },
      { name: 'story.agoniaSection', label: 'Najteži trenutak', rows: 3 },
      { name: 'story.productQuote', label: 'Citat', rows: 2 },
      { name: 'story.breakthroughMoment', label: 'Preokret', rows: 3 },
      { name: 'story.discoveryStory', label: 'Kako je proizvod pronađen', rows: 3 },
    ],
  },
]

export const BLOCKS_AFTER: readonly StoryBlock[] = [
  {
    title: 'Rezultati',
    fields: [
      { name: 'story.resultsSection', label: 'Posle', rows: 3 },
      { name: 'story.resultsDescription', label: 'Danas', rows: 3 },
    ],
  },
  {
    title: 'Prednosti u priči',
    fields: [
      { name: 'story.benefitsSection.benefitsIntro', label: 'Uvod u prednosti' },
      { name: 'story.benefitsList', label: 'Prednosti na stranici', rows: 5, hint: ONE_A_LINE },
      { name: 'story.benefitsSection.benefits', label: 'Prednosti, opširnije', rows: 5, hint: ONE_A_LINE },
      { name: 'story.noLongerNeedList', label: 'Više Vam ne treba', rows: 3, hint: ONE_A_LINE },
    ],
  },
  {
    title: 'Savet',
    fields: [
      { name: 'story.ctaAdvice', label: 'Naslov saveta' },
      { name: 'story.ctaAdviceDetailed', label: 'Tekst saveta', rows: 3 },
    ],
  },
  {
    title: 'Poziv na poručivanje',
    fields: [
      { name: 'story.ctaSection.mainCtaText', label: 'Tekst poziva' },
      { name: 'story.ctaSection.urgencyText', label: 'Zašto sada', rows: 2 },
      { name: 'story.ctaSection.guaranteeText', label: 'Garancija', rows: 2 },
    ],
  },
  {
    title: 'Podnožje',
    fields: [
      { name: 'story.footerSection.companyInfo', label: 'O firmi' },
      {
        name: 'story.footerSection.contactInfo',
        label: 'Kontakt',
        hint: 'Dok u redu stoji {email}, stranica ga ne prikazuje. Umesto toga upišite svoju adresu.',
      },
      { name: 'story.footerSection.deliveryInfo', label: 'Isporuka' },
      { name: 'story.footerSection.supportHours', label: 'Radno vreme podrške' },
      { name: 'story.footerSection.legalNotice', label: 'Pravna napomena', rows: 2 },
    ],
  },
]

/** The labels of story fields for the outline in the preview. */
export const STORY_LABELS: ReadonlyMap<string, string> = new Map(
  [...BLOCKS_BEFORE, ...BLOCKS_AFTER].flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
)
