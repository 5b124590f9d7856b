import { isString } from '@izlog/kit/store/partial-indexes'
import type { WebsiteDoc } from './website-model.ts'

/** Filter for pages that are not removed for good. */
export const KEPT = { deletedAt: null } as const
/** Neither removed nor in its seller's trash. */
export const PRESENT = { ...KEPT, trashedAt: null } as const

export const atUrl = (customUrl: string) => ({ customUrl: { ...isString, $eq: customUrl } })

/** The stored fields from which `plain` makes an object of this shape. */
export const fieldsOf = (shape: object): string[] => [...Object.keys(shape), '_id', 'version']

/** A stored page in the form of the contract. */
export const plain = ({ _id, createdAt, updatedAt, ...fields }: WebsiteDoc) => ({
  ...fields,
  id: _id,
  ...(createdAt ? { createdAt: createdAt.toISOString() } : {}),
  ...(updatedAt ? { updatedAt: updatedAt.toISOString() } : {}),
})
