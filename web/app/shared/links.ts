import { z } from 'zod'

export const isLink = (text: string): boolean => z.url({ protocol: /^https?$/ }).safeParse(text.trim()).success

/** Adds the 'https://' that people leave out of 'instagram.com/profil'; any other text stays as typed. */
export const completeLink = (text: string): string => {
  const typed = text.trim()
  return /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}(\/\S*)?$/i.test(typed) ? `https://${typed}` : text
}
