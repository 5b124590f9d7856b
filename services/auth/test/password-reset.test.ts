import { UserItem } from '@izlog/contracts/http/admin'
import { AuditPage } from '@izlog/contracts/http/audit'
import { PASSWORD_RESET_MESSAGES } from '@izlog/contracts/http/password-reset'
import { Enrolment } from '@izlog/contracts/http/second-factor'
import { connectStore } from '@izlog/kit/store/connection'
import { client } from '@izlog/kit/testing/client'
import { until } from '@izlog/kit/testing/until'
import { startSimulators } from '@izlog/simulators/server'
import { mailboxOf } from '@izlog/simulators/testing/mailbox'
import { TOTP, URI } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mongoResetRequests } from '../src/store/mongo-reset-requests.ts'
import { ADMIN, startAuth } from './start.ts'

let auth: Awaited<ReturnType<typeof startAuth>>
let simulators: Awaited<ReturnType<typeof startSimulators>>
let asAdmin: Record<string, string>
beforeAll(async () => {
  simulators = await startSimulators({ port: 0, smtpPort: 0 })
  auth = await startAuth({
    LIMIT_LOGINS_PER_MINUTE: '0',
    SMTP_URL: simulators.smtpUrl ?? '',
    MAIL_FROM: 'Izlog <posta@izlog.test>',
    APP_URL: 'http://app.izlog.test',
  })
  asAdmin = (await auth.signIn(ADMIN)).bearer
})
afterAll(async () => {
  await auth.stop()
  await simulators.stop()
})

const ask = (email: string) => auth.http.post('/api/auth/forgotten-password', { email })
const choose = (token: string, newPassword: string) =>
  auth.http.post('/api/auth/new-password', { token, newPassword, confirmPassword: newPassword })
const logIn = (email: string, password: string) => auth.http.post('/api/auth/login', { email, password })
const mailsTo = (address: string) => mailboxOf(simulators.url).mailsTo(address)
const tokenIn = (text: string) => /^http:\/\/app\.izlog\.test\/nova-lozinka#([\w-]{43})$/m.exec(text)?.[1] ?? ''
const mailTo = (address: string) => until(async () => (await mailsTo(address))[0])

let count = 0
async function someone() {
  const who = {
    email: `zaboravila${count++}@izlog.test`,
    password: 'plava-cinija-7',
    firstName: 'Ana',
    lastName: 'Ćirić',
  }
  const { id } = UserItem.parse((await auth.http.post('/api/admin/clients', who, asAdmin)).body)
  return { ...who, id }
}
const actionsOn = async (id: number) => {
  const { items } = AuditPage.parse((await auth.http.get('/api/admin/audit?limit=100', asAdmin)).body)
  return items.filter(({ object }) => object?.id === id).map(({ action }) => action)
}

