import { createHash } from 'node:crypto'

/** Of how `hashOfBody` makes a hash: another way takes another version. */
const VERSION = '2:'

/**
 * What tells an order from another under the same key: how much of what, for how much, to whom. Made of the body as it came, before
 * any schema, so that a later schema makes the same of the same body; where the ad ran may be known at the second try only.
 */
export const hashOfBody = ({ quantity, totalPrice, customerData }: Record<string, unknown>): string =>
  VERSION +
  createHash('sha256')
    .update(JSON.stringify([quantity, totalPrice, customerData]))
    .digest('base64url')

/** Hashes made in different ways say nothing of each other: then the key alone decides, which the browser makes anew for each order. */
export const isSameBody = (stored: string, asked: string): boolean =>
  stored === asked || stored.startsWith(VERSION) !== asked.startsWith(VERSION)
