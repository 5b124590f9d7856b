import { ServiceName } from '@izlog/kit/security/service-token'
import { type ScriptedStore, scriptedStore } from '@izlog/kit/testing/scripted-store'
import { mongo } from 'mongoose'
import { afterEach, expect, it } from 'vitest'
import { makeMongoUsers } from '../mongo-users.ts'

let store: ScriptedStore
afterEach(() => store.stop())

/** Runs `makeMongoUsers` against a store with these replies and returns the user commands that the store received. */
async function commandsOf(replies: Parameters<typeof scriptedStore>[0]) {
  store = await scriptedStore(replies)
  const client = new mongo.MongoClient(store.url)
  await makeMongoUsers(client.db('admin'), 'izlog', (service) => `password of ${service}`).finally(() => client.close())
  return store.commands.filter((command) => 'createUser' in command || 'updateUser' in command)
}
const withStore = ServiceName.options.filter((service) => service !== 'tls-sync')
const about = (service: ServiceName) => ({
  pwd: `password of ${service}`,
  roles: [{ role: 'readWrite', db: `izlog_${service}` }],
  $db: 'admin',
})

it('a user a service, that opens its own database and no other', async () => {
  const commands = await commandsOf({ updateUser: { ok: 0, code: 11, codeName: 'UserNotFound', errmsg: 'no user' } })
  const created = commands.filter((command) => 'createUser' in command)
  expect(created).toMatchObject(withStore.map((service) => ({ createUser: service, ...about(service) })))
})

it('users that are there are given today’s password and role, and nothing is made twice', async () => {
  const commands = await commandsOf({})
  expect(commands).toMatchObject(withStore.map((service) => ({ updateUser: service, ...about(service) })))
})

it('what else MongoDB refuses is said', async () => {
  const refusal = { ok: 0, code: 13, codeName: 'Unauthorized', errmsg: 'not authorized on admin' }
  await expect(commandsOf({ updateUser: refusal })).rejects.toThrow('not authorized')
})