describe('a forgotten password', () => {
  it('is replaced by a link from a mail, which works once and ends all sessions', async () => {
    const { email, password, id } = await someone()
    const { bearer } = await auth.signIn({ email, password })
    expect(await ask(` ${email.toUpperCase()} `)).toMatchObject({
      status: 200,
      body: { message: PASSWORD_RESET_MESSAGES.asked },
    })
    const { subject, text } = await mailTo(email)
    expect(subject).toBe('Nova lozinka za Izlog')
    expect(text).toContain('Zdravo, Ana!')
    const token = tokenIn(text)
    expect((await logIn(email, password)).status).toBe(200)

    expect(await choose(token, 'Password1')).toMatchObject({ status: 422 })
    expect(await choose(token, 'zelena-serpa-3')).toMatchObject({
      status: 200,
      body: { message: PASSWORD_RESET_MESSAGES.changed },
    })
    expect((await logIn(email, password)).status).toBe(401)
    expect((await auth.http.get('/api/auth/sessions', bearer)).status).toBe(401)
    expect(await choose(token, 'treca-lozinka-9')).toMatchObject({
      status: 409,
      body: { message: PASSWORD_RESET_MESSAGES.linkEnded },
    })
    expect((await logIn(email, 'zelena-serpa-3')).status).toBe(200)
    await until(async () => {
      const actions = await actionsOn(id)
      return actions.includes('password-link-sent') && actions.includes('password-recovered')
    })
  })

  it('by two at once with one link is set by one of them', async () => {
    const { email } = await someone()
    await ask(email)
    const token = tokenIn((await mailTo(email)).text)
    const both = await Promise.all([choose(token, 'prva-lozinka-1'), choose(token, 'druga-lozinka-2')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('ends every other link that was sent', async () => {
    const { email } = await someone()
    await ask(email)
    await ask(email)
    const [newer, older] = await until(async () => {
      const mails = await mailsTo(email)
      return mails.length === 2 && mails.map(({ text }) => tokenIn(text))
    })
    expect((await choose(older ?? '', 'zelena-serpa-3')).status).toBe(200)
    expect((await choose(newer ?? '', 'zelena-serpa-4')).status).toBe(409)
  })

  it('ends when an administrator corrects the e-mail to which it was sent', async () => {
    const { email, id, firstName, lastName } = await someone()
    await ask(email)
    const token = tokenIn((await mailTo(email)).text)
    const corrected = { email: `ispravljena-${email}`, firstName, lastName }
    expect((await auth.http.patch(`/api/admin/users/${id}`, corrected, asAdmin)).status).toBe(200)
    expect((await choose(token, 'zelena-serpa-3')).status).toBe(409)
  })

  it('is stored by its hash alone', async () => {
    const { email } = await someone()
    await ask(email)
    const token = tokenIn((await mailTo(email)).text)
    const store = await connectStore('auth', auth.env)
    const collections = await store.listCollections()
    const stored = await Promise.all(collections.map(({ name }) => store.collection(name).find().toArray()))
    await store.close()
    expect(token).toHaveLength(43)
    expect(JSON.stringify(stored)).not.toContain(token)
  })

  it('says the same of an address without an account, and of a deactivated one, and sends them nothing', async () => {
    const { email, id } = await someone()
    await auth.http.patch(`/api/admin/users/${id}/status`, { isActive: false }, asAdmin)
    const known = await someone()
    const answers = await Promise.all([ask('niko@izlog.test'), ask(email), ask(known.email)])
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    await mailTo(known.email)
    await until(async () => {
      const store = await connectStore('auth', auth.env)
      const waiting = await store.collection('reset_requests').countDocuments()
      await store.close()
      return waiting === 0
    })
    expect([await mailsTo('niko@izlog.test'), await mailsTo(email)]).toEqual([[], []])
  })

  it('does not open a deactivated account by a link from before', async () => {
    const { email, id } = await someone()
    await ask(email)
    const token = tokenIn((await mailTo(email)).text)
    await auth.http.patch(`/api/admin/users/${id}/status`, { isActive: false }, asAdmin)
    expect(await choose(token, 'zelena-serpa-3')).toMatchObject({ status: 403, body: { code: 'login.inactive' } })
  })

  it('is asked for three times in a quarter of an hour, whoever’s address it is', async () => {
    for (const email of [(await someone()).email, 'nepoznat@izlog.test']) {
      for (let tries = 0; tries < 3; tries++) expect((await ask(email)).status).toBe(200)
      expect(await ask(email)).toMatchObject({
        status: 429,
        body: { message: PASSWORD_RESET_MESSAGES.askedTooOften },
      })
    }
  })

  it('leaves the second factor', async () => {
    const { email, password } = await someone()
    const { bearer } = await auth.signIn({ email, password })
    const asked = await auth.http.post('/api/auth/second-factor/enrolment', { currentPassword: password }, bearer)
    const { url, token: enrolment } = Enrolment.parse(asked.body)
    const totp = URI.parse(url)
    if (!(totp instanceof TOTP)) throw new Error('no TOTP')
    await auth.http.put('/api/auth/second-factor', { enrolment, code: totp.generate() }, bearer)
    await ask(email)
    expect((await choose(tokenIn((await mailTo(email)).text), 'zelena-serpa-3')).status).toBe(200)
    expect(await logIn(email, 'zelena-serpa-3')).toMatchObject({ status: 401, body: { code: 'login.code-required' } })
  })

  it('that cannot be mailed is retried, by one process at a time, for a quarter of an hour', async () => {
    const env = { ...auth.env, NAMESPACE: `${auth.env.NAMESPACE}r` }
    const store = await connectStore('auth', env)
    const requests = mongoResetRequests(store)
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    const now = at(0)
    await requests.add({ email: 'ana@izlog.test', network: '10.0.0.1' }, now)
    const [first, second] = await Promise.all([requests.claim(now), requests.claim(now)])
    expect([first, second].filter(Boolean)).toHaveLength(1)
    expect(await requests.claim(at(1.1))).toMatchObject({ email: 'ana@izlog.test' })
    expect(await requests.claim(at(16))).toBeUndefined()
    await store.dropDatabase()
    await store.close()
  })
})

it('without a mail server says whom to ask', async () => {
  const other = await startAuth()
  const http = client(other.service.port)
  expect((await auth.http.get('/api/auth/forgotten-password')).body).toEqual({ byEmail: true })
  expect((await http.get('/api/auth/forgotten-password')).body).toEqual({ byEmail: false })
  expect(await http.post('/api/auth/forgotten-password', { email: ADMIN.email })).toMatchObject({
    status: 409,
    body: { message: PASSWORD_RESET_MESSAGES.noEmail },
  })
  await other.stop()
})
