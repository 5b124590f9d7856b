import type { Correction, Understanding } from '@izlog/contracts/http/understanding'
import { examplesFor } from '@izlog/writer/profile/examples'
import { understand } from '@izlog/writer/profile/profile'

/** How the writer understands a product's name; the seller may correct it before anything is written. */
export function understandName(productName: string, correction: Correction): Understanding {
  const profile = understand(productName, correction)
  const { name, short, shelf, agreement, confidence } = profile
  return {
    name,
    short,
    shelf,
    number: agreement.number,
    known: confidence !== 'unsure',
    examples: examplesFor(profile),
  }
}
