import { randomUUID } from 'node:crypto'
import { type CreateClientBody, DeletedResponse, UserItem } from '@izlog/contracts/http/admin'
import { LoginResponse } from '@izlog/contracts/http/auth'
import { DeliveryPage } from '@izlog/contracts/http/deliveries'
import { OrderPage } from '@izlog/contracts/http/orders'
import { apiOf } from '@izlog/local/seed/api'
import { demoAdmin } from '@izlog/local/seed/seed'

/** Signs in as the super administrator; returns actions over HTTP. */
export async function signedInAdmin(url: string) {
  const api = apiOf(url)
  const { token } = await api('/api/auth/login', LoginResponse, { body: demoAdmin })
  return {
    /** Creates a seller with a unique name. */
    async makesClient(more: Partial<CreateClientBody> = {}) {
      const name = randomUUID().slice(0, 8)
      const who = { email: `${name}@izlog.test`, password: 'tajna-1', firstName: 'Sanja', lastName: name, ...more }
      return { ...who, ...(await api('/api/admin/clients', UserItem, { token, body: who })) }
    },
    setActive: (id: number, isActive: boolean) =>
      api(`/api/admin/users/${id}/status`, UserItem, { method: 'PATCH', token, body: { isActive } }),
    deletes: (id: number) => api(`/api/admin/users/${id}`, DeletedResponse, { method: 'DELETE', token }),
    finds: async (orderId: string) =>
      (await api(`/api/orders?search=${orderId}`, OrderPage, { token })).items.find((one) => one.orderId === orderId),
    deliveriesOf: async (orderId: string) =>
      (await api(`/api/deliveries?orderId=${orderId}`, DeliveryPage, { token })).items,
  }
}
