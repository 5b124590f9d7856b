import { z } from 'zod'

const OURS = /^\/uploads\/[\w./-]+$/

const isImageAddress = (text: string): boolean => {
  if (OURS.test(text)) return !text.includes('..')
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/** Where a picture lies: an absolute http(s) address, or a path of ours under /uploads. */
export const ImageAddress = z
  .string('Adresa slike nije ispravna')
  .trim()
  .max(2000, 'Adresa slike nije ispravna')
  .refine(isImageAddress, 'Adresa slike nije ispravna')
