import type { UserItem } from '@izlog/contracts/http/admin'
import type { User } from './user.ts'

/** A user as administrators see them: no secret, no integration. */
export const userItem = ({
  id,
  email,
  firstName,
  lastName,
  role,
  isActive,
  companyName,
  phone,
  notes,
  createdAt,
}: User): UserItem => ({
  id,
  email,
  firstName,
  lastName,
  role,
  isActive,
  companyName,
  phone,
  notes,
  createdAt: createdAt.toISOString(),
})
