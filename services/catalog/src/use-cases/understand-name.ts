import type { Correction, Understanding } from '@izlog/contracts/http/understanding'
import { examplesFor } from '@izlog/writer/profile/examples'
import { understand } from '@izlog/writer/profile/profile'

/** What the writer makes of a product's name: shown to the seller, who may put it right before anything is written. */
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
