import { useSession } from '../../api/session-store.ts'
import { storeToken } from '../../api/token.ts'
import { renewPush } from '../../shared/push-device.ts'

/** Goes on with the session that stayed while all others were ended: stores its new token, and has the push to this device go on with it. */
export function keepSession(token: string): void {
  storeToken(token)
  const { user } = useSession.getState()
  if (user) void renewPush(user.id)
}
