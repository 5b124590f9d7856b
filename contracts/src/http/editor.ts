import { z } from 'zod'
import { EditedField } from '../domain/edited-fields.ts'
import { HexColor, SEO_DESCRIPTION_MAX, SEO_TITLE_MAX } from '../domain/generated-content.ts'
import { TypedMoney } from '../domain/money-schema.ts'
import { PreviewMode, Website } from '../domain/website.ts'
import {
  free,
  ImageList,
  line,
  list,
  optionalPrice,
  price,
  QuantityData,
  removable,
  TestimonialInput,
} from './editor-fields.ts'
import { ApiErrorBody } from './errors.ts'

const paragraph = line(5000)
const storyTestimonial = TestimonialInput.omit({ purchase_date: true })

/** Parts of the story; an empty one is taken away, one that is left out stays (builder spec 3.1). */
const AdvertorialStorySave = z
  .object({
    personalIntro: removable(paragraph),
    problemDescription: removable(paragraph),
    agoniaSection: removable(paragraph),
    breakthroughMoment: removable(paragraph),
    discoveryStory: removable(paragraph),
    resultsSection: removable(paragraph),
    resultsDescription: removable(paragraph),
    benefitsList: removable(list(line(500), 20)),
    trustStatistics: removable(
      list(z.object({ icon: line(40), number: line(40), label: line(120), description: line(500) }), 12),
    ),
    noLongerNeedList: removable(list(line(500), 20)),
    productQuote: removable(paragraph),
    ctaAdvice: removable(paragraph),
    ctaAdviceDetailed: removable(paragraph),
    faqSection: removable(list(z.object({ question: line(300), answer: line(3000) }), 20)),
    heroSection: removable(z.object({ heroTitle: line(300), heroSubtitle: line(500), heroDescription: line(2000) })),
    benefitsSection: removable(z.object({ benefitsIntro: line(2000), benefits: list(line(500), 20).min(1) })),
    testimonialsSection: removable(list(storyTestimonial, 12)),
    ctaSection: removable(z.object({ mainCtaText: line(120), urgencyText: line(500), guaranteeText: line(500) })),
    headerSection: removable(
      z.object({
        brandName: line(120),
        productSubtitle: line(300),
        navigationLinks: list(line(60), 10),
        ctaButtonText: line(80),
        welcomeBannerText: line(300),
      }),
    ),
    footerSection: removable(
      z.object({
        companyInfo: line(500),
        contactInfo: line(500),
        legalNotice: line(2000),
        deliveryInfo: line(500),
        supportHours: line(300),
      }),
    ),
  })
  .partial()

/** Texts and lists edited in place; a part that is left out stays (builder spec 3.1). */
const EditableContentSave = z
  .object({
    testimonials: list(TestimonialInput, 50),
    enabledTestimonials: list(z.boolean(), 50),
    quantityData: QuantityData,
    adviceTitle: free(300),
    adviceText: free(3000),
    newBadge: free(40),
    benefit1Title: free(200),
    benefit1Description: free(1000),
    benefit2Title: free(200),
    benefit2Description: free(1000),
    benefit3Title: free(200),
    benefit3Description: free(1000),
    ctaButtonText: free(80),
    storyTitle: free(300),
    storySubtitle: free(500),
  })
  .partial()

const quantityOffer = z.object({
  /** 0 or blank: by the rule of generation. */
  price: optionalPrice.optional().transform((amount) => amount ?? 0),
  text: free(120).default(''),
  badge: removable(line(80)).optional(),
})

/**
 * PUT /api/websites/id/{id} (builder spec 7): {images}, a partial update from the live page, or the editor's full save.
 * What is left out stays. Prices are settled by `settlePrices`: after every save currentPrice is the price of one piece.
 * `If-Match: "<version>"` is optional; when somebody else saved since that version, the answer is 409 with `SaveConflict`.
 */
export const SaveWebsiteRequest = z
  .object({
    title: line(300),
    shortName: line(80),
    hook: line(1000),
    bullets: list(z.object({ title: line(300), text: line(1000) }), 12).min(1, 'Potrebna je najmanje jedna prednost'),
    longDescription: free(20_000),
    faq: list(z.object({ q: line(300), a: line(3000) }), 20),
    seoTitle: free(SEO_TITLE_MAX),
    seoDescription: free(SEO_DESCRIPTION_MAX),
    keywords: list(line(60), 20),
    sku: removable(line(80)),
    images: ImageList,
    palette: z.object({ primary: HexColor, bg: HexColor }).partial(),
    priceAnchoring: z
      .object({ originalPrice: optionalPrice, currentPrice: price, savings: TypedMoney, comparisonText: free(500) })
      .partial()
      .nullable(),
    quantityOffers: z
      .object({ single: quantityOffer, double: quantityOffer, triple: quantityOffer })
      .partial()
      .nullable(),
    /** null, as GET may tell it, changes nothing. */
    editableContent: EditableContentSave.nullable(),
    advertorialStory: AdvertorialStorySave.nullable(),
    testimonials: list(TestimonialInput, 50),
    urgencyElements: z
      .object({
        limitedStock: removable(line(300)),
        limitedTime: removable(line(300)),
        socialProof: removable(line(300)),
        exclusivity: removable(line(300)),
        bonuses: removable(list(line(200), 10)),
      })
      .partial()
      .nullable(),
    problemSolutionSections: removable(
      list(z.object({ title: line(300), description1: line(1000), description2: line(1000), ctaText: line(80) }), 6),
    ),
    benefitsSection: removable(
      z.object({
        title: line(300),
        subtitle: line(500),
        benefits: list(z.object({ text: line(500), icon: line(40) }), 12).min(1, 'Potrebna je najmanje jedna prednost'),
        ctaText: line(80),
      }),
    ),
    /** What the editor's preview shows; never what shoppers get. */
    previewMode: PreviewMode,
    /** Figures about other shoppers: the spec's, or only what is counted. */
    figures: Website.shape.figures.unwrap(),
    /** Off: 404, no orders, out of storefront and sitemap. */
    isActive: z.boolean('Neispravna vrednost'),
    /** Set by administrators only. */
    editableByClient: z.boolean('Neispravna vrednost'),
    /** Of these fields the text sent is the writer's, as the seller accepted it: they are nobody's own words any more. */
    acceptedFields: list(EditedField, 60),
    /** May be repeated, never changed. */
    currency: z.string().max(10),
    currencySymbol: z.string().max(10),
  })
  .partial()
export type SaveWebsiteRequest = z.infer<typeof SaveWebsiteRequest>
export type SaveWebsiteBody = z.input<typeof SaveWebsiteRequest>

/** Also GET /api/websites/id/{id} tells `version` as its `ETag`. */
export const SaveWebsiteResponse = z.object({ message: z.string(), website: Website })
export type SaveWebsiteResponse = z.infer<typeof SaveWebsiteResponse>

/** 409 `website.changed`: who saved since, and what. */
export const SaveConflict = ApiErrorBody.extend({
  /** The version that is stored now. */
  version: z.int(),
  changedBy: z.enum(['you', 'owner', 'admin']),
  changedFields: z.array(z.string()),
})
export type SaveConflict = z.infer<typeof SaveConflict>

export { EDITOR_MESSAGES } from '../domain/editor-messages.ts'
