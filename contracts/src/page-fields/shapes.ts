import { z } from 'zod'
import { Money } from '../domain/money-schema.ts'

/** A text that is there: no blank ends, one character at least. */
export const text = z.string().trim().min(1)

export const HexColor = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'Boja se piše kao #0D9488')

/** One of the five reasons to buy: a headline and its sentence (docs/product/builder.md 2.6). */
export const Bullet = z.object({ title: text, text })
export type Bullet = z.infer<typeof Bullet>

export const FaqEntry = z.object({ q: text, a: text })
export type FaqEntry = z.infer<typeof FaqEntry>

/** The two colours a seller chooses; pages correct their contrast, never trust it (docs/product/builder.md 2.6). */
export const Palette = z.object({ primary: HexColor, bg: HexColor })
export type Palette = z.infer<typeof Palette>

export const DesignSection = z.object({
  type: text,
  title: text,
  order: z.number().int().min(1),
  props: z.record(z.string(), z.unknown()),
})
export type DesignSection = z.infer<typeof DesignSection>

/** How the page should look (docs/product/builder.md 3.1 and 5). */
export const DesignRecommendations = z.object({
  category: text,
  targetAudience: text,
  emotionalTone: text,
  colorScheme: z.object({
    primary: HexColor,
    secondary: HexColor,
    accent: HexColor,
    background: HexColor,
    text: HexColor,
  }),
  typography: z.object({ headingFont: text, bodyFont: text, weight: z.enum(['light', 'normal', 'bold']) }),
  layoutStyle: text,
  visualElements: z.object({
    borderRadius: z.enum(['sharp', 'rounded', 'very-rounded']),
    shadows: z.enum(['none', 'subtle', 'dramatic']),
    spacing: z.enum(['tight', 'normal', 'loose']),
  }),
  sectionStructure: z.object({ sections: z.array(DesignSection) }).optional(),
})
export type DesignRecommendations = z.infer<typeof DesignRecommendations>

/** A shopper's words on the page; `purchase_date` is what people read, as 'pre 2 nedelje' (docs/product/builder.md 3.1). */
export const Testimonial = z.object({
  name: text,
  location: text,
  text,
  rating: z.number().int().min(1).max(5),
  purchase_date: text,
  verified: z.boolean(),
})
export type Testimonial = z.infer<typeof Testimonial>

/** A shopper's comment as GET /api/testimonials answers it (docs/product/builder.md 3.1). */
export const AiTestimonial = z.object({
  name: text,
  imageUrl: z.string(),
  comment: text,
  reactions: z.array(text),
  likes: z.number().int().min(0),
  timeAgo: text,
})
export type AiTestimonial = z.infer<typeof AiTestimonial>

export const UrgencyElements = z.object({
  limitedStock: text,
  limitedTime: text,
  socialProof: text,
  exclusivity: text,
  bonuses: z.array(text),
})
export type UrgencyElements = z.infer<typeof UrgencyElements>

export const PriceAnchoring = z.object({
  originalPrice: Money.nullable(),
  currentPrice: Money,
  savings: Money,
  comparisonText: z.string(),
})
export type PriceAnchoring = z.infer<typeof PriceAnchoring>

/** Sales Template: what bothers, what the product does about it, the text of the button (docs/product/builder.md 2.3). */
export const ProblemSolution = z.object({ title: text, description1: text, description2: text, ctaText: text })
export type ProblemSolution = z.infer<typeof ProblemSolution>

/** Sales Template; `icon` is the name of a lucide icon (docs/product/builder.md 2.3). */
export const BenefitsSection = z.object({
  title: text,
  subtitle: text,
  benefits: z.array(z.object({ text, icon: text })).min(1),
  ctaText: text,
})
export type BenefitsSection = z.infer<typeof BenefitsSection>

/**
 * Advertorial Template: the whole story (docs/product/builder.md 3.1). Paragraphs are parted by an empty line; heroDescription names
 * who narrates it; contactInfo keeps the spec's placeholder {email}, with which the page leaves it out.
 */
export const AdvertorialStory = z.object({
  personalIntro: text,
  problemDescription: text,
  agoniaSection: text,
  breakthroughMoment: text,
  discoveryStory: text,
  resultsSection: text,
  resultsDescription: text,
  benefitsList: z.array(text).min(1),
  trustStatistics: z.array(z.object({ icon: text, number: text, label: text, description: text })).min(1),
  noLongerNeedList: z.array(text).min(1),
  productQuote: text,
  ctaAdvice: text,
  ctaAdviceDetailed: text,
  faqSection: z.array(z.object({ question: text, answer: text })).min(1),
  heroSection: z.object({ heroTitle: text, heroSubtitle: text, heroDescription: text }),
  benefitsSection: z.object({ benefitsIntro: text, benefits: z.array(text).min(1) }),
  testimonialsSection: z.array(Testimonial.omit({ purchase_date: true })),
  ctaSection: z.object({ mainCtaText: text, urgencyText: text, guaranteeText: text }),
  headerSection: z.object({
    brandName: text,
    productSubtitle: text,
    navigationLinks: z.array(text),
    ctaButtonText: text,
    welcomeBannerText: text,
  }),
  footerSection: z.object({
    companyInfo: text,
    contactInfo: text,
    legalNotice: text,
    deliveryInfo: text,
    supportHours: text,
  }),
})
export type AdvertorialStory = z.infer<typeof AdvertorialStory>

/** What sellers edit in place; `quantityData` is JSON text of a list of quantity options (docs/product/builder.md 3.1). */
export const EditableContent = z
  .object({
    testimonials: z.array(Testimonial),
    enabledTestimonials: z.array(z.boolean()),
    quantityData: z.string(),
    adviceTitle: z.string(),
    adviceText: z.string(),
    newBadge: z.string(),
    benefit1Title: z.string(),
    benefit1Description: z.string(),
    benefit2Title: z.string(),
    benefit2Description: z.string(),
    benefit3Title: z.string(),
    benefit3Description: z.string(),
    ctaButtonText: z.string(),
    storyTitle: z.string(),
    storySubtitle: z.string(),
  })
  .partial()
export type EditableContent = z.infer<typeof EditableContent>

/** What the seller charges for delivery, in whole units of the page's currency; `freeFrom`: free from this total on, null never. */
export const DeliveryPricing = z.object({ price: Money, freeFrom: Money.nullable() })
export type DeliveryPricing = z.infer<typeof DeliveryPricing>

/** A section in the order that the seller gave the page's (domain/template-sections.ts). */
export const ArrangedSection = z.object({ name: text.max(40), hidden: z.boolean('Neispravna vrednost') })
export type ArrangedSection = z.infer<typeof ArrangedSection>
