import { z } from 'zod'
import type { Access } from '../http/access.ts'
import type { ErrorKind } from '../http/errors.ts'

/** A body by its media type. A schema alone means `application/json`. */
export type Content = z.ZodType | Readonly<Record<string, z.ZodType>>

/** One endpoint as the OpenAPI document describes it. Its schemas are those by which the service parses. */
export interface Endpoint {
  access: Exclude<Access, 'internal'>
  /** A Serbian sentence: people read it on /api/docs. */
  summary: string
  /** Path parameters; absent ones are strings. */
  params?: z.ZodObject
  query?: z.ZodObject
  headers?: z.ZodObject
  body?: Content
  /** By status; null: without a body. An error is listed only if it has its own body. */
  answers: Readonly<Record<number, Content | null>>
  /** In addition to those that follow from access, parameters and body (`operation.ts`). */
  refusals?: readonly ErrorKind[]
  /** Whether the call ends the caller's session. */
  endsSession?: true
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** All endpoints of a service under /api, by 'METHOD /path/{parameter}'. */
export type EndpointTable = Readonly<Record<`${Method} /api/${string}`, Endpoint>>

/** The schemas of a body by media type. */
export const mediaOf = (content: Content): Readonly<Record<string, z.ZodType>> =>
  content instanceof z.ZodType ? { 'application/json': content } : content

/** A file or a page, without a schema. */
export const Bytes = z.string()

/** A numeric id in a path. */
export const byId = z.object({ id: z.int().positive() })
