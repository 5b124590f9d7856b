import type { Ports } from './ports.ts'

/**
 * Whether a seller cannot use an address: a page has it, or another seller's page had it before. Pages are looked at first: a move keeps the
 * address as a former one before the page leaves it, so it is found in one of the two.
 */
export const isUrlTaken = async (
  { websites, formerUrls }: Pick<Ports, 'websites' | 'formerUrls'>,
  customUrl: string,
  userId: number,
): Promise<boolean> => (await websites.hasUrl(customUrl)) || (await formerUrls.isOfAnother(customUrl, userId))
