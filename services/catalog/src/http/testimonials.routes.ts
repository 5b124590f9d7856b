import {
  TESTIMONIALS_MESSAGES,
  TestimonialsParams,
  TestimonialsQuery,
  TestimonialsResponse,
} from '@izlog/contracts/http/testimonials'
import { read, unavailable } from '@izlog/kit/errors'
import { allow } from '@izlog/kit/http/access'
import { writeComments } from '@izlog/writer/page/testimonials'
import { Router } from 'express'
import type { Ports } from '../use-cases/ports.ts'

/** The same query always gives the same answer, so browsers and the gateway may cache it for an hour. */
const CACHING = { 'Cache-Control': 'public, max-age=3600' } as const

/** Testimonials for a page (docs/product/builder.md 7). Answers 422 to an unknown category. */
export const testimonialRoutes = ({ log }: Pick<Ports, 'log'>, write: typeof writeComments = writeComments): Router =>
  Router().get('/api/testimonials/:product/:category', allow('public'), (req, res) => {
    const { product, category } = read(TestimonialsParams, req.params)
    const { market } = read(TestimonialsQuery, req.query)
    try {
      const answer = TestimonialsResponse.parse({ testimonials: write(product, category, market) })
      res.set(CACHING).json(answer)
    } catch (err) {
      log.error({ err, category, market }, 'comments not written')
      throw unavailable(err, TESTIMONIALS_MESSAGES.failed)
    }
  })
