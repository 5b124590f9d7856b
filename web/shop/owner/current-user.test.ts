import { MINUTE_MS } from '@izlog/contracts/domain/durations'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { currentUser } from './current-user.ts'

const asked = vi.fn<(path: string) => Promise<Response>>()
beforeEach(() => {
  sessionStorage.clear()
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
})

describe('who is signed in on a live page', () => {
  it('is asked again only after five minutes', async () => {
    asked.mockImplementation(async () => Response.json({ id: 2, role: 'client' }))
    const at = (ms: number) => currentUser(1_000_000 + ms)
    expect(await at(0)).toEqual({ id: 2, isAdmin: false })
    expect(await at(5 * MINUTE_MS - 1)).toEqual({ id: 2, isAdmin: false })
    expect(asked).toHaveBeenCalledTimes(1)
    await at(5 * MINUTE_MS)
    expect(asked.mock.calls).toEqual([['/api/auth/me'], ['/api/auth/me']])
  })

  it.each([
    ['nobody', async () => Response.json(null)],
    ['the server refuses', async () => Response.json({ id: 2 }, { status: 503 })],
    ['there is no answer', () => Promise.reject(new TypeError('offline'))],
  ])('is nobody, without another try: %s', async (_, answer) => {
    asked.mockImplementation(answer)
    expect(await currentUser(0)).toBeNull()
    expect(await currentUser(1)).toBeNull()
    expect(asked).toHaveBeenCalledTimes(1)
  })
})
