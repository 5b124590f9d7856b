import { ShelfName } from '@izlog/contracts/domain/shelves'
import { z } from 'zod'

/** The model's profile of a product, written before the texts, which are based on it. Field names are the prompt's, in Serbian. */
export const ModelProfile = z.object({
  imenica: z.string().trim().min(1).max(60),
  rod: z.enum(['m', 'f', 'n']),
  broj: z.enum(['sg', 'pl']),
  genitiv: z.string().trim().min(1).max(60),
  akuzativ: z.string().trim().min(1).max(60),
  kategorija: ShelfName,
  staRadi: z.string().trim().min(1).max(200),
  zaKoga: z.string().trim().min(1).max(200),
  trenutak: z.string().trim().min(1).max(200),
  staSadaKoriste: z.string().trim().min(1).max(200),
  zaStaNije: z.string().trim().min(1).max(200),
})
export type ModelProfile = z.infer<typeof ModelProfile>
