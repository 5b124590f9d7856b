import { z } from 'zod'
import { QuantityOffers } from '../domain/offer-schemas.ts'
import type { PageSection } from '../domain/page-sections.ts'
import { Picture } from '../domain/picture.ts'
import { ReleaseOn } from '../domain/release-on.ts'
import { SellerTerms } from '../domain/seller-notes.ts'
import type { TemplateName } from '../domain/templates.ts'
import { free, ImageList, line, list, removable, TestimonialInput } from './inputs.ts'
import {
  AdvertorialStoryInput,
  BenefitsSectionInput,
  DeliveryPricingInput,
  DesignRecommendationsInput,
  EditableContentInput,
  PriceAnchoringInput,
  ProblemSolutionsInput,
  QuantityOffersInput,
  UrgencyInput,
} from './part-inputs.ts'
import {
  AdvertorialStory,
  ArrangedSection,
  BenefitsSection,
  Bullet,
  DeliveryPricing,
  DesignRecommendations,
  EditableContent,
  FaqEntry,
  HexColor,
  Palette,
  PriceAnchoring,
  ProblemSolution,
  Testimonial,
  text,
  UrgencyElements,
} from './shapes.ts'

export const SEO_TITLE_MAX = 60
export const SEO_DESCRIPTION_MAX = 155
export const DEFAULT_PALETTE: Palette = { primary: '#0D9488', bg: '#F0FDFA' }

/** client shows the page as its seller edits it, customer as shoppers see it (docs/product/builder.md 2.6). */
export const PreviewMode = z.enum(['client', 'customer'])
export type PreviewMode = z.infer<typeof PreviewMode>

/** What a field holds, by which the editor's form and its comparisons handle it. */
type FieldKind = 'text' | 'bullets' | 'questions' | 'words' | 'parts' | 'pictures' | 'prices' | 'setting'

/** One field of a page: everything that differs from field to field. Schemas, save, editor and writer are derived from it. */
export interface PageField {
  kind: FieldKind
  /** In a sentence, in the accusative: 'naslov'. */
  name: string
  /** Above the field. */
  label: string
  /** How it is stored and answered; the default is what pages read that were stored before the field was. */
  stored: z.ZodType
  /** What the writer makes for a new page. */
  generated?: z.ZodType
  /** What PUT /api/websites/id/{id} takes; a field without it is not edited. */
  input?: z.ZodType
  /** What a save does with it: puts it in place of the old, lays its parts over the old ones, or settles it with the other prices. */
  merge?: 'replace' | 'parts' | 'settle'
  /** How words of the seller's own are remembered: for the field as one, or for each part of it. Absent: they are not. */
  ownWords?: 'whole' | 'parts'
  /** The section by which the writer proposes it again. */
  section?: PageSection
  /** Whether anybody may read it: an allow-list, so a new field stays private. */
  isPublic?: true
  /** The templates that show it to shoppers; absent: all. `document`: none, only the document's head and colours are made of it. */
  readBy?: 'document' | readonly TemplateName[]
  /** The same of its parts; one that is not named is shown where the field is. */
  partsReadBy?: Readonly<Record<string, readonly TemplateName[]>>
  /** How the editor's form asks for it: how many characters read well, lines at first, the hint below it. */
  form?: { count?: number; rows?: number; hint?: string }
}

const STORY: readonly TemplateName[] = ['Advertorial Template']

