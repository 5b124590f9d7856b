import { z } from 'zod'
import { TypedMoney } from '../domain/money-schema.ts'
import { parseJson } from '../domain/parse-json.ts'
import { parseQuantityData, writeQuantityData } from '../domain/quantity-data.ts'
import { maxLengthMessage } from '../http/max-length-message.ts'

/** The kinds of fields in PUT /api/websites/id/{id}; each has limits and Serbian messages. */
export const line = (max = 200) =>
  z.string('Upišite tekst').trim().min(1, 'Polje ne može biti prazno').max(max, maxLengthMessage(max))

/** Text that may be empty. */
export const free = (max = 2000) => z.string('Upišite tekst').trim().max(max, maxLengthMessage(max))

/** An optional part; empty text, an empty list or null removes it. */
export const removable = <S extends z.ZodType>(part: S) =>
  z.preprocess((value) => (isEmpty(value) ? null : value), part.nullable())

const isEmpty = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)

export const list = <S extends z.ZodType>(item: S, max: number) =>
  z.array(item, 'Očekuje se lista').max(max, `Najviše ${max} na listi`)

/** Blank means no price. */
export const optionalPrice = removable(TypedMoney)

export const price = TypedMoney.refine((amount) => amount > 0, 'Upišite cenu veću od 0')

const stars = z
  .number('Ocena je od 1 do 5')
  .int('Ocena je od 1 do 5')
  .min(1, 'Ocena je od 1 do 5')
  .max(5, 'Ocena je od 1 do 5')

/** A testimonial as the editor sends it; the date may be blank. */
export const TestimonialInput = z.object({
  name: line(80),
  location: line(80),
  text: line(1000),
  rating: stars,
  purchase_date: free(60)
    .default('')
    .transform((when) => when || 'nedavno'),
  verified: z.boolean().default(false),
})

const QUANTITY_OPTIONS_MAX = 20

/** JSON text of a list of quantity options, serialized again so that only known fields are stored (docs/product/builder.md 3.1). */
export const QuantityData = z
  .string('Opcije količine nisu ispravno zapisane')
  .max(20_000, 'Previše opcija količine')
  .transform((text, context) => {
    const options = parseQuantityData(text)
    const fault =
      options.length === 0
        ? 'Potrebna je najmanje jedna opcija količine'
        : options.length > QUANTITY_OPTIONS_MAX
          ? `Najviše ${QUANTITY_OPTIONS_MAX} opcija količine`
          : undefined
    if (fault === undefined) return writeQuantityData(options)
    context.addIssue({ code: 'custom', message: fault })
    return z.NEVER
  })

/** Addresses of pictures, or pictures as GET returned them; a list, or its JSON text (docs/product/builder.md 3.1). */
export const ImageList = z.preprocess(
  readList,
  z
    .array(
      z
        .union([z.string(), z.object({ url: z.string() })], 'Neispravna slika')
        .transform((image) => (typeof image === 'string' ? image : image.url).trim())
        .pipe(z.string().min(1, 'Adresa slike ne može biti prazna').max(2000, maxLengthMessage(2000))),
      'Najmanje jedna slika je obavezna',
    )
    .min(1, 'Najmanje jedna slika je obavezna')
    .max(20, 'Najviše 20 slika'),
)

function readList(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 100_000) return value
  const parsed = parseJson(value)
  return parsed === undefined ? value : parsed
}
