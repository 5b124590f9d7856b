import { UserByEmail, UserByEmailQuery, UserEmail } from '@izlog/contracts/http/cross-sync'
import { MESSAGES } from '@izlog/contracts/http/errors'
import { Mailbox } from '@izlog/contracts/http/mailbox'
import { AppError, read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import type { User } from '../domain/user.ts'
import type { Users } from '../store/mongo-users.ts'

/** Routes for other services. */
export function internalRoutes({ users }: { users: Users }): Router {
  const byId = async (text: unknown) => {
    const id = Number(text)
    return found(Number.isSafeInteger(id) ? await users.byId(id) : undefined)
  }
  return Router()
    .get('/internal/users/by-email', allow('internal', 'catalog'), async (req, res) => {
      const { id: userId, isActive } = found(await users.byEmail(read(UserByEmailQuery, req.query).email))
      res.json(UserByEmail.parse({ userId, isActive }))
    })
    .get('/internal/users/:id/email', allow('internal', 'catalog'), async (req, res) => {
      const { email } = await byId(req.params.id)
      res.json(UserEmail.parse({ email }))
    })
    .get('/internal/users/:id/mailbox', allow('internal', 'notifier'), async (req, res) => {
      const { email, firstName, isActive } = await byId(req.params.id)
      res.json(Mailbox.parse({ email, firstName, isActive }))
    })
}

function found(user: User | undefined): User {
  if (user) return user
  throw new AppError('not_found', 'user.unknown', MESSAGES.notFound)
}
