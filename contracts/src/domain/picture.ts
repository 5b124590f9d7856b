import { z } from 'zod'

/**
 * A picture of a page. One that we keep lies at `/uploads/images/{hash}-{width}.webp` in each of `widths` (px), and `url`
 * is the widest; one that could not be fetched keeps its own address and has no widths. 0 means an unknown measure.
 */
export const Picture = z.object({
  url: z.string().min(1),
  width: z.number().int().min(0),
  height: z.number().int().min(0),
  widths: z.array(z.number().int().positive()),
})
export type Picture = z.infer<typeof Picture>
