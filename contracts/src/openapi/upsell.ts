import { z } from 'zod'
import { UpsellProduct } from '../domain/upsell.ts'
import { ApiErrorBody } from '../http/errors.ts'
import { TotalChangedBody } from '../http/orders.ts'
import {
  DeleteUpsellResponse,
  ProcessLinksRequest,
  ProcessLinksResponse,
  PublicUpsellList,
  UpdateUpsellRequest,
  UpdateUpsellResponse,
  UpsellList,
  UpsellOrderRequest,
  UpsellOrderResponse,
} from '../http/upsell.ts'
import { exportEndpoints } from './data-export.ts'
import { byId, type EndpointTable } from './endpoint.ts'

export const upsellEndpoints = {
  'GET /api/upsell/products/{websiteId}': {
    access: 'public',
    summary: 'Upsell proizvodi stranice: kupcima ponuđeni, vlasniku svi',
    params: z.object({ websiteId: z.int().positive() }),
    answers: { 200: z.union([UpsellList, PublicUpsellList]) },
  },
  'POST /api/upsell/process-links': {
    access: 'owner',
    summary: 'Dodavanje upsell proizvoda po linku',
    body: ProcessLinksRequest,
    answers: { 201: ProcessLinksResponse },
    refusals: ['not_found', 'conflict', 'limited'],
  },
  'PATCH /api/upsell/products/{id}': {
    access: 'owner',
    summary: 'Izmena upsell proizvoda; šta nije poslato, ostaje',
    params: byId,
    body: UpdateUpsellRequest,
    answers: { 200: UpdateUpsellResponse },
    refusals: ['conflict'],
  },
  'DELETE /api/upsell/products/{id}': {
    access: 'owner',
    summary: 'Uklanjanje upsell proizvoda',
    params: byId,
    answers: { 200: DeleteUpsellResponse },
    refusals: ['conflict'],
  },
  'POST /api/upsell/order': {
    access: 'public',
    summary: 'Kupac dodaje proizvod u svoju porudžbinu',
    body: UpsellOrderRequest,
    answers: { 201: UpsellOrderResponse, 409: z.union([TotalChangedBody, ApiErrorBody]) },
    refusals: ['not_found', 'limited'],
  },
  ...exportEndpoints('upsells', UpsellProduct),
} as const satisfies EndpointTable