/** Every field of a page that is written for it or edited, in the order of the editor. */
export const PAGE_FIELDS = {
  productName: {
    kind: 'text',
    name: 'naziv proizvoda',
    label: 'Naziv proizvoda',
    stored: z.string().min(1),
    input: line(120),
    merge: 'replace',
    isPublic: true,
    form: { hint: 'U obrascu za poručivanje, u porudžbinama i u prodavnici.' },
  },
  title: {
    kind: 'text',
    name: 'naslov',
    label: 'Naslov',
    stored: z.string(),
    generated: text,
    input: line(300),
    merge: 'replace',
    ownWords: 'whole',
    section: 'headline',
    isPublic: true,
    form: { count: 70 },
  },
  shortName: {
    kind: 'text',
    name: 'kratak naziv',
    label: 'Kratak naziv',
    stored: z.string(),
    generated: text,
    input: line(80),
    merge: 'replace',
    ownWords: 'whole',
    isPublic: true,
    form: { hint: 'U zaglavlju stranice.' },
  },
  hook: {
    kind: 'text',
    name: 'uvodnu rečenicu',
    label: 'Podnaslov',
    stored: z.string(),
    generated: text,
    input: line(1000),
    merge: 'replace',
    ownWords: 'whole',
    section: 'headline',
    isPublic: true,
    form: { count: 140, rows: 2 },
  },
  bullets: {
    kind: 'bullets',
    name: 'prednosti',
    label: 'Prednosti',
    stored: z.array(Bullet).default([]),
    generated: z.array(Bullet).length(5),
    input: list(z.object({ title: line(300), text: line(1000) }), 12).min(1, 'Potrebna je najmanje jedna prednost'),
    merge: 'replace',
    ownWords: 'whole',
    section: 'bullets',
    isPublic: true,
    readBy: ['Minimalistic', 'Advertorial Template'],
  },
  longDescription: {
    kind: 'text',
    name: 'opis',
    label: 'Opis',
    stored: z.string().default(''),
    generated: text,
    input: free(20_000),
    merge: 'replace',
    ownWords: 'whole',
    section: 'longDescription',
    isPublic: true,
    readBy: ['Minimalistic', 'Advertorial Template'],
    form: { rows: 5, hint: 'Prazan red počinje nov pasus. Kratak prvi pasus je naslov opisa.' },
  },
  faq: {
    kind: 'questions',
    name: 'pitanja',
    label: 'Česta pitanja',
    stored: z.array(FaqEntry).default([]),
    generated: z.array(FaqEntry).length(3),
    input: list(z.object({ q: line(300), a: line(3000) }), 20),
    merge: 'replace',
    ownWords: 'whole',
    section: 'faq',
    isPublic: true,
  },
  seoTitle: {
    kind: 'text',
    name: 'SEO naslov',
    label: 'SEO naslov',
    stored: z.string().default(''),
    generated: text.max(SEO_TITLE_MAX),
    input: free(SEO_TITLE_MAX),
    merge: 'replace',
    ownWords: 'whole',
    section: 'seo',
    isPublic: true,
    readBy: 'document',
    form: { count: SEO_TITLE_MAX },
  },
  seoDescription: {
    kind: 'text',
    name: 'SEO opis',
    label: 'SEO opis',
    stored: z.string().default(''),
    generated: text.max(SEO_DESCRIPTION_MAX),
    input: free(SEO_DESCRIPTION_MAX),
    merge: 'replace',
    ownWords: 'whole',
    section: 'seo',
    isPublic: true,
    readBy: 'document',
    form: { count: SEO_DESCRIPTION_MAX, rows: 3 },
  },
  keywords: {
    kind: 'words',
    name: 'ključne reči',
    label: 'Ključne reči',
    stored: z.array(z.string()).default([]),
    generated: z.array(text).length(8),
    input: list(line(60), 20),
    merge: 'replace',
    ownWords: 'whole',
    section: 'seo',
    isPublic: true,
    readBy: 'document',
  },
  sku: {
    kind: 'setting',
    name: 'šifru',
    label: 'Šifra',
    stored: z.string().nullable().default(null),
    input: removable(line(80)),
    merge: 'replace',
    isPublic: true,
  },
  images: {
    kind: 'pictures',
    name: 'slike',
    label: 'Slike',
    stored: z.array(Picture).default([]),
    input: ImageList,
    merge: 'replace',
    isPublic: true,
  },
  palette: {
    kind: 'parts',
    name: 'boje',
    label: 'Boje',
    stored: Palette.default(DEFAULT_PALETTE),
    generated: Palette,
    input: z.object({ primary: HexColor, bg: HexColor }).partial(),
    merge: 'parts',
    isPublic: true,
    readBy: 'document',
  },
  designRecommendations: {
    kind: 'parts',
    name: 'izgled',
    label: 'Izgled',
    stored: DesignRecommendations.nullable().default(null),
    generated: DesignRecommendations,
    input: DesignRecommendationsInput,
    merge: 'replace',
    isPublic: true,
    readBy: ['Minimalistic'],
  },
  priceAnchoring: {
    kind: 'prices',
    name: 'cene',
    label: 'Cene',
    stored: PriceAnchoring.nullable().default(null),
    generated: PriceAnchoring,
    input: PriceAnchoringInput,
    merge: 'settle',
    isPublic: true,
  },
  deliveryPricing: {
    kind: 'setting',
    name: 'cenu dostave',
    label: 'Cena dostave',
    stored: DeliveryPricing.nullable().default(null),
    input: DeliveryPricingInput,
    merge: 'replace',
    isPublic: true,
  },
  /** Shoppers get it with their order, not with the page. */
  releaseOn: {
    kind: 'setting',
    name: 'predaju kuriru',
    label: 'Predaja kuriru',
    stored: ReleaseOn.default('ordered'),
    input: ReleaseOn,
    merge: 'replace',
  },
  quantityOffers: {
    kind: 'prices',
    name: 'cene',
    label: 'Cene',
    stored: QuantityOffers.partial().nullable().default(null),
    generated: QuantityOffers,
    input: QuantityOffersInput,
    merge: 'settle',
    section: 'offers',
    isPublic: true,
  },
  testimonials: {
    kind: 'parts',
    name: 'utiske kupaca',
    label: 'Utisci kupaca',
    stored: z.array(Testimonial).default([]),
    /** None where nothing is known that a quote could be about, and on pages that show only what shoppers wrote. */
    generated: z.array(Testimonial),
    input: list(TestimonialInput, 50),
    merge: 'replace',
    ownWords: 'whole',
    section: 'testimonials',
    isPublic: true,
  },
  urgencyElements: {
    kind: 'parts',
    name: 'podsticaje na kupovinu',
    label: 'Podsticaj na kupovinu',
    stored: UrgencyElements.partial().nullable().default(null),
    generated: UrgencyElements,
    input: UrgencyInput,
    merge: 'parts',
    ownWords: 'whole',
    section: 'urgency',
    isPublic: true,
    readBy: ['Minimalistic'],
  },
  problemSolutionSections: {
    kind: 'parts',
    name: 'probleme i rešenja',
    label: 'Problemi i rešenja',
    stored: z.array(ProblemSolution).nullable().default(null),
    generated: z.array(ProblemSolution).length(3).nullable(),
    input: ProblemSolutionsInput,
    merge: 'replace',
    ownWords: 'whole',
    section: 'problemSolution',
    isPublic: true,
    readBy: ['Sales Template'],
  },
  benefitsSection: {
    kind: 'parts',
    name: 'blok prednosti',
    label: 'Šta dobijate',
    stored: BenefitsSection.nullable().default(null),
    generated: BenefitsSection.nullable(),
    input: BenefitsSectionInput,
    merge: 'replace',
    ownWords: 'whole',
    section: 'benefits',
    isPublic: true,
    readBy: ['Sales Template'],
  },
  advertorialStory: {
    kind: 'parts',
    name: 'priču',
    label: 'Priča',
    stored: AdvertorialStory.partial().nullable().default(null),
    generated: AdvertorialStory.nullable(),
    input: AdvertorialStoryInput.nullable(),
    merge: 'parts',
    ownWords: 'parts',
    section: 'story',
    isPublic: true,
  },
  editableContent: {
    kind: 'parts',
    name: 'tekstove na stranici',
    label: 'Tekstovi na stranici',
    stored: EditableContent.nullable().default(null),
    generated: EditableContent,
    /** null, as GET may answer it, changes nothing. */
    input: EditableContentInput.nullable(),
    merge: 'parts',
    ownWords: 'parts',
    section: 'advice',
    isPublic: true,
    partsReadBy: {
      adviceTitle: STORY,
      adviceText: STORY,
      benefit1Title: STORY,
      benefit1Description: STORY,
      benefit2Title: STORY,
      benefit2Description: STORY,
      benefit3Title: STORY,
      benefit3Description: STORY,
      storyTitle: STORY,
      storySubtitle: STORY,
    },
  },
  /** What the seller promises; null: the page promises what the specification does, or nothing on an honest page. */
  terms: {
    kind: 'setting',
    name: 'uslove',
    label: 'Uslovi',
    stored: SellerTerms.nullable().default(null),
    input: SellerTerms.nullable(),
    merge: 'replace',
    isPublic: true,
  },
  /** The order of the sections and which are hidden (domain/template-sections.ts); null: the template's own. */
  sections: {
    kind: 'setting',
    name: 'raspored delova',
    label: 'Delovi stranice',
    stored: z.array(ArrangedSection).nullable().default(null),
    input: list(ArrangedSection, 40).nullable(),
    merge: 'replace',
    isPublic: true,
  },
  /** What the editor's preview shows; never what shoppers get. */
  previewMode: {
    kind: 'setting',
    name: 'način pregleda',
    label: 'Način pregleda',
    stored: PreviewMode.default('customer'),
    input: PreviewMode,
    merge: 'replace',
  },
  /** Figures shown to shoppers: as the specification makes them up, or only what is true. */
  figures: {
    kind: 'setting',
    name: 'prikaz brojki o kupcima',
    label: 'Brojke o kupcima',
    stored: z.enum(['as-specified', 'honest']).default('as-specified'),
    input: z.enum(['as-specified', 'honest']),
    merge: 'replace',
    isPublic: true,
  },
  /** Off: 404, no orders, out of storefront and sitemap. */
  isActive: {
    kind: 'setting',
    name: 'vidljivost stranice',
    label: 'Vidljivost stranice',
    stored: z.boolean().default(true),
    input: z.boolean('Neispravna vrednost'),
    merge: 'replace',
  },
  /** Set by administrators only. */
  editableByClient: {
    kind: 'setting',
    name: 'pravo izmene',
    label: 'Pravo izmene',
    stored: z.boolean().default(true),
    input: z.boolean('Neispravna vrednost'),
    merge: 'replace',
  },
} satisfies Record<string, PageField>

export type PageFields = typeof PAGE_FIELDS
export type FieldName = keyof PageFields

/** A field by a name that may be none. */
export const fieldOf = (name: string): PageField | undefined =>
  Object.hasOwn(PAGE_FIELDS, name) ? PAGE_FIELDS[name as FieldName] : undefined

/** Whether shoppers see a field, or a part of one ('editableContent.adviceText'), on pages of this template. */
export function isShownOn(template: TemplateName, path: string): boolean {
  const [name = '', part = ''] = path.split('.')
  const { readBy, partsReadBy } = fieldOf(name) ?? {}
  const templates = partsReadBy?.[part] ?? readBy
  return templates === undefined || (templates !== 'document' && templates.includes(template))
}
