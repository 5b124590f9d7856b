import type { RevocationState } from '@izlog/kit/security/revocations'
import { expect, it } from 'vitest'
import type { Device } from '../store/push-subscriptions.ts'
import { removeEndedDevices } from './remove-ended-devices.ts'

const savedAt = new Date('2026-11-01T10:00:00Z')
const aDevice = (id: string): Device => ({
  id,
  userId: 7,
  sessionId: `session of ${id}`,
  savedAt,
  failures: 0,
  open: () => {
    throw new Error('nothing is pushed')
  },
})

/** Goes over three devices in two batches, of whose sessions these are the states. */
async function goOver(states: Record<string, RevocationState>) {
  const removed: string[] = []
  const asked: object[] = []
  const done = removeEndedDevices({
    subscriptions: {
      async *batches() {
        yield [aDevice('phone'), aDevice('laptop')]
        yield [aDevice('tablet')]
      },
      removeEnded: async (devices) => void removed.push(...devices.map(({ id }) => id)),
    },
    revoked: async (session) => {
      asked.push(session)
      return states[session.jti.replace('session of ', '')] ?? 'valid'
    },
  })
  const failure = await done.then(
    () => undefined,
    (error: unknown) => String(error),
  )
  return { removed, asked, failure }
}

it('removes the devices whose session was ended, though nothing is pushed', async () => {
  const { removed, asked, failure } = await goOver({ laptop: 'revoked', tablet: 'revoked' })
  expect([removed, failure]).toEqual([['laptop', 'tablet'], undefined])
  expect(asked[0]).toEqual({ jti: 'session of phone', userId: 7, issuedAt: savedAt.getTime() })
})

it('keeps a device while the revocations cannot be read', async () => {
  const { removed, failure } = await goOver({ phone: 'unknown', laptop: 'revoked', tablet: 'unknown' })
  expect([removed, failure]).toEqual([['laptop'], 'Error: which sessions have ended cannot be read now'])
})
