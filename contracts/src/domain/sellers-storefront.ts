// A file of its own: landing pages need no more of the storefront's address (storefront-address.ts), and load nothing else of it.

/** The query parameter that names a seller's user id. */
export const SELLER_FIELD = 'prodavac'

/** The platform's storefront with the products of one seller. */
export const sellersStorefront = (userId: number): string => `/storefront?${SELLER_FIELD}=${userId}`
