import { z } from 'zod'
import { COMMENT_CATEGORIES } from '../domain/categories.ts'
import { Market } from '../domain/markets.ts'
import { AiTestimonial } from '../page-fields/shapes.ts'
import { maxLengthMessage } from './max-length-message.ts'

/** GET /api/testimonials/{productShortNameOrTitle}/{category}; docs/product/builder.md 7. */
export const TestimonialsParams = z.object({
  product: z
    .string('Naziv proizvoda je obavezan')
    .trim()
    .min(1, 'Naziv proizvoda je obavezan')
    .max(120, maxLengthMessage(120)),
  category: z.enum(COMMENT_CATEGORIES, 'Kategorija mora biti zdravlje, tehnologija, beauty ili ostalo'),
})

/** The page's market, which decides names and dialect. */
export const TestimonialsQuery = z.object({ market: Market.catch('Serbia').default('Serbia') })

/** Newest first; an `imageUrl` of '' means the initials of `name` (docs/product/builder.md 8). */
export const TestimonialsResponse = z.object({ testimonials: z.array(AiTestimonial) })
export type TestimonialsResponse = z.infer<typeof TestimonialsResponse>

export const TESTIMONIALS_MESSAGES = { failed: 'Greška pri učitavanju komentara' } as const
