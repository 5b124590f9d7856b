import { z } from 'zod'
import { BlockedList, BlockParams, BlockRequest, Unblocked } from '../http/blocked.ts'
import { Buyer } from '../http/buyer.ts'
import {
  CallsSummary,
  DeskOrder,
  DeskRequest,
  EditOrderRequest,
  ManualOrderRequest,
  NextCall,
  NextCallRequest,
  UndoRequest,
} from '../http/desk.ts'
import { Erasure, ErasureFilter, ErasurePage, ErasureParams, RequestErasureRequest } from '../http/erasures.ts'
import { ApiErrorBody } from '../http/errors.ts'
import { HolderParams, OrderHoldings } from '../http/holdings.ts'
import {
  BulkDeskAnswer,
  BulkDeskRequest,
  ExportRequest,
  LabelsRequest,
  OrderSelection,
  PackingListRequest,
} from '../http/many-orders.ts'
import {
  ChangeOrderStatusRequest,
  IDEMPOTENCY_HEADER,
  IdempotencyKey,
  OrderExportFilter,
  OrderFilter,
  OrderFormFields,
  OrderItem,
  OrderPage,
  OrderStreamEvent,
  PlaceOrderRequest,
  PlaceOrderResponse,
  ShownOrder,
  TotalChangedBody,
} from '../http/orders.ts'
import { OrderParcel, ShareParcelRequest } from '../http/parcel.ts'
import {
  PayoutColumns,
  PayoutImportFields,
  PayoutMonth,
  PayoutMonthQuery,
  PayoutPreviewFields,
  PayoutRows,
} from '../http/payouts.ts'
import { ReviewDecisionRequest, ReviewItem, ReviewList, ReviewRequest } from '../http/reviews.ts'
import { Sales, SalesQuery } from '../http/sales.ts'
import { ChangeConflictBody, CorrectionRequest } from '../http/shopper-changes.ts'
import { SplitOrderRequest, SplitOrderResponse } from '../http/split.ts'
import { AdminStats, DashboardStats } from '../http/stats.ts'
import { LastReconciliation } from '../http/system.ts'
import {
  UnfinishedForm,
  UnfinishedFormRequest,
  UnfinishedOutcomeRequest,
  UnfinishedParams,
} from '../http/unfinished-forms.ts'
import { exportEndpoints } from './data-export.ts'
import { Bytes, byId, type EndpointTable } from './endpoint.ts'

const PayoutFile = z.object({ file: z.file() })

