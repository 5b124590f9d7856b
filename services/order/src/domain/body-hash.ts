import { createHash } from 'node:crypto'

/** Version of `hashOfBody`'s method; changing the method needs a new version. */
const VERSION = '2:'

/**
 * Shows whether two bodies under one idempotency key are the same order: product, quantity, price and shopper. Made of the body before
 * any schema parses it, so that a changed schema gives the same hash. Leaves out where the ad ran, which a retry may be the first to send.
 */
export const hashOfBody = ({ quantity, totalPrice, customerData }: Record<string, unknown>): string =>
  VERSION +
  createHash('sha256')
    .update(JSON.stringify([quantity, totalPrice, customerData]))
    .digest('base64url')

/** Hashes of different versions cannot be compared: then the key alone decides, since the browser makes a new one for each order. */
export const isSameBody = (stored: string, asked: string): boolean =>
  stored === asked || stored.startsWith(VERSION) !== asked.startsWith(VERSION)
