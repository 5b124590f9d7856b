import {
  ForgottenPasswordOptions,
  type ForgottenPasswordRequest,
  ForgottenPasswordResponse,
  type NewPasswordRequest,
  NewPasswordResponse,
} from '@izlog/contracts/http/password-reset'
import { queryOptions } from '@tanstack/react-query'
import { ApiError, api } from '../api/client.ts'

const PATH = '/api/auth/forgotten-password'

export const forgottenPasswordOptions = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => api.get(PATH, ForgottenPasswordOptions, signal),
})

export const askForLink = (request: ForgottenPasswordRequest) => api.post(PATH, ForgottenPasswordResponse, request)

export const setNewPassword = (request: NewPasswordRequest) =>
  api.post('/api/auth/new-password', NewPasswordResponse, request)

/** True when the link itself is the problem, so that trying again with it is useless. */
export const isLinkEnded = (error: Error | null): boolean =>
  error instanceof ApiError && error.refusal?.code === 'password-reset.link-ended'