export const orderEndpoints = {
  'POST /api/orders': {
    access: 'public',
    summary:
      'Porudžbina kupca; kao JSON, po želji sa ključem zahteva, ili kao običan obrazac na koji se odgovara stranicom',
    headers: z.object({ [IDEMPOTENCY_HEADER]: IdempotencyKey.optional() }),
    body: { 'application/json': PlaceOrderRequest, 'application/x-www-form-urlencoded': OrderFormFields },
    answers: {
      201: PlaceOrderResponse,
      303: null,
      409: { 'application/json': z.union([TotalChangedBody, ApiErrorBody]), 'text/html': Bytes },
    },
    refusals: ['not_found', 'limited'],
  },
  'GET /api/orders': {
    access: 'admin',
    summary: 'Porudžbine svih prodavaca',
    query: OrderFilter,
    answers: { 200: OrderPage },
  },
  'GET /api/orders/my': {
    access: 'signedIn',
    summary: 'Porudžbine prijavljenog prodavca',
    query: OrderFilter,
    answers: { 200: OrderPage },
  },
  'GET /api/orders/stream': {
    access: 'signedIn',
    summary: 'Porudžbine uživo: događaji vrste order',
    answers: { 200: { 'text/event-stream': OrderStreamEvent } },
    refusals: ['limited'],
  },
  'GET /api/orders/export': {
    access: 'signedIn',
    summary: 'Porudžbine kao CSV datoteka',
    query: OrderExportFilter,
    answers: { 200: { 'text/csv': Bytes } },
    refusals: ['limited'],
  },
  'GET /api/orders/calls': {
    access: 'signedIn',
    summary: 'Koliko poziva čeka prijavljenog prodavca i šta je danas urađeno',
    answers: { 200: CallsSummary },
  },
  'POST /api/orders/calls/next': {
    access: 'signedIn',
    summary: 'Sledeća porudžbina ili nezavršena porudžbina za poziv; dok je kod jedne sesije, druga je ne dobija',
    body: NextCallRequest,
    answers: { 200: NextCall },
  },
  'POST /api/orders/unfinished': {
    access: 'public',
    summary: 'Kupac je upisao telefon u formu; čuva se samo ako je prodavac to uključio, a odgovor je uvek isti',
    body: UnfinishedFormRequest,
    answers: { 204: null },
    refusals: ['limited'],
  },
  'POST /api/orders/unfinished/{formId}/outcome': {
    access: 'owner',
    summary: 'Ishod poziva nezavršene porudžbine',
    params: UnfinishedParams,
    body: UnfinishedOutcomeRequest,
    answers: { 200: UnfinishedForm },
    refusals: ['conflict'],
  },
  'POST /api/orders/unfinished/{formId}/undo': {
    access: 'owner',
    summary: 'Poništavanje sopstvenog ishoda nezavršene porudžbine u roku od deset sekundi',
    params: UnfinishedParams,
    body: UndoRequest,
    answers: { 200: UnfinishedForm },
    refusals: ['conflict'],
  },
  'GET /api/orders/desk/selection': {
    access: 'signedIn',
    summary: 'Brojevi porudžbina iz filtera, da bi se izabrale sve',
    query: OrderExportFilter,
    answers: { 200: OrderSelection },
  },
  'POST /api/orders/desk/bulk': {
    access: 'signedIn',
    summary: 'Isti korak za više porudžbina; za svaku stoji da li je urađen ili zašto nije',
    body: BulkDeskRequest,
    answers: { 200: BulkDeskAnswer },
    refusals: ['limited'],
  },
  'POST /api/orders/labels': {
    access: 'signedIn',
    summary: 'Adresne nalepnice kao PDF',
    body: LabelsRequest,
    answers: { 200: { 'application/pdf': Bytes } },
    refusals: ['limited'],
  },
  'POST /api/orders/export': {
    access: 'signedIn',
    summary: 'Izabrane porudžbine kao CSV ili XLSX, sa izabranim kolonama i njihovim naslovima',
    body: ExportRequest,
    answers: {
      200: {
        'text/csv': Bytes,
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Bytes,
      },
    },
    refusals: ['limited'],
  },
  'POST /api/orders/packing-list': {
    access: 'signedIn',
    summary: 'Lista za pakovanje kao PDF',
    body: PackingListRequest,
    answers: { 200: { 'application/pdf': Bytes } },
    refusals: ['limited'],
  },
  'POST /api/orders/payouts/columns': {
    access: 'signedIn',
    summary: 'Kolone kurirove datoteke (CSV ili XLSX, najviše 5 MB); ništa se ne čuva',
    body: { 'multipart/form-data': PayoutFile },
    answers: { 200: PayoutColumns },
    refusals: ['limited'],
  },
  'POST /api/orders/payouts/preview': {
    access: 'signedIn',
    summary: 'Pregled uvoza: uz koju porudžbinu ide koji red kurirove datoteke; ništa se ne čuva',
    body: { 'multipart/form-data': PayoutPreviewFields.extend(PayoutFile.shape) },
    answers: { 200: PayoutRows },
    refusals: ['limited', 'not_found'],
  },
  'POST /api/orders/payouts/import': {
    access: 'signedIn',
    summary: 'Uvoz narednih 500 redova kurirove datoteke; isti red se uvozi jednom',
    body: { 'multipart/form-data': PayoutImportFields.extend(PayoutFile.shape) },
    answers: { 200: PayoutRows },
    refusals: ['limited', 'not_found'],
  },
  'GET /api/orders/payouts': {
    access: 'signedIn',
    summary: 'Novac meseca po stranicama: poručeno, isporučeno, vraćeno, naplaćeno i šta kurir duguje',
    query: PayoutMonthQuery,
    answers: { 200: PayoutMonth },
    refusals: ['limited', 'not_found'],
  },
  'GET /api/orders/{id}/desk': {
    access: 'owner',
    summary: 'Potvrda i isporuka jedne porudžbine',
    params: byId,
    answers: { 200: DeskOrder },
  },
  'POST /api/orders/{id}/desk': {
    access: 'owner',
    summary: 'Ishod poziva ili korak pošiljke',
    params: byId,
    body: DeskRequest,
    answers: { 200: DeskOrder },
    refusals: ['conflict'],
  },
  'POST /api/orders/{id}/desk/undo': {
    access: 'owner',
    summary: 'Poništavanje sopstvenog poslednjeg koraka u roku od deset sekundi',
    params: byId,
    body: UndoRequest,
    answers: { 200: DeskOrder },
    refusals: ['conflict'],
  },
  'POST /api/orders/manual': {
    access: 'signedIn',
    summary: 'Porudžbina koju prodavac unosi: primljena telefonom ili porukom, već potvrđena',
    body: ManualOrderRequest,
    answers: { 201: DeskOrder },
    refusals: ['conflict'],
  },
  'POST /api/orders/{id}/edit': {
    access: 'owner',
    summary: 'Izmena kupca, količine i cene dok paket nije predat kuriru',
    params: byId,
    body: EditOrderRequest,
    answers: { 200: DeskOrder },
    refusals: ['conflict'],
  },
  'GET /api/orders/{id}/buyer': {
    access: 'owner',
    summary: 'Kupac po broju telefona: ranije porudžbine kod istog prodavca i razlozi za oprez',
    params: byId,
    answers: { 200: Buyer },
  },
  'GET /api/orders/{id}/parcel': {
    access: 'owner',
    summary: 'Sa kojim porudžbinama istog kupca deli paket ili može da ga deli',
    params: byId,
    answers: { 200: OrderParcel },
  },
  'POST /api/orders/{id}/parcel': {
    access: 'owner',
    summary: 'Još jedna porudžbina istog kupca u isti paket, dok nijedan nije spakovan ni prijavljen kuriru',
    params: byId,
    body: ShareParcelRequest,
    answers: { 200: DeskOrder },
    refusals: ['conflict'],
  },
  'DELETE /api/orders/{id}/parcel': {
    access: 'owner',
    summary: 'Izdvajanje porudžbine iz zajedničkog paketa, dok nije spakovan ni prijavljen kuriru',
    params: byId,
    answers: { 200: DeskOrder },
    refusals: ['conflict'],
  },
  'POST /api/orders/{id}/split': {
    access: 'owner',
    summary:
      'Podela na dva paketa, dok nije spakovana ni prijavljena kuriru: deo komada postaje porudžbina sa svojim brojem',
    params: byId,
    headers: z.object({ [IDEMPOTENCY_HEADER]: IdempotencyKey.optional() }),
    body: SplitOrderRequest,
    answers: { 201: SplitOrderResponse },
    refusals: ['conflict'],
  },
  'GET /api/orders/blocked': {
    access: 'signedIn',
    summary: 'Blokirani kupci prijavljenog prodavca',
    answers: { 200: BlockedList },
  },
  'POST /api/orders/blocked': {
    access: 'owner',
    summary: 'Blokiranje kupca iz jedne porudžbine; njegove naredne porudžbine se zadržavaju',
    body: BlockRequest,
    answers: { 201: BlockedList },
    refusals: ['not_found', 'conflict'],
  },
  'DELETE /api/orders/blocked/{blockId}': {
    access: 'owner',
    summary: 'Uklanjanje blokade',
    params: BlockParams,
    answers: { 200: Unblocked },
  },
  'POST /api/orders/{id}/release': {
    access: 'owner',
    summary: 'Puštanje zadržane porudžbine, kao da je upravo stigla',
    params: byId,
    answers: { 200: OrderItem },
    refusals: ['conflict'],
  },
  'GET /api/orders/{orderId}': {
    access: 'public',
    summary: 'Porudžbina po svom broju; dve nedelje posle kraja samo broj, proizvod i status',
    answers: { 200: ShownOrder },
  },
  'GET /api/orders/{orderId}/page': {
    access: 'public',
    summary: 'Stranica porudžbine za pregledače bez skripti: gde je paket i šta je poručeno',
    answers: { 200: { 'text/html': Bytes } },
  },
  'POST /api/orders/{orderId}/correction': {
    access: 'public',
    summary: 'Kupac ispravlja ime, telefon i adresu dok paket nije spakovan ni prijavljen kuriru',
    body: CorrectionRequest,
    answers: { 200: ShownOrder, 409: ChangeConflictBody },
    refusals: ['not_found', 'limited'],
  },
  'POST /api/orders/{orderId}/cancellation': {
    access: 'public',
    summary: 'Kupac otkazuje dok paket nije spakovan ni prijavljen kuriru',
    answers: { 200: ShownOrder, 409: ChangeConflictBody },
    refusals: ['not_found', 'limited'],
  },
  'POST /api/orders/{orderId}/review': {
    access: 'public',
    summary: 'Kupac ocenjuje isporučenu porudžbinu; dok prodavac ne odluči, može da napiše drugačije',
    body: ReviewRequest,
    answers: { 200: ShownOrder },
    refusals: ['not_found', 'conflict', 'limited'],
  },
  'GET /api/orders/reviews': {
    access: 'signedIn',
    summary: 'Ocene kupaca prijavljenog prodavca, najnovije prve',
    answers: { 200: ReviewList },
  },
  'POST /api/orders/{id}/review-decision': {
    access: 'owner',
    summary: 'Da li se ocena prikazuje na stranici; može i drugačije kasnije',
    params: byId,
    body: ReviewDecisionRequest,
    answers: { 200: ReviewItem },
    refusals: ['conflict'],
  },
  'PUT /api/orders/{id}': {
    access: 'admin',
    summary: 'Promena statusa porudžbine',
    params: byId,
    body: ChangeOrderStatusRequest,
    answers: { 200: OrderItem },
    refusals: ['conflict'],
  },
  'GET /api/orders/held-by/{userId}': {
    access: 'admin',
    summary: 'Koliko porudžbina ima korisnik',
    params: HolderParams,
    answers: { 200: OrderHoldings },
  },
  'POST /api/admin/erasures': {
    access: 'admin',
    summary: 'Brisanje podataka kupca po broju telefona; dok traje, isti broj daje istu potvrdu',
    body: RequestErasureRequest,
    answers: { 200: Erasure, 201: Erasure },
  },
  'GET /api/admin/erasures': {
    access: 'admin',
    summary: 'Potvrde o brisanju podataka kupaca',
    query: ErasureFilter,
    answers: { 200: ErasurePage },
  },
  'GET /api/admin/system/reconciliation': {
    access: 'admin',
    summary: 'Poslednje usaglašavanje brojki i šta je ispravljeno',
    answers: { 200: LastReconciliation },
  },
  'GET /api/admin/erasures/{id}': {
    access: 'admin',
    summary: 'Potvrda o brisanju: šta je obrisano i šta nije u našim rukama',
    params: ErasureParams,
    answers: { 200: Erasure },
  },
  'GET /api/dashboard/stats': {
    access: 'signedIn',
    summary: 'Brojke prijavljenog prodavca',
    answers: { 200: DashboardStats },
  },
  'GET /api/dashboard/sales': {
    access: 'signedIn',
    summary: 'Šta je prijavljeni prodavac prodao: po danu, stranici i oglasu',
    query: SalesQuery,
    answers: { 200: Sales },
  },
  'GET /api/admin/dashboard/stats': {
    access: 'admin',
    summary: 'Brojke svih prodavaca',
    answers: { 200: AdminStats },
  },
  ...exportEndpoints('orders', OrderItem),
} as const satisfies EndpointTable
