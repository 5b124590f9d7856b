import { allow } from '@izlog/kit/http/access'
import { Router } from 'express'
import { sellersElsewhere } from '../use-cases/own-address.ts'
import { addressesOf, type PagesDeps } from '../use-cases/show-page.ts'
import { PAGE_CACHING } from './page-caching.ts'
import { placeOf } from './place.ts'

/** The sitemap protocol's limit for one file. */
const MAX_URLS = 50_000

/** The sellers' app. Whole paths, since a landing page's address may begin with the same word. */
const APP = [
  'admin',
  'create',
  'builder',
  'orders',
  'deliveries',
  'domain',
  'domains',
  'settings',
  'sync',
  'sync-setup',
  'zaboravljena-lozinka',
  'nova-lozinka',
]

/** Disallowed for crawlers on every host: API endpoints and pages that show an order. */
const CLOSED = [
  '/api/',
  '/internal/',
  '/hvala$',
  '/hvala?',
  '/hvala/',
  '/hvala-simple',
  '/hvala-upsell',
  '/hvala-success',
  '/thank-you-success',
]
const CLOSED_ON_PLATFORM = [...CLOSED, '/edit/', ...APP.map((path) => `/${path}$`)]

/** robots.txt and the sitemap. */
export const crawlerRoutes = (deps: PagesDeps): Router =>
  Router()
    .get('/robots.txt', allow('public'), async (req, res) => {
      const place = placeOf(req)
      const { publicUrl } = await addressesOf(deps, place)
      const closed = (place.owner === undefined ? CLOSED_ON_PLATFORM : CLOSED).map((path) => `Disallow: ${path}`)
      const lines = ['User-agent: *', ...closed, '', `Sitemap: ${publicUrl}/sitemap.xml`]
      res
        .set(PAGE_CACHING)
        .type('text/plain')
        .send(`${lines.join('\n')}\n`)
    })
    .get('/sitemap.xml', allow('public'), async (req, res) => {
      const place = placeOf(req)
      const { publicUrl } = await addressesOf(deps, place)
      const elsewhere = place.owner === undefined ? await sellersElsewhere(deps) : []
      const pages = await deps.publicPages.publicUrls(MAX_URLS - 1, place.owner, elsewhere)
      const entries = pages.map(
        ({ customUrl, updatedAt }) =>
          `<url><loc>${publicUrl}/${customUrl}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
      )
      const urls = [
        `<url><loc>${publicUrl}${place.owner === undefined ? '/storefront' : '/'}</loc></url>`,
        ...entries,
      ].join('')
      res
        .set(PAGE_CACHING)
        .type('application/xml')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
        )
    })
