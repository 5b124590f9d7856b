import type { ProductBrief } from '@izlog/writer/page/generate-website'
import { z } from 'zod'
import type { PageTexts } from './page-texts.ts'

/** The numbers of the sentences that would also fit another product. */
export const Judgement = z.object({ opste: z.array(z.number().int().min(1).max(40)) })

/** A sentence to judge, and the field that contains it. */
export interface Judged {
  field: keyof PageTexts
  text: string
}

/** The sentences that should be specific to the product, from title, hook, bullets and description; headlines of three words are too short to judge. */
export function judgedSentences({ title, hook, bullets = [], longDescription = '' }: PageTexts): Judged[] {
  const of = (field: keyof PageTexts, texts: readonly (string | undefined)[]): Judged[] =>
    texts
      .flatMap((text) => (text ?? '').split(/(?<=[.!?])\s+|\n+/))
      .filter((text) => text.split(/\s+/).length >= 4)
      .map((text) => ({ field, text }))
  return [
    ...of('title', [title]),
    ...of('hook', [hook]),
    ...of(
      'bullets',
      bullets.map(({ text }) => text),
    ),
    ...of('longDescription', [longDescription]),
  ].slice(0, 40)
}

export const askForJudgement = ({ productName }: ProductBrief, sentences: readonly Judged[]): string =>
  [
    `<podaci>\n{"naziv": ${JSON.stringify(productName.trim().replace(/[<>]/g, ' '))}}\n</podaci>\n\nIspod su rečenice sa stranice ovog proizvoda.`,
    'Za svaku se pitajte: da li ova rečenica stoji i na stranici nekog drugog proizvoda, samo sa drugim imenom? U polje "opste" upišite brojeve onih za koje je odgovor da.',
    sentences.map(({ text }, index) => `${index + 1}. ${text.replace(/[<>]/g, ' ')}`).join('\n'),
  ].join('\n\n')
