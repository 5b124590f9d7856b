import { slowServer } from '@izlog/kit/testing/slow-server'
import { afterEach, expect, it, vi } from 'vitest'
import { spreadsheets } from './spreadsheet.ts'

const TIMEOUT_MS = 10_000
afterEach(() => {
  vi.useRealTimers()
})

it('nothing is written late by a process that stood still after it had opened a spreadsheet', async () => {
  const google = await slowServer()
  const account = { client_email: 'izlog@izlog.test', private_key: 'unused', token_uri: `${google.url}/token` }
  const sheet = spreadsheets(account, { rootUrl: google.url, timeoutMs: TIMEOUT_MS })('sheet')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await expect(sheet.append([['1']])).rejects.toThrow('The time of these calls is over')
  expect(google.asked()).toBe(0)
  await google.stop()
})
