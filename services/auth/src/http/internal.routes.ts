import { UserByEmail, UserByEmailQuery, UserEmail } from '@izlog/contracts/http/cross-sync'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { AppError, read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import type { User } from '../domain/user.ts'
import type { Users } from '../store/mongo-users.ts'

/** Routes for other services. */
export const internalRoutes = ({ users }: { users: Users }): Router =>
  Router()
    .get('/internal/users/by-email', allow('internal', 'catalog'), async (req, res) => {
      const { id: userId, isActive } = found(await users.byEmail(read(UserByEmailQuery, req.query).email))
      res.json(UserByEmail.parse({ userId, isActive }))
    })
    .get('/internal/users/:id/email', allow('internal', 'catalog'), async (req, res) => {
      const id = Number(req.params.id)
      const { email } = found(Number.isSafeInteger(id) ? await users.byId(id) : undefined)
      res.json(UserEmail.parse({ email }))
    })

function found(user: User | undefined): User {
  if (user) return user
  throw new AppError('not_found', 'user.unknown', MESSAGES.notFound)
}
