import { Market } from '@izlog/contracts/domain/markets'
import { TemplateName } from '@izlog/contracts/domain/templates'
import { SyncCreateRequest } from '@izlog/contracts/http/cross-sync'
import { z } from 'zod'

/** The form as typed; a field with several values has one a line. */
export const SharedPageValues = z.object({
  urls: z.string(),
  targetAudience: z.string(),
  keyBenefits: z.string(),
  uniqueCharacteristics: z.string(),
  competitiveAdvantage: z.string(),
  customerProblems: z.string(),
  targetMarket: Market,
  templateName: TemplateName,
  productName: z.string(),
  currentPrice: z.string(),
  originalPrice: z.string(),
  images: z.string(),
  customUrl: z.string(),
})
export type SharedPageValues = z.infer<typeof SharedPageValues>
export type SharedPageField = keyof SharedPageValues

export const EMPTY_PAGE: SharedPageValues = {
  urls: '',
  targetAudience: '',
  keyBenefits: '',
  uniqueCharacteristics: '',
  competitiveAdvantage: '',
  customerProblems: '',
  targetMarket: 'Serbia',
  templateName: 'Minimalistic',
  productName: '',
  currentPrice: '',
  originalPrice: '',
  images: '',
  customUrl: '',
}

/** The seller's own facts about the product, each with an example (docs/product/builder.md 3.6). */
export const NOTES = [
  { field: 'targetAudience', label: 'Ciljna publika', hint: 'Na primer: ljudi koji rade za računarom.' },
  { field: 'keyBenefits', label: 'Ključne prednosti', hint: 'Jedna u redu.' },
  { field: 'uniqueCharacteristics', label: 'Jedinstvene osobine', hint: 'Šta ima samo ovaj proizvod.' },
  { field: 'competitiveAdvantage', label: 'Prednost nad konkurencijom', hint: 'Zašto baš kod Vas.' },
  { field: 'customerProblems', label: 'Problemi kupaca', hint: 'Šta ih muči pre kupovine.' },
] as const satisfies readonly { field: SharedPageField; label: string; hint: string }[]

/** The body of POST /api/sync/create-website as the sync screen sends it, without empty fields. */
export function sharedPageBody(values: SharedPageValues, progressKey: string): unknown {
  const given = Object.entries(values).flatMap(([field, typed]) => {
    const text = typed.trim()
    if (text === '') return []
    return [[field, field === 'urls' || field === 'images' ? linesOf(text) : text] as const]
  })
  return { urls: [], ...Object.fromEntries(given), progressKey }
}

const linesOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter(Boolean)

/** The errors that the contract's schema finds before the form is sent, by field. */
export function sharedPageFaults(body: unknown): { field: SharedPageField; message: string }[] {
  return (SyncCreateRequest.safeParse(body).error?.issues ?? []).flatMap(({ path, message }) =>
    faultOf(String(path[0] ?? ''), message),
  )
}

/** An error at a path of the body, as an error of its form field: `urls.0` belongs to `urls`. */
export function faultOf(path: string, message: string): { field: SharedPageField; message: string }[] {
  const field = SharedPageValues.keyof().safeParse(path.split('.')[0])
  return field.success ? [{ field: field.data, message }] : []
}
