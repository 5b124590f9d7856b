import { z } from 'zod'
import { Website } from '../domain/website.ts'
import {
  AdminWebsitePage,
  AdminWebsitesQuery,
  CreateWebsiteRequest,
  CreateWebsiteResponse,
  DashboardQuery,
  ImageUploadResponse,
  ProgressEvent,
  PublicList,
  PublicWebsiteQuery,
  PublicWebsiteResponse,
  SyncDashboard,
  WebsitePage,
} from '../http/catalog.ts'
import {
  CrossSyncTestRequest,
  CrossSyncTestResponse,
  PeerCreateRequest,
  PeerResponse,
  PeerTestRequest,
  SyncCreateRequest,
  SyncCreateResponse,
} from '../http/cross-sync.ts'
import { EditedWebsite, SaveConflict, SaveWebsiteRequest, SaveWebsiteResponse } from '../http/editor.ts'
import { ApiErrorBody } from '../http/errors.ts'
import { RegenerateRequest, RegenerateResponse } from '../http/generation.ts'
import { HolderParams, PageHoldings } from '../http/holdings.ts'
import {
  DeleteWebsiteResponse,
  DuplicateWebsiteRequest,
  DuplicateWebsiteResponse,
  MoveWebsiteRequest,
  TrashPage,
  WebsiteDeletion,
} from '../http/own-page.ts'
import { PageQuery } from '../http/paging.ts'
import { ReadProductLinkRequest, ReadProductLinkResponse } from '../http/product-link.ts'
import { PublicListQuery } from '../http/public-list.ts'
import { RevisionList, RevisionResponse } from '../http/revisions.ts'
import { PushLandingRequest, PushLandingResponse, ShopifyTestResponse } from '../http/shopify.ts'
import { ChangeTemplateRequest } from '../http/template-change.ts'
import { TestimonialsParams, TestimonialsQuery, TestimonialsResponse } from '../http/testimonials.ts'
import { ShopperCounts, TrackViewRequest } from '../http/track.ts'
import { Understanding, UnderstandingQuery } from '../http/understanding.ts'
import { UrlAvailability, UrlAvailabilityQuery } from '../http/url-availability.ts'
import { exportEndpoints } from './data-export.ts'
import { Bytes, byId, type EndpointTable } from './endpoint.ts'

/** What one installation signs for another. */
const PeerHeaders = z.object({
  'X-Sync-Timestamp': z.string(),
  'X-Sync-Id': z.string(),
  'X-Sync-Signature': z.string(),
})

const IfMatch = z.object({ 'If-Match': z.string().optional() })

const saved = { 200: SaveWebsiteResponse, 409: z.union([SaveConflict, ApiErrorBody]) } as const
const byRevision = byId.extend({ revision: z.int().positive() })

