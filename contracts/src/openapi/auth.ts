import {
  CreateClientRequest,
  DeletedResponse,
  ResetPasswordRequest,
  SetUserStatusRequest,
  UserItem,
  UserPage,
} from '../http/admin.ts'
import { CurrentUser, LoginRequest, LoginResponse, LogoutResponse, MeResponse } from '../http/auth.ts'
import { PageQuery } from '../http/paging.ts'
import {
  ChangePasswordRequest,
  ChangePasswordResponse,
  CourierKeysRequest,
  GoogleSheetsRequest,
  PixelRequest,
  UserSettingsRequest,
} from '../http/settings.ts'
import { byId, type EndpointTable } from './endpoint.ts'

export const authEndpoints = {
  'POST /api/auth/login': {
    access: 'public',
    summary: 'Prijava; sesija dolazi kao kolačić i kao token',
    body: LoginRequest,
    answers: { 200: LoginResponse },
    refusals: ['unauthenticated', 'forbidden', 'limited'],
  },
  'POST /api/auth/logout': {
    access: 'public',
    summary: 'Odjava; sesija više ne važi',
    answers: { 200: LogoutResponse },
    endsSession: true,
  },
  'GET /api/auth/me': {
    access: 'public',
    summary: 'Prijavljeni korisnik, ili null kada niko nije prijavljen',
    answers: { 200: MeResponse },
  },
  'POST /api/auth/change-password': {
    access: 'signedIn',
    summary: 'Promena lozinke; sve druge sesije prestaju da važe',
    body: ChangePasswordRequest,
    answers: { 200: ChangePasswordResponse },
    refusals: ['conflict', 'limited'],
    endsSession: true,
  },
  'GET /api/admin/clients': {
    access: 'admin',
    summary: 'Prodavci',
    query: PageQuery,
    answers: { 200: UserPage },
  },
  'GET /api/admin/users': {
    access: 'admin',
    summary: 'Svi korisnici',
    query: PageQuery,
    answers: { 200: UserPage },
  },
  'POST /api/admin/clients': {
    access: 'admin',
    summary: 'Otvaranje naloga prodavcu',
    body: CreateClientRequest,
    answers: { 201: UserItem },
    refusals: ['conflict'],
  },
  'PATCH /api/admin/users/{id}/status': {
    access: 'admin',
    summary: 'Uključivanje i isključivanje naloga',
    params: byId,
    body: SetUserStatusRequest,
    answers: { 200: UserItem },
    refusals: ['conflict'],
  },
  'PATCH /api/admin/users/{id}/reset-password': {
    access: 'admin',
    summary: 'Nova lozinka korisniku',
    params: byId,
    body: ResetPasswordRequest,
    answers: { 200: UserItem },
    refusals: ['conflict'],
  },
  'DELETE /api/admin/users/{id}': {
    access: 'admin',
    summary: 'Brisanje naloga',
    params: byId,
    answers: { 200: DeletedResponse },
    refusals: ['conflict'],
  },
  'PATCH /api/user/facebook-pixel': {
    access: 'signedIn',
    summary: 'Facebook Pixel prodavca',
    body: PixelRequest,
    answers: { 200: CurrentUser },
    refusals: ['conflict'],
  },
  'PATCH /api/user/settings': {
    access: 'signedIn',
    summary: 'Telegram i Conversions API; šta nije poslato, ostaje',
    body: UserSettingsRequest,
    answers: { 200: CurrentUser },
    refusals: ['conflict'],
  },
  'PATCH /api/users/update-settings': {
    access: 'signedIn',
    summary: 'Ključevi kurirskih službi',
    body: CourierKeysRequest,
    answers: { 200: CurrentUser },
    refusals: ['conflict'],
  },
  'PUT /api/settings/google-sheets': {
    access: 'signedIn',
    summary: 'Google tabela u koju se upisuju porudžbine',
    body: GoogleSheetsRequest,
    answers: { 200: CurrentUser },
    refusals: ['conflict'],
  },
} as const satisfies EndpointTable
