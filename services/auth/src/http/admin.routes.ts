import type { Role } from '@izlog/contracts/domain/users'
import {
  AdminListQuery,
  CreateClientRequest,
  DeletedResponse,
  ResetPasswordRequest,
  SetUserStatusRequest,
  UpdateClientRequest,
  UserItem,
  UserPage,
} from '@izlog/contracts/http/admin'
import { read } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { initiatorOf } from '@izlog/kit/http/initiator'
import { type Request, Router } from 'express'
import { z } from 'zod'
import { userItem } from '../domain/user-item.ts'
import {
  createClient,
  deleteUser,
  type ManageUsersDeps,
  resetPassword,
  setUserActive,
  updateClient,
} from '../use-cases/manage-users.ts'

const ListQuery = AdminListQuery.extend({
  cursor: z
    .string()
    .regex(/^\d{1,12}$/, 'Nepoznata strana liste')
    .optional(),
})
const idOf = (req: Request) => read(z.object({ id: z.coerce.number().int().positive() }), req.params).id

/** docs/product/platform.md 7: clients and users, for administrators. */
export function adminRoutes(deps: ManageUsersDeps): Router {
  const list = async (role: Role | undefined, req: Request) => {
    const { users, ...page } = await deps.users.page(role, read(ListQuery, req.query))
    return UserPage.parse({ ...page, items: users.map(userItem) })
  }
  return Router()
    .get('/api/admin/clients', allow('admin'), async (req, res) => {
      res.json(await list('client', req))
    })
    .get('/api/admin/users', allow('admin'), async (req, res) => {
      res.json(await list(undefined, req))
    })
    .post('/api/admin/clients', allow('admin'), async (req, res) => {
      const client = await createClient(deps, read(CreateClientRequest, req.body), initiatorOf(req))
      res.status(201).json(UserItem.parse(userItem(client)))
    })
    .patch('/api/admin/users/:id', allow('admin'), async (req, res) => {
      const user = await updateClient(deps, idOf(req), read(UpdateClientRequest, req.body), initiatorOf(req))
      res.json(UserItem.parse(userItem(user)))
    })
    .patch('/api/admin/users/:id/status', allow('admin'), async (req, res) => {
      const { isActive } = read(SetUserStatusRequest, req.body)
      res.json(UserItem.parse(userItem(await setUserActive(deps, idOf(req), isActive, initiatorOf(req)))))
    })
    .patch('/api/admin/users/:id/reset-password', allow('admin'), async (req, res) => {
      const { newPassword } = read(ResetPasswordRequest, req.body)
      res.json(UserItem.parse(userItem(await resetPassword(deps, idOf(req), newPassword, initiatorOf(req)))))
    })
    .delete('/api/admin/users/:id', allow('admin'), async (req, res) => {
      await deleteUser(deps, idOf(req), initiatorOf(req))
      res.json(DeletedResponse.parse({ success: true }))
    })
}