export const catalogEndpoints = {
  'GET /api/websites/public': {
    access: 'public',
    summary: 'Stranica po adresi, onako kako je vide kupci',
    query: PublicWebsiteQuery,
    answers: { 200: PublicWebsiteResponse },
    refusals: ['not_found'],
  },
  'GET /api/websites/public-list': {
    access: 'public',
    summary: 'Aktivne stranice, najnovije prve; po kategoriji i rečima',
    query: PublicListQuery,
    answers: { 200: PublicList },
    refusals: ['limited'],
  },
  'GET /api/websites/my': {
    access: 'signedIn',
    summary: 'Stranice prijavljenog prodavca',
    query: PageQuery,
    answers: { 200: WebsitePage },
  },
  'GET /api/websites': {
    access: 'admin',
    summary: 'Stranice svih prodavaca',
    query: AdminWebsitesQuery,
    answers: { 200: AdminWebsitePage },
  },
  'GET /api/websites/id/{id}': {
    access: 'owner',
    summary: 'Cela stranica, za njenog vlasnika; verzija je u zaglavlju ETag',
    params: byId,
    answers: { 200: EditedWebsite },
  },
  'PUT /api/websites/id/{id}': {
    access: 'owner',
    summary: 'Čuvanje stranice; šta nije poslato, ostaje',
    params: byId,
    headers: IfMatch,
    body: SaveWebsiteRequest,
    answers: saved,
  },
  'POST /api/websites/id/{id}/draft/publish': {
    access: 'owner',
    summary: 'Objavljivanje nacrta stranice',
    params: byId,
    headers: IfMatch,
    answers: saved,
  },
  'DELETE /api/websites/id/{id}/draft': {
    access: 'owner',
    summary: 'Odbacivanje nacrta stranice',
    params: byId,
    headers: IfMatch,
    answers: saved,
  },
  'POST /api/websites/id/{id}/template': {
    access: 'owner',
    summary: 'Drugi izgled stranice; tekstovi ostaju, a što u njemu nedostaje piše se iz podataka o proizvodu',
    params: byId,
    headers: IfMatch,
    body: ChangeTemplateRequest,
    answers: saved,
  },
  'GET /api/websites/id/{id}/revisions': {
    access: 'owner',
    summary: 'Objavljivanja stranice, najnovija prva',
    params: byId,
    query: PageQuery,
    answers: { 200: RevisionList },
  },
  'GET /api/websites/id/{id}/revisions/{revision}': {
    access: 'owner',
    summary: 'Stranica kakva je bila posle jednog objavljivanja',
    params: byRevision,
    answers: { 200: RevisionResponse },
  },
  'POST /api/websites/id/{id}/revisions/{revision}/restore': {
    access: 'owner',
    summary: 'Vraćanje i objavljivanje ranije verzije stranice',
    params: byRevision,
    headers: IfMatch,
    answers: saved,
  },
  'POST /api/websites/id/{id}/address': {
    access: 'owner',
    summary: 'Promena adrese stranice; stara vodi na novu',
    params: byId,
    headers: IfMatch,
    body: MoveWebsiteRequest,
    answers: saved,
  },
  'GET /api/websites/trash': {
    access: 'signedIn',
    summary: 'Obrisane stranice prijavljenog prodavca koje još mogu da se vrate',
    query: PageQuery,
    answers: { 200: TrashPage },
  },
  'GET /api/websites/id/{id}/deletion': {
    access: 'owner',
    summary: 'Šta je vezano za stranicu, pre njenog brisanja',
    params: byId,
    answers: { 200: WebsiteDeletion },
  },
  'DELETE /api/websites/id/{id}': {
    access: 'owner',
    summary: 'Brisanje stranice; 30 dana može da se vrati',
    params: byId,
    headers: IfMatch,
    answers: { 200: DeleteWebsiteResponse, 409: saved[409] },
  },
  'POST /api/websites/id/{id}/bring-back': {
    access: 'owner',
    summary: 'Vraćanje obrisane stranice',
    params: byId,
    answers: { 200: SaveWebsiteResponse },
    refusals: ['conflict'],
  },
  'POST /api/websites/id/{id}/duplicate': {
    access: 'owner',
    summary: 'Kopija stranice, i za drugo tržište; isključena je dok je prodavac ne proveri',
    params: byId,
    body: DuplicateWebsiteRequest,
    answers: { 200: DuplicateWebsiteResponse },
    refusals: ['conflict', 'limited'],
  },
  'POST /api/websites/id/{id}/regenerate': {
    access: 'owner',
    summary: 'Drugačiji tekst jednog dela stranice; ništa se ne čuva',
    params: byId,
    body: RegenerateRequest,
    answers: { 200: RegenerateResponse },
    refusals: ['limited'],
  },
  'GET /api/websites/held-by/{userId}': {
    access: 'admin',
    summary: 'Koliko stranica ima korisnik',
    params: HolderParams,
    answers: { 200: PageHoldings },
  },
  'POST /api/websites/product-link': {
    access: 'signedIn',
    summary: 'Podaci o proizvodu sa stranice prodavnice',
    body: ReadProductLinkRequest,
    answers: { 200: ReadProductLinkResponse },
    refusals: ['limited'],
  },
  'GET /api/websites/understanding': {
    access: 'signedIn',
    summary: 'Kako je naziv proizvoda shvaćen',
    query: UnderstandingQuery,
    answers: { 200: Understanding },
  },
  'GET /api/websites/url-available': {
    access: 'signedIn',
    summary: 'Da li je adresa stranice slobodna',
    query: UrlAvailabilityQuery,
    answers: { 200: UrlAvailability },
  },
  'POST /api/sync/create-website': {
    access: 'signedIn',
    summary: 'Nova stranica, po unetim podacima ili po linkovima (urls)',
    body: z.union([CreateWebsiteRequest, SyncCreateRequest]),
    answers: { 200: z.union([CreateWebsiteResponse, SyncCreateResponse]) },
    refusals: ['conflict', 'limited'],
  },
  'GET /api/sync/progress/{key}': {
    access: 'signedIn',
    summary: 'Koraci pravljenja stranice uživo',
    params: z.object({ key: CreateWebsiteRequest.shape.progressKey.unwrap() }),
    answers: { 200: { 'text/event-stream': ProgressEvent } },
  },
  'GET /api/sync/dashboard': {
    access: 'signedIn',
    summary: 'Stranice i brojke prodavca',
    query: DashboardQuery,
    answers: { 200: SyncDashboard },
  },
  'POST /api/sync/peer/test': {
    access: 'public',
    summary: 'Druga instalacija proverava nalog; zahtev je potpisan',
    headers: PeerHeaders,
    body: PeerTestRequest,
    answers: { 200: PeerResponse },
    refusals: ['unauthenticated', 'not_found', 'conflict'],
  },
  'POST /api/sync/peer/create-website': {
    access: 'public',
    summary: 'Druga instalacija pravi stranicu ovde; zahtev je potpisan',
    headers: PeerHeaders,
    body: PeerCreateRequest,
    answers: { 200: PeerResponse },
    refusals: ['unauthenticated', 'not_found', 'conflict', 'limited'],
  },
  'POST /api/cross-sync/test': {
    access: 'signedIn',
    summary: 'Provera ove i povezanih instalacija',
    body: CrossSyncTestRequest,
    answers: { 200: CrossSyncTestResponse },
    refusals: ['limited'],
  },
  'POST /api/shopify/test': {
    access: 'signedIn',
    summary: 'Provera Shopify prodavnice',
    answers: { 200: ShopifyTestResponse },
    refusals: ['invalid', 'limited'],
  },
  'POST /api/shopify/push-landing': {
    access: 'owner',
    summary: 'Slanje stranice u Shopify',
    body: PushLandingRequest,
    answers: { 200: PushLandingResponse },
    refusals: ['not_found', 'limited'],
  },
  'POST /api/images/upload': {
    access: 'signedIn',
    summary: 'Slanje slike, najviše 5 MB',
    body: { 'multipart/form-data': z.object({ image: z.file() }) },
    answers: { 200: ImageUploadResponse },
    refusals: ['limited'],
  },
  'GET /api/object-storage/{name}': {
    access: 'public',
    summary: 'Slika po imenu datoteke, na adresi starijih stranica',
    params: z.object({ name: z.string() }),
    answers: { 200: { 'image/webp': Bytes } },
    refusals: ['not_found'],
  },
  'GET /api/testimonials/{product}/{category}': {
    access: 'public',
    summary: 'Komentari kupaca za proizvod',
    params: TestimonialsParams,
    query: TestimonialsQuery,
    answers: { 200: TestimonialsResponse },
  },
  'POST /api/track/view': {
    access: 'public',
    summary: 'Stranica je otvorena ili je još otvorena; odgovor ima sadržaj samo na stranici sa izbrojanim brojkama',
    body: TrackViewRequest,
    answers: { 200: ShopperCounts, 204: null },
    refusals: ['limited'],
  },
  ...exportEndpoints('websites', Website),
} as const satisfies EndpointTable
