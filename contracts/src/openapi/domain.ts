import { z } from 'zod'
import {
  AddSingleDomain,
  Domain,
  DomainAnswer,
  DomainHost,
  DomainList,
  NotVerifiedError,
  PrimaryDomain,
  RemoveDomainAnswer,
  SingleDomainAction,
  SingleDomainAnswer,
  SingleDomainResponse,
  TestDnsAnswer,
} from '../http/domains.ts'
import { ApiErrorBody } from '../http/errors.ts'
import { DomainHoldings, HolderParams } from '../http/holdings.ts'
import { SystemCertificates } from '../http/system.ts'
import { exportEndpoints } from './data-export.ts'
import type { EndpointTable } from './endpoint.ts'

const notVerified = z.union([NotVerifiedError, ApiErrorBody])

export const domainEndpoints = {
  'GET /api/user/domain': {
    access: 'signedIn',
    summary: 'Domen naloga, ili null kada nijedan nije povezan',
    answers: { 200: SingleDomainResponse },
  },
  'POST /api/user/domain': {
    access: 'signedIn',
    summary: 'Povezivanje domena; programi tu i verifikuju i uklanjaju',
    body: z.union([AddSingleDomain, SingleDomainAction]),
    answers: { 200: SingleDomainAnswer, 422: notVerified },
    refusals: ['not_found', 'conflict', 'limited'],
  },
  'POST /api/user/domain/verify': {
    access: 'signedIn',
    summary: 'Verifikacija domena naloga',
    answers: { 200: SingleDomainAnswer, 422: notVerified },
    refusals: ['not_found', 'conflict', 'limited'],
  },
  'DELETE /api/user/domain': {
    access: 'signedIn',
    summary: 'Uklanjanje domena naloga',
    answers: { 200: SingleDomainAnswer },
    refusals: ['not_found', 'conflict'],
  },
  'GET /api/domains': {
    access: 'signedIn',
    summary: 'Svi domeni prodavca, najstariji prvi',
    answers: { 200: DomainList },
  },
  'POST /api/domains': {
    access: 'signedIn',
    summary: 'Dodavanje domena',
    body: DomainHost,
    answers: { 201: DomainAnswer },
    refusals: ['conflict', 'limited'],
  },
  'POST /api/domains/verify': {
    access: 'owner',
    summary: 'Verifikacija domena',
    body: DomainHost,
    answers: { 200: DomainAnswer, 422: notVerified },
    refusals: ['not_found', 'conflict', 'limited'],
  },
  'POST /api/domains/primary': {
    access: 'owner',
    summary: 'Izbor glavnog domena',
    body: PrimaryDomain,
    answers: { 200: DomainAnswer },
    refusals: ['not_found', 'conflict'],
  },
  'POST /api/domains/refresh': {
    access: 'owner',
    summary: 'Novi kod i DNS instrukcije',
    body: DomainHost,
    answers: { 200: DomainAnswer },
    refusals: ['not_found', 'conflict', 'limited'],
  },
  'POST /api/domains/test-dns': {
    access: 'owner',
    summary: 'Provera DNS zapisa',
    body: DomainHost,
    answers: { 200: TestDnsAnswer },
    refusals: ['not_found', 'limited'],
  },
  'DELETE /api/domains/{host}': {
    access: 'owner',
    summary: 'Uklanjanje domena',
    answers: { 200: RemoveDomainAnswer },
    refusals: ['conflict'],
  },
  'GET /api/domains/held-by/{userId}': {
    access: 'admin',
    summary: 'Koliko domena ima korisnik',
    params: HolderParams,
    answers: { 200: DomainHoldings },
  },
  'GET /api/admin/system/certificates': {
    access: 'admin',
    summary: 'Sertifikati domena prodavaca, po isteku',
    answers: { 200: SystemCertificates },
  },
  ...exportEndpoints('domains', Domain),
} as const satisfies EndpointTable
