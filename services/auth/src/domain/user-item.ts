import { UserItem } from '@izlog/contracts/http/admin'
import type { User } from './user.ts'

/** A user as administrators see them: the contract's fields alone, no secret and no integration. */
export const userItem = (user: User): UserItem => UserItem.parse({ ...user, createdAt: user.createdAt.toISOString() })
