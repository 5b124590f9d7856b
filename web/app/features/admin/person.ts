import type { UserItem } from '@izlog/contracts/http/admin'

export const nameOf = ({ firstName, lastName }: Pick<UserItem, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`

/** '064 812 3390' as a tel: link, without spaces and punctuation. */
export const callOf = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
