import { MeResponse } from '@izlog/contracts/http/auth'
import { Enrolment, RecoveryCodes, RemoveSecondFactorResponse } from '@izlog/contracts/http/second-factor'
import { api } from '../../api/client.ts'
import { useSession } from '../../api/session-store.ts'

export const beginEnrolment = (currentPassword: string) =>
  api.post('/api/auth/second-factor/enrolment', Enrolment, { currentPassword })

export const setSecondFactor = (enrolment: Enrolment, code: string) =>
  api.put('/api/auth/second-factor', RecoveryCodes, { enrolment: enrolment.token, code })

export const renewRecoveryCodes = (currentPassword: string) =>
  api.post('/api/auth/second-factor/recovery-codes', RecoveryCodes, { currentPassword })

export const removeSecondFactor = (currentPassword: string) =>
  api.delete('/api/auth/second-factor', RemoveSecondFactorResponse, { currentPassword })

/** Stores the user in the session again, with the changed second factor. */
export async function refetchUser(): Promise<void> {
  const user = await api.get('/api/auth/me', MeResponse)
  if (user) useSession.getState().setUser(user)
}
