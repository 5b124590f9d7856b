import type { revocationCheck } from '@izlog/kit/security/revocations'
import { sessionOf } from '../domain/push.ts'
import type { PushSubscriptions } from '../store/push-subscriptions.ts'

export interface RemoveEndedDevicesDeps {
  subscriptions: Pick<PushSubscriptions, 'batches' | 'removeEnded'>
  revoked: ReturnType<typeof revocationCheck>
}

/**
 * Removes the devices whose session was ended. A push asks too, but a user may get none for longer than the seven days after which an ended
 * session leaves the revocation list. Throws while the list cannot be read.
 */
export async function removeEndedDevices({ subscriptions, revoked }: RemoveEndedDevicesDeps): Promise<void> {
  for await (const devices of subscriptions.batches()) {
    const checked = await Promise.all(
      devices.map(async (device) => ({ device, session: await revoked(sessionOf(device)) })),
    )
    await subscriptions.removeEnded(checked.flatMap(({ device, session }) => (session === 'revoked' ? [device] : [])))
    if (checked.some(({ session }) => session === 'unknown'))
      throw new Error('which sessions have ended cannot be read now')
  }
}
