import { z } from 'zod'
import { TypedMoney } from '../domain/money-schema.ts'
import { free, line, list, optionalPrice, price, QuantityData, removable, TestimonialInput } from './inputs.ts'
import { DesignRecommendations, DesignSection } from './shapes.ts'

const paragraph = line(5000)
const storyTestimonial = TestimonialInput.omit({ purchase_date: true })

/** Parts of the story; an empty one is taken away, one that is left out stays (docs/product/builder.md 3.1). */
export const AdvertorialStoryInput = z
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

/** Texts and lists edited in place; a part that is left out stays (docs/product/builder.md 3.1). */
export const EditableContentInput = z
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

export const QuantityOffersInput = z
  .object({ single: quantityOffer, double: quantityOffer, triple: quantityOffer })
  .partial()
  .nullable()

export const PriceAnchoringInput = z
  .object({ originalPrice: optionalPrice, currentPrice: price, savings: TypedMoney, comparisonText: free(500) })
  .partial()
  .nullable()

export const UrgencyInput = z
  .object({
    limitedStock: removable(line(300)),
    limitedTime: removable(line(300)),
    socialProof: removable(line(300)),
    exclusivity: removable(line(300)),
    bonuses: removable(list(line(200), 10)),
  })
  .partial()
  .nullable()

export const ProblemSolutionsInput = removable(
  list(z.object({ title: line(300), description1: line(1000), description2: line(1000), ctaText: line(80) }), 6),
)

/** The most benefits that the Sales Template's block may have. */
export const MAX_BENEFITS = 12

export const BenefitsSectionInput = removable(
  z.object({
    title: line(300),
    subtitle: line(500),
    benefits: list(z.object({ text: line(500), icon: line(40) }), MAX_BENEFITS).min(
      1,
      'Potrebna je najmanje jedna prednost',
    ),
    ctaText: line(80),
  }),
)

/** Its texts that shoppers see are bounded; the rest stays as the writer recommended it. */
export const DesignRecommendationsInput = DesignRecommendations.extend({
  sectionStructure: z
    .object({ sections: list(DesignSection.extend({ type: line(60), title: line(120) }), 30) })
    .optional(),
}).nullable()

/** Without a price, nothing is charged and the page does not mention it. */
export const DeliveryPricingInput = removable(z.object({ price: TypedMoney, freeFrom: optionalPrice.default(null) }))
