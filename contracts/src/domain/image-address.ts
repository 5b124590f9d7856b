import { z } from 'zod'

const OURS = /^\/uploads\/[\w./-]+$/

const isImageAddress = (text: string): boolean => {
  if (OURS.test(text)) return !text.includes('..')
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}

/** The address of a picture: an absolute http(s) URL, or a path under /uploads. */
export const ImageAddress = z
  .string('Adresa slike nije ispravna')
  .trim()
  .max(2000, 'Adresa slike nije ispravna')
  .refine(isImageAddress, 'Adresa slike nije ispravna')
